package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.logic.Formula.and;
import static org.grundy.logic.Formula.or;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Play;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.ProofObligation;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Theorems about all positions, proved from rules and a description of the lost positions. The theorems are
/// those of the catalogue, with their sources there.
final class GameProofsTest {
    private static GameProof prove(Numeration numeration, DefinableGame game, Formula lost, Play play) {
        Run run = Run.unlimited();
        AutomaticSet set = new DecisionProcedure(numeration, Map.of(), run).set(game.position(), lost);
        return GameProofs.outcomes(game, set, play, run);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void bash_is_lost_at_the_multiples_of_m_plus_1(long m) {
        GameProof proof = prove(
                Numeration.base(2),
                AutomataTheorems.take(1, m),
                AutomataTheorems.residue(AutomataTheorems.N, m + 1, 0),
                Play.NORMAL);
        assertThat(proof).isInstanceOf(GameProof.Proved.class);
    }

    @Test
    void taking_powers_of_two_is_lost_at_the_multiples_of_3() {
        DefinableGame game = AutomataTheorems.heap(new Formula.Member(Numeration.POWER, List.of(AutomataTheorems.K)));
        GameProof proof =
                prove(Numeration.base(2), game, AutomataTheorems.residue(AutomataTheorems.N, 3, 0), Play.NORMAL);
        assertThat(proof).isInstanceOf(GameProof.Proved.class);
    }

    @Test
    void kikis_board_is_lost_where_both_distances_are_even() {
        Formula even = and(
                AutomataTheorems.residue(AutomataTheorems.X, 2, 0), AutomataTheorems.residue(AutomataTheorems.Y, 2, 0));
        assertThat(prove(Numeration.base(2), AutomataTheorems.kiki(), even, Play.NORMAL))
                .isInstanceOf(GameProof.Proved.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void the_k_multiple_game_is_lost_where_the_smallest_part_is_above_the_limit(int k) {
        GameProof proof = prove(
                Numeration.multiple(k),
                AutomataTheorems.multiple(k),
                AutomataTheorems.smallestPartAbove(),
                Play.NORMAL);
        assertThat(proof).isInstanceOf(GameProof.Proved.class);
    }

    /// Theory: stuck, misère: lost where p ≤ n mod (p + q) < 2p.
    @ParameterizedTest
    @CsvSource({"1,3", "2,3", "2,5", "3,3", "3,7"})
    void taking_p_to_q_in_misere_play_is_lost_where_the_remainder_is_p_to_2p(long p, long q) {
        Formula lost = or(LongStream.range(p, 2 * p)
                .mapToObj(remainder -> AutomataTheorems.residue(AutomataTheorems.N, p + q, remainder))
                .toList());
        assertThat(prove(Numeration.base(2), AutomataTheorems.take(p, q), lost, Play.MISERE))
                .isInstanceOf(GameProof.Proved.class);
        assertThat(prove(Numeration.base(2), AutomataTheorems.take(p, q), lost, Play.NORMAL))
                .isInstanceOf(GameProof.Refuted.class);
    }

    @Test
    void a_proof_says_what_was_decided_and_why_play_ends() {
        GameProof proof = prove(
                Numeration.base(2),
                AutomataTheorems.take(1, 3),
                AutomataTheorems.residue(AutomataTheorems.N, 4, 0),
                Play.NORMAL);
        assertThat(proof).isInstanceOfSatisfying(GameProof.Proved.class, proved -> {
            assertThat(proved.lemmas())
                    .extracting(GameProof.Lemma::claim)
                    .containsExactly(
                            ProofObligation.STAYS,
                            ProofObligation.NOT_WON,
                            ProofObligation.INDEPENDENT,
                            ProofObligation.ABSORBING,
                            ProofObligation.ENDS);
            assertThat(proved.lemmas().get(2).statement())
                    .hasToString("¬∃k,n (S(n) ∧ 1 ≤ k ∧ k < 4 ∧ k ≤ n ∧ P(n) ∧ P(n - k))");
            assertThat(proved.descent()).containsExactly(List.of("n"));
        });
    }

    @Test
    void a_game_that_need_not_end_is_undecided() {
        DefinableGame game = new DefinableGame(
                List.of("n"),
                List.of(new DefinableGame.Move(List.of(), Formula.always(), List.of(AutomataTheorems.N))));
        assertThat(prove(Numeration.base(2), game, Formula.never(), Play.MISERE))
                .isInstanceOf(GameProof.Refuted.class);
        DefinableGame turning = new DefinableGame(
                List.of("n"),
                List.of(
                        new DefinableGame.Move(
                                List.of(),
                                new Formula.Equal(AutomataTheorems.N, LinearTerm.of(1)),
                                List.of(LinearTerm.of(2))),
                        new DefinableGame.Move(
                                List.of(),
                                new Formula.Equal(AutomataTheorems.N, LinearTerm.of(2)),
                                List.of(LinearTerm.of(1)))));
        Formula notOne = Formula.not(new Formula.Equal(AutomataTheorems.N, LinearTerm.of(1)));
        assertThat(prove(Numeration.base(2), turning, notOne, Play.NORMAL))
                .isEqualTo(new GameProof.Undecided(Limit.METHOD));
    }

    @Test
    void a_small_budget_leaves_it_undecided() {
        AutomaticSet set = new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited())
                .set(List.of("n"), AutomataTheorems.residue(AutomataTheorems.N, 4, 0));
        Run run = new Run(Budget.standard().withPositions(20));
        assertThat(GameProofs.outcomes(AutomataTheorems.take(1, 3), set, Play.NORMAL, run))
                .isEqualTo(new GameProof.Undecided(Limit.POSITIONS));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void a_changed_set_is_refuted_by_a_position_that_brute_force_confirms(int changed) {
        Formula theorem = AutomataTheorems.residue(AutomataTheorems.N, 4, 0);
        Formula here = new Formula.Equal(AutomataTheorems.N, LinearTerm.of(changed));
        Formula lost = or(and(theorem, Formula.not(here)), and(Formula.not(theorem), here));
        GameProof proof = prove(Numeration.base(2), AutomataTheorems.take(1, 3), lost, Play.NORMAL);
        assertThat(proof).isInstanceOfSatisfying(GameProof.Refuted.class, refuted -> {
            int n = refuted.position().getFirst().intValueExact();
            boolean inside = (n % 4 == 0) != (n == changed);
            List<Integer> options = IntStream.rangeClosed(Math.max(0, n - 3), n - 1)
                    .filter(option -> (option % 4 == 0) != (option == changed))
                    .boxed()
                    .toList();
            if (refuted.option().isPresent()) {
                assertThat(refuted.lemma().claim()).isEqualTo(ProofObligation.INDEPENDENT);
                assertThat(inside).isTrue();
                assertThat(options).contains(refuted.option().get().getFirst().intValueExact());
            } else {
                assertThat(refuted.lemma().claim()).isEqualTo(ProofObligation.ABSORBING);
                assertThat(inside).isFalse();
                assertThat(options).isEmpty();
            }
        });
    }

    @Test
    void wythoffs_pairs_without_the_shift_are_refuted_by_a_pair_that_reaches_none() {
        Formula word = Formula.exists(
                List.of("z"), new Formula.Member("shift", List.of(AutomataTheorems.X, LinearTerm.of("z"))));
        Formula lost = and(word, new Formula.Equal(AutomataTheorems.Y, AutomataTheorems.X.times(2)));
        AutomaticSet set = new DecisionProcedure(Numeration.zeckendorf(), Map.of("shift", shift()), Run.unlimited())
                .set(List.of("x", "y"), lost);
        GameProof proof = GameProofs.outcomes(AutomataTheorems.wythoff(), set, Play.NORMAL, Run.unlimited());
        assertThat(proof).isInstanceOfSatisfying(GameProof.Refuted.class, refuted -> {
            long x = refuted.position().getFirst().longValueExact();
            long y = refuted.position().getLast().longValueExact();
            assertThat(refuted.option()).isEmpty();
            assertThat(set.contains(x, y)).isFalse();
            for (long k = 1; k <= Math.max(x, y); k++) {
                assertThat(k <= x && set.contains(x - k, y)).isFalse();
                assertThat(k <= y && set.contains(x, y - k)).isFalse();
                assertThat(k <= x && k <= y && set.contains(x - k, y - k)).isFalse();
            }
        });
    }

    /// Sprague 1935, Grundy 1939: the nim sum of two heaps.
    @Test
    void the_value_of_two_heaps_is_their_nim_sum() {
        LinearTerm k = AutomataTheorems.K;
        Formula some = Formula.atMost(LinearTerm.of(1), k);
        DefinableGame nim = new DefinableGame(
                List.of("x", "y"),
                List.of(
                        new DefinableGame.Move(
                                List.of("k"),
                                and(some, Formula.atMost(k, AutomataTheorems.X)),
                                List.of(AutomataTheorems.X.minus(k), AutomataTheorems.Y)),
                        new DefinableGame.Move(
                                List.of("k"),
                                and(some, Formula.atMost(k, AutomataTheorems.Y)),
                                List.of(AutomataTheorems.X, AutomataTheorems.Y.minus(k)))));
        AutomaticSet sum = Numeration.base(2).set(Numeration.NIM_SUM);
        assertThat(GameProofs.values(nim, sum, Run.unlimited())).isInstanceOf(GameProof.Proved.class);
        AutomaticSet plain = new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited())
                .set(
                        List.of("x", "y", "v"),
                        new Formula.Equal(LinearTerm.of("v"), AutomataTheorems.X.plus(AutomataTheorems.Y)));
        assertThat(GameProofs.values(nim, plain, Run.unlimited())).isInstanceOf(GameProof.Refuted.class);
    }

    /// Theory 2.4: powers of two: g(n) = n mod 3.
    @Test
    void the_value_of_taking_powers_of_two_is_the_remainder_on_division_by_3() {
        LinearTerm v = LinearTerm.of("v");
        Formula value =
                and(new Formula.Less(v, LinearTerm.of(3)), AutomataTheorems.residue(AutomataTheorems.N.minus(v), 3, 0));
        AutomaticSet set =
                new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited()).set(List.of("n", "v"), value);
        DefinableGame game = AutomataTheorems.heap(new Formula.Member(Numeration.POWER, List.of(AutomataTheorems.K)));
        assertThat(GameProofs.values(game, set, Run.unlimited())).isInstanceOf(GameProof.Proved.class);
    }

    @Test
    void wythoffs_game_is_lost_at_words_with_an_even_number_of_zeros_at_the_end_and_their_shifts() {
        Formula lost = or(
                new Formula.Member("shift", List.of(AutomataTheorems.X, AutomataTheorems.Y)),
                new Formula.Member("shift", List.of(AutomataTheorems.Y, AutomataTheorems.X)));
        Run run = Run.unlimited();
        AutomaticSet set = new DecisionProcedure(Numeration.zeckendorf(), Map.of("shift", shift()), run)
                .set(List.of("x", "y"), lost);
        GameProof proof = GameProofs.outcomes(AutomataTheorems.wythoff(), set, Play.NORMAL, run);
        assertThat(proof).isInstanceOf(GameProof.Proved.class);
    }

    private record Shift(int expected, boolean odd, boolean right, boolean any) {}

    /// Pairs of a word that ends in an even number of zeros, or is 0, and the word with a zero more.
    private static AutomaticSet shift() {
        return AutomaticSet.of(
                Numeration.zeckendorf(),
                2,
                new Shift(0, false, true, false),
                (state, digits) -> state.right && digits[0] == state.expected
                        ? new Shift(
                                digits[1], state.any && digits[0] == 0 && !state.odd, true, state.any || digits[0] == 1)
                        : new Shift(0, false, false, false),
                state -> state.right && state.expected == 0 && !state.odd,
                Run.unlimited());
    }

    /// Powers of c with 1. For odd c the value is the parity; for even c it is 2 at the remainder c on
    /// division by c + 1 and the parity of the remainder elsewhere.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void the_value_of_taking_powers_of_c_depends_on_the_remainder(int c) {
        int period = c % 2 == 0 ? c + 1 : 2;
        Formula value = or(IntStream.range(0, period)
                .mapToObj(remainder -> and(
                        AutomataTheorems.residue(AutomataTheorems.N, period, remainder),
                        new Formula.Equal(LinearTerm.of("v"), LinearTerm.of(remainder == c ? 2 : remainder % 2))))
                .toList());
        AutomaticSet set =
                new DecisionProcedure(Numeration.base(c), Map.of(), Run.unlimited()).set(List.of("n", "v"), value);
        DefinableGame game = AutomataTheorems.heap(new Formula.Member(Numeration.POWER, List.of(AutomataTheorems.K)));
        assertThat(GameProofs.values(game, set, Run.unlimited())).isInstanceOf(GameProof.Proved.class);
    }

    /// Both distances even 0, both odd 2; else 1 or 3 as the smaller is even or odd.
    @Test
    void kikis_values_depend_on_parities_and_on_which_distance_is_smaller() {
        Formula evenX = AutomataTheorems.residue(AutomataTheorems.X, 2, 0);
        Formula evenY = AutomataTheorems.residue(AutomataTheorems.Y, 2, 0);
        Formula oddX = Formula.not(evenX);
        Formula oddY = Formula.not(evenY);
        Formula smaller = new Formula.Less(AutomataTheorems.X, AutomataTheorems.Y);
        Formula larger = new Formula.Less(AutomataTheorems.Y, AutomataTheorems.X);
        Formula one = or(and(evenX, oddY, smaller), and(oddX, evenY, larger));
        Formula three = or(and(oddX, evenY, smaller), and(evenX, oddY, larger));
        List<Formula> cases = List.of(and(evenX, evenY), one, and(oddX, oddY), three);
        Formula value = or(IntStream.range(0, 4)
                .mapToObj(v -> and(cases.get(v), new Formula.Equal(LinearTerm.of("v"), LinearTerm.of(v))))
                .toList());
        AutomaticSet set =
                new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited()).set(List.of("x", "y", "v"), value);
        assertThat(GameProofs.values(AutomataTheorems.kiki(), set, Run.unlimited()))
                .isInstanceOf(GameProof.Proved.class);
    }
}
