package org.grundy.catalog.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.Evidence;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.ReasonStep;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Misère sums of wild heaps, decided by misère quotients.
final class WildSumsTest {
    private static Analysis misere(String expression) {
        return Grundy.analyze(
                ExpressionParser.parse(Catalog.library(), expression), Convention.MISERE, Budget.standard());
    }

    /// A pin or two adjacent ones are taken from a row.
    private static List<List<Integer>> kayles(int row) {
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 1; taken <= 2; taken++) {
            for (int left = 0; 2 * left <= row - taken; left++) {
                options.add(List.of(left, row - taken - left));
            }
        }
        return options;
    }

    private static Set<List<Integer>> after(Move move) {
        return move.changes().stream()
                .map(change -> change.to().stream()
                        .map(part -> ((BigInteger) part).intValueExact())
                        .filter(part -> part > 0)
                        .sorted()
                        .toList())
                .collect(Collectors.toSet());
    }

    @Test
    void outcomes_and_winning_moves_of_kayles_are_those_of_trying_every_play() {
        NaiveOutcome<Integer> naive = NaiveOutcome.misere(WildSumsTest::kayles);
        for (int first = 4; first <= 9; first++) {
            for (int second = 4; second <= first; second++) {
                Analysis analysis = misere("kayles(" + first + "," + second + ")");
                boolean won = naive.nextPlayerWins(List.of(first, second));
                assertThat(analysis.outcome()).contains(won ? Outcome.N : Outcome.P);
                int other = second;
                Set<List<Integer>> expected = kayles(first).stream()
                        .filter(parts -> !naive.nextPlayerWins(List.of(parts.get(0), parts.get(1), other)))
                        .map(parts ->
                                parts.stream().filter(part -> part > 0).sorted().toList())
                        .collect(Collectors.toSet());
                Set<List<Integer>> found = analysis.winning().listed().stream()
                        .filter(move -> move.changes().getFirst().component() == 0)
                        .flatMap(move -> after(move).stream())
                        .collect(Collectors.toSet());
                assertThat(found).as(first + " and " + second).isEqualTo(expected);
            }
        }
    }

    @Test
    void a_heap_of_any_size_is_as_good_as_one_smaller_by_whole_periods() {
        Analysis large = misere("kayles(10^18,20,15)");
        int heap = BigInteger.TEN.pow(18).mod(BigInteger.valueOf(12)).intValueExact() + 84;
        Analysis small = misere("kayles(" + heap + ",20,15)");
        assertThat(large.outcome()).isEqualTo(small.outcome()).contains(Outcome.N);
        assertThat(large.winning().listed()).isNotEmpty();
        assertThat(large.findings().getFirst().evidence()).contains(new Evidence.ByQuotient("0.77", 40, 167, true));
    }

    /// All moves of a row of 100000 are listed; a row larger by a period has the same ones in classes.
    @Test
    void winning_moves_of_a_huge_row_are_told_as_classes_and_none_is_missing() {
        Set<List<Integer>> listed = misere("kayles(100000,20)").winning().listed().stream()
                .filter(move -> move.changes().getFirst().component() == 0)
                .flatMap(move -> after(move).stream())
                .collect(Collectors.toSet());
        List<ReasonStep> classes = misere("kayles(100012,20)").reason();
        for (int taken = 1; taken <= 2; taken++) {
            for (int part = 1; 2 * part <= 100_000 - taken; part++) {
                List<Integer> parts = List.of(part, 100_000 - taken - part);
                assertThat(inClass(classes, taken, part))
                        .as("take " + taken + ", leave " + part)
                        .isEqualTo(listed.contains(parts));
            }
        }
    }

    private static Object quantity(ReasonStep step, String name) {
        return Objects.requireNonNull(step.quantities().get(name), name);
    }

    private static boolean inClass(List<ReasonStep> classes, int taken, int part) {
        return classes.stream()
                .filter(step -> Integer.valueOf(taken).equals(step.quantities().get("taken")))
                .anyMatch(step -> switch (step.key()) {
                    case "misere.move.small" -> ((List<?>) quantity(step, "parts")).contains(part);
                    case "misere.move.class" ->
                        part >= (int) quantity(step, "from")
                                && ((List<?>) quantity(step, "residues"))
                                        .contains(part % (int) quantity(step, "period"));
                    default -> false;
                });
    }

    /// The misère P rows of Kayles up to 20, while no row is lost in normal play.
    @Test
    void single_rows_of_kayles_lost_in_misere_play() {
        List<Integer> lost = new ArrayList<>();
        for (int row = 1; row <= 20; row++) {
            if (misere("octal[0.77](" + row + ")").outcome().orElseThrow() == Outcome.P) {
                lost.add(row);
            }
        }
        assertThat(lost).containsExactly(1, 4, 9, 12, 20);
    }
}
