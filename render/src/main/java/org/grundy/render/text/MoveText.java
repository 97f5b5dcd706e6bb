package org.grundy.render.text;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.render.Language;
import org.grundy.render.Sentences;

/// Moves of one sum in words: `3 → 1 in the first heap: take 2`.
///
/// Components of one game are told apart by their number, components of different games by their
/// expressions.
public final class MoveText {
    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");

    /// Where positions before and after a move are longer than this, a sentence says it alone.
    private static final int LONGEST_POSITIONS = 60;

    private final Language language;
    private final boolean single;
    private final boolean oneGame;
    private final boolean heaps;
    private final Set<String> repeated = new HashSet<>();

    /// Words for the moves of a sum.
    public MoveText(Sum sum, Language language) {
        this.language = language;
        List<Component<?>> components = sum.components();
        this.single = components.size() == 1;
        this.oneGame =
                components.stream().map(each -> each.game().name()).distinct().count() == 1;
        this.heaps = components.stream().allMatch(MoveText::isNumber);
        Set<String> seen = new HashSet<>();
        for (Component<?> each : components) {
            if (!seen.add(each.expression())) {
                repeated.add(each.expression());
            }
        }
    }

    private static <P> boolean isNumber(Component<P> component) {
        return component
                .game()
                .numbers(component.position())
                .filter(list -> list.size() == 1)
                .isPresent();
    }

    /// A move: its changes, separated by semicolons.
    public String of(Move move) {
        return move.changes().stream().map(this::change).collect(Collectors.joining(language.of("; ", "；")));
    }

    private <P> String change(ComponentChange<P> change) {
        Sentences sentences = Sentences.of(change.game(), language);
        Optional<String> sentence = sentence(change, language);
        String positions = positions(change, sentences);
        boolean sentenceAlone = sentence.isPresent() && positions.length() > LONGEST_POSITIONS;
        boolean placed = sentenceAlone ? !single : isAmbiguous(change);
        return inOrder(
                sentenceAlone ? "" : positions,
                placed ? place(change, sentences) : "",
                sentence.or(() -> how(change, sentences)).orElse(""));
    }

    /// What a move does, where the game says it: `take a-b`.
    static <P> Optional<String> sentence(ComponentChange<P> change, Language language) {
        Game<P> game = change.game();
        return game.moveSentence(change.from(), change.to()).map(Sentences.of(game, language)::of);
    }

    private String inOrder(String positions, String place, String how) {
        return language == Language.EN
                ? joined(": ", joined(" ", positions, place), how)
                : joined("：", place, joined("，", positions, how));
    }

    private static String joined(String separator, String first, String second) {
        return first.isEmpty() ? second : second.isEmpty() ? first : first + separator + second;
    }

    private <P> String positions(ComponentChange<P> change, Sentences sentences) {
        String to = change.to().isEmpty()
                ? sentences.of("move.nothing")
                : change.to().stream().map(part -> named(change.game(), part)).collect(Collectors.joining(" + "));
        return named(change.game(), change.from()) + " → " + to;
    }

    private <P> String named(Game<P> game, P position) {
        return oneGame ? game.bracketed(position) : game.expression(position);
    }

    /// Whether the positions alone do not say which component is changed.
    private boolean isAmbiguous(ComponentChange<?> change) {
        return oneGame ? !single : repeated.contains(expression(change));
    }

    private static <P> String expression(ComponentChange<P> change) {
        return change.game().expression(change.from());
    }

    private String place(ComponentChange<?> change, Sentences sentences) {
        String key = oneGame && heaps ? "place.heap" : "place.component";
        return sentences.of(key, "ordinal", ordinal(change.component() + 1));
    }

    private String ordinal(int number) {
        if (language == Language.ZH) {
            return Integer.toString(number);
        }
        return number <= ORDINALS.size() ? ORDINALS.get(number - 1) : number + suffix(number);
    }

    private static String suffix(int number) {
        boolean teen = number % 100 / 10 == 1;
        return switch (teen ? 0 : number % 10) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
    }

    /// What is done, where positions are numbers that shrink.
    private static <P> Optional<String> how(ComponentChange<P> change, Sentences sentences) {
        List<BigInteger> from = change.game().numbers(change.from()).orElse(List.of());
        List<List<BigInteger>> to = change.to().stream()
                .map(part -> change.game().numbers(part).orElse(List.of()))
                .toList();
        if (from.size() == 1 && to.stream().allMatch(part -> part.size() == 1)) {
            BigInteger left = to.stream().map(List::getFirst).reduce(BigInteger.ZERO, BigInteger::add);
            return taken(from.getFirst().subtract(left), to.size(), sentences);
        }
        boolean pairs = from.size() == 2 && to.size() == 1 && to.getFirst().size() == 2;
        return pairs ? pair(from, to.getFirst(), sentences) : Optional.empty();
    }

    private static Optional<String> taken(BigInteger taken, int parts, Sentences sentences) {
        return switch (taken.signum()) {
            case 1 -> Optional.of(sentences.of("move.take", "k", taken));
            case 0 -> parts > 1 ? Optional.of(sentences.of("move.split")) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<String> pair(List<BigInteger> from, List<BigInteger> to, Sentences sentences) {
        BigInteger k = from.getFirst().subtract(to.getFirst());
        BigInteger l = from.get(1).subtract(to.get(1));
        if (k.signum() < 0 || l.signum() < 0) {
            return Optional.empty();
        }
        if (l.signum() == 0) {
            return Optional.of(sentences.of("move.first", "k", k));
        }
        if (k.signum() == 0) {
            return Optional.of(sentences.of("move.second", "k", l));
        }
        return Optional.of(sentences.of(k.equals(l) ? "move.both" : "move.pair", "k", k, "l", l));
    }
}
