package org.grundy.discover.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Forms written by hand, most of them theorems of the catalogue, and wrong ones beside them.
final class AutomatonProverTest {
    private static final IntExpr N = new IntExpr.Variable("n", 0);
    private static final IntExpr X = new IntExpr.Variable("x", 0);
    private static final IntExpr Y = new IntExpr.Variable("y", 1);
    private static final String WYTHOFF = "(x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;"
            + "(x, y) -> (x - k, y - k) for k in 1..min(x, y)";

    private static IntExpr number(long value) {
        return new IntExpr.Constant(value);
    }

    private static IntExpr remainder(IntExpr of, long by) {
        return new IntExpr.Arithmetic(Operation.REMAINDER, of, number(by));
    }

    private static IntExpr equal(IntExpr left, IntExpr right) {
        return left.compared(Relation.EQUAL, right);
    }

    private static Optional<Proof> lost(String rules, Play play, IntExpr form, long... parameters) {
        return prove(rules, play, SampledQuantity.LOST, form, parameters);
    }

    private static Optional<Proof> prove(
            String rules, Play play, SampledQuantity quantity, IntExpr form, long... parameters) {
        RuleGame game = RuleText.compile("g: " + rules).game("g");
        int places = game.numbers().size();
        SampledGame<?> sampled = SampledGame.of(game);
        SampleBlock known = new SampleBlock(
                Arrays.stream(parameters).boxed().toList(), 0, Collections.nCopies(places, 1), new int[] {
                    SampleBlock.UNKNOWN
                });
        FormClaim claim = new FormClaim(sampled, play, quantity, new Form.Formula(form), known);
        return new AutomatonProver()
                .prove(claim, Run.unlimited())
                .filter(Proof.class::isInstance)
                .map(Proof.class::cast);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void bash_is_proved_with_its_parameter(long m) {
        String rules = "n -> n - k for k in 1..min(" + m + ", n)";
        IntExpr period = new IntExpr.Arithmetic(Operation.ADD, new IntExpr.Variable("m", 1), number(1));
        IntExpr value = new IntExpr.Arithmetic(Operation.REMAINDER, N, period);
        assertThat(lost(rules, Play.NORMAL, equal(value, number(0)), m)).isPresent();
        assertThat(lost(rules, Play.MISERE, equal(value, number(0)), m)).isEmpty();
        assertThat(prove(rules, Play.NORMAL, SampledQuantity.GRUNDY, value, m)).isPresent();
    }

    @Test
    void a_table_of_residues_is_proved() {
        IntExpr table = new IntExpr.Element(List.of(0L, 0L, 1L, 1L, 2L), remainder(N, 5));
        String rules = "n -> n - k for k in 2..3 if k <= n";
        assertThat(prove(rules, Play.NORMAL, SampledQuantity.GRUNDY, table)).isPresent();
    }

    @Test
    void powers_of_two_are_proved_in_base_2_only_for_the_right_residues() {
        String rules = "n -> n - k for k in powers(2, n)";
        assertThat(lost(rules, Play.NORMAL, equal(remainder(N, 3), number(0)))).isPresent();
        assertThat(lost(rules, Play.NORMAL, equal(remainder(N, 3), number(1)))).isEmpty();
    }

    private static IntExpr golden() {
        IntExpr d = new IntExpr.Arithmetic(Operation.SUBTRACT, X.max(Y), X.min(Y));
        IntExpr square = new IntExpr.Arithmetic(Operation.MULTIPLY, number(5), d.times(d));
        return new IntExpr.Arithmetic(
                Operation.DIVIDE, new IntExpr.Arithmetic(Operation.ADD, d, square.squareRoot()), number(2));
    }

    @Test
    void wythoffs_pairs_are_proved_by_the_golden_ratio() {
        IntExpr form = equal(X.min(Y), golden());
        assertThat(lost(WYTHOFF, Play.NORMAL, form)).isPresent();
        assertThat(lost(WYTHOFF, Play.MISERE, form)).isEmpty();
        assertThat(lost("unordered; " + WYTHOFF, Play.NORMAL, form)).isPresent();
    }

    @Test
    void an_unordered_form_must_say_the_same_of_either_order() {
        IntExpr d = new IntExpr.Arithmetic(Operation.SUBTRACT, Y, X);
        IntExpr square = new IntExpr.Arithmetic(Operation.MULTIPLY, number(5), d.times(d));
        IntExpr form = equal(
                X,
                new IntExpr.Arithmetic(
                        Operation.DIVIDE, new IntExpr.Arithmetic(Operation.ADD, d, square.squareRoot()), number(2)));
        assertThat(lost("unordered; " + WYTHOFF, Play.NORMAL, form)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void the_smallest_part_is_proved_to_decide_the_k_multiple_game(long k) {
        String rules = "(n, q) -> (n - t, " + k + " * t) for t in 1..min(n, q)";
        IntExpr n = new IntExpr.Variable("n", 0);
        IntExpr q = new IntExpr.Variable("q", 1);
        IntExpr part = new IntExpr.Call(new Routine.SmallestPart(0, 0), List.of(n, new IntExpr.Variable("k", 2)));
        IntExpr form = equal(n, number(0)).or(q.compared(Relation.LESS, part));
        assertThat(lost(rules, Play.NORMAL, form, k)).isPresent();
        IntExpr wrong = equal(n, number(0)).or(q.compared(Relation.AT_MOST, part));
        assertThat(lost(rules, Play.NORMAL, wrong, k)).isEmpty();
    }

    @Test
    void two_heaps_of_nim_have_their_nim_sum() {
        String rules = "(x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y";
        assertThat(prove(rules, Play.NORMAL, SampledQuantity.GRUNDY, new IntExpr.Arithmetic(Operation.XOR, X, Y)))
                .isPresent();
        assertThat(lost(rules, Play.NORMAL, equal(X, Y))).isPresent();
    }

    /// The halving game of the documentation: 0 1 0 2 1 2 0 …
    @Test
    void an_automaton_that_reads_the_last_digit_first_is_proved_or_not() {
        Routine evenZeros = new DigitProgram.Automaton(2, List.of(List.of(0, 1), List.of(1, 1)), List.of(1L, 0L));
        IntExpr form = new IntExpr.Call(evenZeros, List.of(N));
        assertThat(lost("n -> 0 if n > 0", Play.NORMAL, form)).isPresent();
        assertThat(lost("n -> n - 1 if n > 0", Play.NORMAL, form)).isEmpty();
    }

    @Test
    void a_form_that_is_no_formula_is_not_proved() {
        IntExpr squares = new IntExpr.Arithmetic(Operation.MULTIPLY, N, N);
        assertThat(lost("n -> n - 1 if n > 0", Play.NORMAL, equal(squares, number(0))))
                .isEmpty();
    }
}
