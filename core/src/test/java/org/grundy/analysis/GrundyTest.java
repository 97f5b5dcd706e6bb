package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Budget;
import org.grundy.solve.NimHeaps;
import org.grundy.solve.RandomGame;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// The front door on Nim by theorem, by rules and by search, and on sums of different games.
class GrundyTest {
    private static final Budget BUDGET = Budget.standard();

    @Test
    void nim_3_4_5_is_won_by_the_one_move_from_3_to_1() {
        Analysis analysis = Grundy.analyze(nim(NimHeaps.WITH_THEOREM, 3, 4, 5), Convention.NORMAL, BUDGET);
        assertThat(analysis.outcome()).hasValue(Outcome.N);
        assertThat(analysis.value()).hasValue(BigInteger.TWO);
        assertThat(moves(analysis)).containsExactly("0: 3 -> [1]");
    }

    @Test
    void misere_nim_by_the_tame_theorem_agrees_with_playing_it_out() {
        // Winning Ways (2001), vol. 2, ch. 13; check G1
        NaiveOutcome<Integer> oracle = NaiveOutcome.misere(
                n -> IntStream.range(0, n).mapToObj(List::of).toList());
        for (int a = 0; a <= 4; a++) {
            for (int b = a; b <= 4; b++) {
                for (int c = b; c <= 4; c++) {
                    Sum sum = nim(a % 2 == 0 ? NimHeaps.WITH_THEOREM : NimHeaps.RULES_ONLY, a, b, c);
                    Analysis analysis = Grundy.analyze(sum, Convention.MISERE, BUDGET);
                    boolean wins = oracle.nextPlayerWins(List.of(a, b, c));
                    assertThat(analysis.outcome()).hasValue(wins ? Outcome.N : Outcome.P);
                    assertThat(moves(analysis)).containsExactlyInAnyOrderElementsOf(winning(oracle, List.of(a, b, c)));
                }
            }
        }
    }

    private static List<String> winning(NaiveOutcome<Integer> oracle, List<Integer> heaps) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int left = 0; left < heaps.get(i); left++) {
                List<Integer> after = new ArrayList<>(heaps);
                after.set(i, left);
                if (!oracle.nextPlayerWins(after)) {
                    all.add(i + ": " + heaps.get(i) + " -> [" + left + "]");
                }
            }
        }
        return all;
    }

    @Test
    void wild_misere_sums_are_searched_and_say_so() {
        RandomGenerator random = Seed.of("GrundyTest wild").generator();
        int searched = 0;
        for (int i = 0; i < 1_000; i++) {
            RandomGame game = RandomGame.draw("random", 7, true, random);
            Sum sum = Sum.of(new Component<>(game, 6), new Component<>(game, 5));
            // So few positions that a quotient is not looked for at length before the sum is searched.
            Analysis analysis = Grundy.analyze(sum, Convention.MISERE, BUDGET.withPositions(20_000));
            NaiveOutcome<Integer> oracle = NaiveOutcome.misere(game.table()::get);
            assertThat(analysis.outcome()).hasValue(oracle.nextPlayerWins(List.of(6, 5)) ? Outcome.N : Outcome.P);
            boolean whole = analysis.reason().getFirst().key().equals("search.whole");
            searched += whole ? 1 : 0;
            assertThat(analysis.findings().getFirst().evidence()).isPresent();
        }
        assertThat(searched).isPositive();
    }

    @Test
    void a_component_known_by_outcome_only_decides_the_sum_when_the_rest_is_worth_nothing() {
        Component<BigInteger> huge = new Component<>(NimHeaps.OUTCOMES_ONLY, BigInteger.TEN.pow(30));
        Component<BigInteger> nothing = new Component<>(NimHeaps.WITH_THEOREM, BigInteger.ZERO);
        Analysis analysis = Grundy.analyze(Sum.of(huge, nothing), Convention.NORMAL, BUDGET);
        assertThat(analysis.outcome()).hasValue(Outcome.N);
        assertThat(analysis.value()).isEmpty();
        assertThat(analysis.winning()).isInstanceOf(WinningMoves.Partial.class);
    }

    @Test
    void where_the_rest_is_worth_something_such_a_sum_is_undecided_and_says_why() {
        Component<BigInteger> huge = new Component<>(NimHeaps.OUTCOMES_ONLY, BigInteger.TEN.pow(30));
        Component<BigInteger> three = new Component<>(NimHeaps.WITH_THEOREM, BigInteger.valueOf(3));
        Analysis analysis = Grundy.analyze(Sum.of(huge, three), Convention.NORMAL, BUDGET);
        assertThat(analysis.outcome()).isEmpty();
        assertThat(analysis.winning()).isEqualTo(new WinningMoves.Unknown());
        assertThat(analysis.shortfall()).isPresent();
        assertThat(analysis.findings().get(1).value()).hasValue(BigInteger.valueOf(3));
    }

    @Test
    void rules_alone_give_the_same_answer_with_a_table_as_evidence() {
        Analysis analysis = Grundy.analyze(nim(NimHeaps.RULES_ONLY, 3, 4, 5), Convention.NORMAL, BUDGET);
        assertThat(moves(analysis)).containsExactly("0: 3 -> [1]");
        assertThat(analysis.findings().get(2).evidence()).hasValue(new Evidence.ByTable(6));
    }

    @Test
    void the_empty_sum_is_lost_in_normal_play_and_won_in_misere_play() {
        assertThat(Grundy.analyze(Sum.of(), Convention.NORMAL, BUDGET).outcome())
                .hasValue(Outcome.P);
        assertThat(Grundy.analyze(Sum.of(), Convention.MISERE, BUDGET).outcome())
                .hasValue(Outcome.N);
    }

    private static Sum nim(Game<BigInteger> game, long... heaps) {
        return new Sum(Arrays.stream(heaps)
                .mapToObj(BigInteger::valueOf)
                .<Component<?>>map(heap -> new Component<>(game, heap))
                .toList());
    }

    private static List<String> moves(Analysis analysis) {
        return analysis.winning().listed().stream()
                .map(move -> move.changes().getFirst())
                .map(change -> change.component() + ": " + change.from() + " -> " + change.to())
                .toList();
    }
}
