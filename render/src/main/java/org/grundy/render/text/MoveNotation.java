package org.grundy.render.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;

/// Moves in the short notation in which a player may type them: `2: 5 → 3`, or where a game says what its moves do
/// and a language is given, `2: take a-b`.
public final class MoveNotation {
    private static final int WIDTH = 96;
    private static final int GAP = 3;

    private final boolean single;
    private final Optional<Language> language;

    /// Notation by positions for the moves of a sum; the component is named where there is more than one.
    public MoveNotation(Sum sum) {
        this(sum, Optional.empty());
    }

    /// The same by what moves do, in a language, where the game says it.
    public MoveNotation(Sum sum, Language language) {
        this(sum, Optional.of(language));
    }

    private MoveNotation(Sum sum, Optional<Language> language) {
        this.single = sum.components().size() == 1;
        this.language = language;
    }

    /// A move: its changes, separated by semicolons, components counted from 1.
    public String of(Move move) {
        return move.changes().stream().map(this::of).collect(Collectors.joining("; "));
    }

    private <P> String of(ComponentChange<P> change) {
        return inWords(change).orElseGet(() -> place(change) + from(change) + " → " + to(change));
    }

    private String place(ComponentChange<?> change) {
        return single ? "" : (change.component() + 1) + ": ";
    }

    private <P> Optional<String> inWords(ComponentChange<P> change) {
        return language.flatMap(words -> MoveText.sentence(change, words)).map(sentence -> place(change) + sentence);
    }

    /// A move as [#of] writes it, if words say what it does in every component that it changes.
    private Optional<String> inWords(Move move) {
        List<String> said = move.changes().stream()
                .flatMap(change -> inWords(change).stream())
                .toList();
        return said.size() == move.changes().size() ? Optional.of(String.join("; ", said)) : Optional.empty();
    }

    private record Worded(Move move, String words) {}

    /// The move that is written so, or whose words end so: `take a-b`, `a-b`. Empty if there are several.
    public Optional<Move> find(String typed, List<Move> moves) {
        List<Worded> worded = moves.stream()
                .flatMap(move -> inWords(move).map(words -> new Worded(move, words)).stream())
                .toList();
        return only(worded, words -> words.equalsIgnoreCase(typed))
                .or(() -> only(worded, words -> words.endsWith(" " + typed)));
    }

    private static Optional<Move> only(List<Worded> moves, Predicate<String> written) {
        List<Worded> found =
                moves.stream().filter(each -> written.test(each.words)).toList();
        return found.size() == 1 ? Optional.of(found.getFirst().move) : Optional.empty();
    }

    private static <P> String from(ComponentChange<P> change) {
        return change.game().bracketed(change.from());
    }

    private static <P> String to(ComponentChange<P> change) {
        String to = parts(change).stream()
                .map(part -> change.game().bracketed(part))
                .collect(Collectors.joining(" + "));
        return to.isEmpty() ? "0" : to;
    }

    /// Several moves of one component as one line: `5 → 4, 3, 2`, or `take a, take b`.
    ///
    /// @param moves at least one
    public String options(List<Move> moves) {
        List<String> said =
                moves.stream().flatMap(move -> inWords(move).stream()).toList();
        if (said.size() == moves.size()) {
            return String.join(", ", said);
        }
        return moves.stream()
                .map(move -> to(move.changes().getFirst()))
                .collect(
                        Collectors.joining(", ", from(moves.getFirst().changes().getFirst()) + " → ", ""));
    }

    /// Of several parts those are left out of which nothing is left, such as empty heaps; and where
    /// positions are no numbers, those with which nothing can be done.
    private static <P> List<P> parts(ComponentChange<P> change) {
        List<P> shown = change.to().stream()
                .filter(part -> !isGone(change.game(), part))
                .toList();
        return change.to().size() > 1 && !shown.isEmpty() ? shown : change.to();
    }

    private static <P> boolean isGone(Game<P> game, P part) {
        return new Component<>(game, part).terminal()
                && game.numbers(part).stream().flatMap(List::stream).allMatch(number -> number.signum() == 0);
    }

    /// A numbered list of moves, in columns.
    ///
    /// @return lines, each ended by a line break
    public String list(List<Move> moves, Paint paint) {
        int digits = Integer.toString(moves.size()).length();
        List<String> texts = moves.stream().map(this::of).toList();
        int widest = DisplayWidth.widest(texts.stream());
        int columns = Math.max(1, (WIDTH + GAP) / (digits + 2 + widest + GAP));
        int rows = (moves.size() + columns - 1) / columns;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < moves.size(); i += rows) {
                line.append(paint.faint(DisplayWidth.right(Integer.toString(i + 1), digits) + ")"))
                        .append(' ')
                        .append(DisplayWidth.left(texts.get(i), widest + GAP));
            }
            lines.add("  " + line.toString().stripTrailing() + "\n");
        }
        return String.join("", lines);
    }
}
