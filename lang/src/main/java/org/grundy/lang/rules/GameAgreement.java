package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.lang.NamedGame;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// How far a game given by rules agrees with another game: Grundy values, or outcomes where there are
/// no values.
///
/// @param rules the game given by rules
/// @param other the other game
/// @param verdict how the comparison ended
/// @param positions how many positions were compared
/// @param last the last position compared, by its numbers; none if nothing was compared
/// @param found what was found there: of the rules, then of the other game
public record GameAgreement(
        String rules, String other, Verdict verdict, long positions, List<BigInteger> last, List<String> found) {
    public GameAgreement {
        last = List.copyOf(last);
        found = List.copyOf(found);
    }

    /// How a comparison ends.
    public enum Verdict {
        /// All positions agree.
        SAME,
        /// The last position does not agree.
        DIFFERENT,
        /// The last position is undecided in one of the games.
        UNDECIDED
    }

    /// Compares two games on all positions with numbers up to a bound, where both have such a position.
    ///
    /// @param run charged for the work
    /// @throws InputError if their positions are not the same number of numbers, one at least
    public static GameAgreement of(RuleGame rules, NamedGame<?> other, int to, Run run) {
        if (rules.dimensions() != other.dimensions() || rules.dimensions() == 0) {
            throw new InputError(
                    "a position of %s is %s numbers and one of %s is %s: only games with the same positions can be compared",
                    "%s 的局面是 %s 个数，%s 的局面是 %s 个数：只能比较局面形式相同的游戏",
                    rules.name(),
                    rules.dimensions(),
                    other.name(),
                    other.dimensions());
        }
        return new Comparison(rules, other, run).all(to);
    }

    private record Comparison(RuleGame rules, NamedGame<?> other, Run run) {
        GameAgreement all(int to) {
            List<BigInteger> numbers = new ArrayList<>();
            for (int i = 0; i < rules.dimensions(); i++) {
                numbers.add(BigInteger.valueOf(other.least()));
            }
            long compared = 0;
            do {
                Optional<List<String>> found = found(numbers);
                if (found.isPresent()) {
                    compared++;
                    Verdict verdict = verdict(found.get());
                    if (verdict != Verdict.SAME) {
                        return new GameAgreement(rules.name(), other.name(), verdict, compared, numbers, found.get());
                    }
                }
            } while (next(numbers, to));
            return new GameAgreement(rules.name(), other.name(), Verdict.SAME, compared, List.of(), List.of());
        }

        private static Verdict verdict(List<String> found) {
            if (found.contains("")) {
                return Verdict.UNDECIDED;
            }
            return found.getFirst().equals(found.getLast()) ? Verdict.SAME : Verdict.DIFFERENT;
        }

        /// The next position; the last number varies fastest.
        private boolean next(List<BigInteger> numbers, int to) {
            for (int i = numbers.size() - 1; i >= 0; i--) {
                if (numbers.get(i).intValueExact() < to) {
                    numbers.set(i, numbers.get(i).add(BigInteger.ONE));
                    return true;
                }
                numbers.set(i, BigInteger.valueOf(other.least()));
            }
            return false;
        }

        /// What is found in both games; empty if there is no such position.
        private Optional<List<String>> found(List<BigInteger> numbers) {
            Optional<Analysis> first = analysis(rules, numbers);
            Optional<Analysis> second = first.isEmpty() ? first : analysis(other, numbers);
            if (first.isEmpty() || second.isEmpty()) {
                return Optional.empty();
            }
            boolean values =
                    first.get().value().isPresent() && second.get().value().isPresent();
            return Optional.of(List.of(shown(first.get(), values), shown(second.get(), values)));
        }

        private static String shown(Analysis analysis, boolean value) {
            return value
                    ? analysis.value().orElseThrow().toString()
                    : analysis.outcome().map(Enum::name).orElse("");
        }

        private <P> Optional<Analysis> analysis(NamedGame<P> game, List<BigInteger> numbers) {
            P position;
            try {
                position = game.at(numbers);
            } catch (InputError none) {
                return Optional.empty();
            }
            return Optional.of(Grundy.analyze(Sum.of(new Component<>(game, position)), game.convention(), run));
        }
    }
}
