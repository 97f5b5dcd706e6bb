package org.grundy.catalog.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.Evidence;
import org.grundy.game.Convention;
import org.grundy.game.ReasonStep;
import org.grundy.game.WinningMoves;
import org.grundy.lang.ExpressionParser;
import org.grundy.misere.tame.GenusSearch;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Thorough;
import org.grundy.value.Genus;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Misère sums of wild heaps with heaps of other games, decided by the quotient of all positions that can
/// follow.
final class MixedMisereSumsTest {
    private static Analysis misere(String expression) {
        return Grundy.analyze(
                ExpressionParser.parse(Catalog.library(), expression), Convention.MISERE, Budget.standard());
    }

    private record Place(char game, int tokens) {}

    /// Heaps of Nim, rows of Kayles and rows of 0.07, in which two adjacent tokens are taken.
    private static List<List<Place>> options(Place from) {
        List<List<Place>> options = new ArrayList<>();
        if (from.game == 'n') {
            IntStream.range(0, from.tokens).forEach(left -> options.add(List.of(new Place('n', left))));
            return options;
        }
        for (int taken = from.game == 'k' ? 1 : 2; taken <= Math.min(2, from.tokens); taken++) {
            for (int left = 0; 2 * left <= from.tokens - taken; left++) {
                options.add(List.of(new Place(from.game, left), new Place(from.game, from.tokens - taken - left)));
            }
        }
        return options;
    }

    @Test
    void outcomes_are_those_of_trying_every_play() {
        NaiveOutcome<Place> naive = NaiveOutcome.misere(MixedMisereSumsTest::options);
        for (int nim : new int[] {1, 2, 4}) {
            for (int row = 4; row <= 7; row++) {
                for (int pairs = 6; pairs <= 8; pairs++) {
                    String sum = "nim(" + nim + ") + kayles(" + row + ") + octal[0.07](" + pairs + ")";
                    boolean won = naive.nextPlayerWins(
                            List.of(new Place('n', nim), new Place('k', row), new Place('o', pairs)));
                    Analysis analysis = misere(sum);
                    assertThat(analysis.outcome()).as(sum).contains(won ? Outcome.N : Outcome.P);
                    assertThat(analysis.winning().listed().isEmpty()).isEqualTo(!won);
                }
            }
        }
    }

    @Test
    void heaps_of_two_codes_are_answered_at_any_size_where_the_elements_repeat() {
        Analysis small = misere("octal[0.72](27) + octal[0.34](25)");
        Analysis large = misere("octal[0.72](1000000000000000003) + octal[0.34](1000000000000000001)");
        assertThat(large.outcome()).isEqualTo(small.outcome()).isPresent();
        assertThat(large.findings().getFirst().evidence().orElseThrow()).isInstanceOf(Evidence.ByMixedQuotient.class);
    }

    /// Vertices c and g have normal and misère value 2, and yet a token on e tells them apart: (g+, g−)
    /// decide sums only where all is tame. Found by search of small graphs.
    @Test
    void normal_and_misere_values_do_not_decide_sums() {
        String graph = "digraph[b>a,c>a,c>b,d>c,e>b,e>d,f>d,g>a,g>d,g>f]";
        for (String vertex : List.of("c", "g")) {
            Genus genus = new GenusSearch(Run.unlimited())
                    .genus(ExpressionParser.parse(Catalog.library(), graph + "(" + vertex + ")"));
            assertThat(List.of(genus.normal(), genus.misereValue())).containsExactly(2, 2);
        }
        assertThat(misere(graph + "(g) + " + graph + "(e)").outcome()).contains(Outcome.P);
        assertThat(misere(graph + "(c) + " + graph + "(e)").outcome()).contains(Outcome.N);
    }

    @Test
    void a_board_beside_wild_heaps_is_answered() {
        Analysis analysis = misere("cram(3,3) + kayles(5)");
        assertThat(analysis.outcome()).contains(Outcome.N);
        assertThat(analysis.winning().listed()).hasSize(14);
    }

    /// The misère Grundy value by its definition: the only heap of Nim beside which the sum is lost.
    @Test
    void a_large_heap_of_nim_is_lowered_to_the_misere_value_of_the_rest() {
        NaiveOutcome<Place> naive = NaiveOutcome.misere(MixedMisereSumsTest::options);
        for (int row = 5; row <= 7; row++) {
            for (int pairs = 4; pairs <= 7; pairs++) {
                int value = 0;
                while (naive.nextPlayerWins(
                        List.of(new Place('n', value), new Place('k', row), new Place('o', pairs)))) {
                    value++;
                }
                Analysis analysis =
                        misere("kayles(" + row + ") + octal[0.07](" + pairs + ") + nim(1000000000000000000)");
                assertThat(analysis.outcome()).contains(Outcome.N);
                assertThat(analysis.winning()).isInstanceOf(WinningMoves.Complete.class);
                assertThat(analysis.winning().listed())
                        .singleElement()
                        .extracting(move -> move.changes().getFirst().to())
                        .isEqualTo(List.of(BigInteger.valueOf(value)));
            }
        }
    }

    /// Values beside two heaps repeat in ways of their own: beside five pins 4, 5, 2, 3, 8, 9, 6, 7, …
    @Test
    void two_heaps_of_nim_beside_wild_rows_are_as_trying_every_play_finds_them() {
        NaiveOutcome<Place> naive = NaiveOutcome.misere(MixedMisereSumsTest::options);
        for (int row : new int[] {5, 7, 8}) {
            for (int larger : new int[] {4, 6, Thorough.bound(9, 12)}) {
                for (int smaller = 0; smaller <= larger; smaller++) {
                    String sum = "nim(" + larger + ") + kayles(" + row + ") + nim(" + smaller + ")";
                    List<Place> places = List.of(new Place('n', larger), new Place('k', row), new Place('n', smaller));
                    Analysis analysis = misere(sum);
                    assertThat(analysis.outcome())
                            .as(sum)
                            .contains(naive.nextPlayerWins(places) ? Outcome.N : Outcome.P);
                    assertThat(analysis.winning().listed()).as(sum).hasSize(winning(places, naive));
                }
            }
        }
    }

    /// How many different moves leave a lost sum.
    private static int winning(List<Place> sum, NaiveOutcome<Place> naive) {
        int winning = 0;
        for (int i = 0; i < sum.size(); i++) {
            Set<List<Place>> options = new HashSet<>(options(sum.get(i)));
            for (List<Place> option : options) {
                List<Place> after = new ArrayList<>(sum);
                after.remove(i);
                after.addAll(option);
                winning += naive.nextPlayerWins(after) ? 0 : 1;
            }
        }
        return winning;
    }

    @Test
    void two_heaps_of_any_size_beside_wild_rows_are_answered() {
        Analysis lost = misere("kayles(5) + nim(999999999999999998) + nim(1000000000000000000)");
        assertThat(lost.outcome()).contains(Outcome.P);
        Analysis won = misere("kayles(5) + nim(1000000000000000000) + nim(1000000000000000000)");
        assertThat(won.winning()).isInstanceOf(WinningMoves.Complete.class);
        assertThat(won.winning().listed()).isNotEmpty();
    }

    /// Of a row that no search goes through, each value is looked at once by its quotient. The row is worth
    /// 1 + 2 + 2 by the published quotient of Kayles (Plambeck and Siegel 2008), so the naive play of that
    /// is the oracle.
    @Test
    void a_heap_of_nim_beside_a_huge_row_is_lowered_to_the_misere_value_of_the_row() {
        NaiveOutcome<Place> naive = NaiveOutcome.misere(MixedMisereSumsTest::options);
        int value = 0;
        while (naive.nextPlayerWins(
                List.of(new Place('n', value), new Place('k', 1), new Place('k', 2), new Place('k', 2)))) {
            value++;
        }
        Analysis analysis = Grundy.analyze(
                ExpressionParser.parse(Catalog.library(), "kayles(1000000000000000000) + nim(29)"),
                Convention.MISERE,
                Budget.standard().withPositions(400_000));
        assertThat(analysis.winning().listed())
                .singleElement()
                .extracting(move -> move.changes().getFirst().to())
                .isEqualTo(List.of(BigInteger.valueOf(value)));
    }

    /// What decides is too large to be found and too large to be searched; both are said, and no time is lost.
    @Test
    void what_no_method_decides_is_said_with_its_reason() {
        Analysis analysis = Grundy.analyze(
                ExpressionParser.parse(Catalog.library(), "kayles(1000000000000000000) + octal[0.15](20)"),
                Convention.MISERE,
                Budget.standard().withPositions(100_000));
        assertThat(analysis.outcome()).isEmpty();
        assertThat(analysis.reason()).extracting(ReasonStep::key).contains("misere.growth", "misere.huge");
    }
}
