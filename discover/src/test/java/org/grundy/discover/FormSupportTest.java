package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.game.Play;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// What may be called checked.
final class FormSupportTest {
    private static Samples line(int size, IntUnaryOperator value) {
        int[] values = IntStream.range(0, size).map(value).toArray();
        SampleBlock block = new SampleBlock(List.of(), 0, List.of(size), values);
        return new Samples(List.of("n"), List.of(), SampledQuantity.GRUNDY, List.of(block));
    }

    private static final IntExpr N = new IntExpr.Variable("n", 0);

    private static Optional<FormDoubt> doubt(Samples samples, Form form) {
        assertThat(samples.mismatch(form.expression(), Run.unlimited())).isEmpty();
        return new FormSupport(samples).doubt(form, Run.unlimited());
    }

    private static Form periodic(int period) {
        List<Long> table =
                IntStream.range(0, period).mapToObj(r -> (long) r * r).toList();
        IntExpr entry = new IntExpr.Element(table, N.mod(period));
        return new Form.Periodic(IntExpr.of(period), 0, entry);
    }

    @Test
    void few_values_show_nothing() {
        Form form = new Form.Formula(N.mod(2));
        assertThat(doubt(line(499, n -> n % 2), form)).contains(FormDoubt.FEW_VALUES);
        assertThat(doubt(line(500, n -> n % 2), form)).isEmpty();
    }

    @Test
    void a_period_comes_three_times_and_has_fewer_constants_than_a_quarter_of_the_values() {
        assertThat(doubt(line(1000, n -> n % 200 * (n % 200)), periodic(200))).isEmpty();
        assertThat(doubt(line(1000, n -> n % 300 * (n % 300)), periodic(300))).contains(FormDoubt.MANY_CONSTANTS);
        Form late = new Form.Periodic(IntExpr.of(200), 600, periodic(200).expression());
        assertThat(doubt(line(1000, n -> n % 200 * (n % 200)), late)).contains(FormDoubt.FEW_PERIODS);
    }

    @Test
    void no_modulus_is_near_the_size_of_the_table() {
        Form remainder = new Form.Formula(N.mod(400));
        assertThat(doubt(line(1000, n -> n % 400), remainder)).contains(FormDoubt.FEW_PERIODS);
        Form quotient = new Form.Formula(N.over(400));
        assertThat(doubt(line(1000, n -> n / 400), quotient)).contains(FormDoubt.FEW_PERIODS);
        assertThat(doubt(line(2000, n -> n % 400), remainder)).isEmpty();
    }

    @Test
    void each_case_occurs_among_the_values_held_out_but_for_lists() {
        IntExpr early = N.lessThan(100);
        Form rule = new Form.Formula(early.choice(N.mod(2), IntExpr.of(7)));
        assertThat(doubt(line(1000, n -> n < 100 ? n % 2 : 7), rule)).contains(FormDoubt.UNSEEN_CASE);
        List<Long> head = IntStream.range(0, 100).mapToObj(n -> (long) (n % 2)).toList();
        Form list = new Form.Formula(early.choice(new IntExpr.Element(head, N), IntExpr.of(7)));
        assertThat(doubt(line(1000, n -> n < 100 ? n % 2 : 7), list)).isEmpty();
        Form late = new Form.Formula(N.lessThan(600).choice(N.mod(2), IntExpr.of(7)));
        assertThat(doubt(line(1000, n -> n < 600 ? n % 2 : 7), late)).isEmpty();
        IntExpr or = N.lessThan(100).or(IntExpr.of(300).compared(Relation.LESS, N));
        assertThat(doubt(line(1000, n -> n < 100 || n > 300 ? 1 : 0), new Form.Formula(or)))
                .contains(FormDoubt.UNSEEN_CASE);
    }

    @Test
    void a_limit_leaves_a_doubt_and_not_an_error() {
        Samples samples = line(5000, n -> n % 2);
        Run spent = new Run(Budget.UNLIMITED);
        spent.stop();
        assertThat(spent.attempt(() -> new FormSupport(samples)
                                .doubt(new Form.Formula(N.mod(2)), spent)
                                .isEmpty())
                        .toOptional())
                .isEmpty();
    }

    /// The Fibonacci word has long stretches that repeat, but no period.
    @Test
    void the_fibonacci_word_has_no_checked_period() {
        List<Integer> word = new ArrayList<>(List.of(0));
        for (List<Integer> before = List.of(1); word.size() < 3000; ) {
            List<Integer> longer = new ArrayList<>(word);
            longer.addAll(before);
            before = List.copyOf(word);
            word = longer;
        }
        for (int size : List.of(200, 300, 500, 700, 1000, 1600, 2500)) {
            DiscoveryReport report = Discovery.standard().of(word.subList(0, size), Run.unlimited());
            report.finding(SampledQuantity.GRUNDY)
                    .filter(finding -> finding.form() instanceof Form.Periodic)
                    .ifPresent(finding -> assertThat(finding.certainty()).isInstanceOf(Certainty.Guess.class));
        }
    }

    @Test
    void a_period_of_89_in_201_values_is_a_guess() {
        DiscoveryReport report = Discovered.rules(
                "g: (n, m) -> (n - t, 2 * t) for t in 1..min(n, m); start n as (n, 1)", Play.NORMAL, 200);
        assertThat(report.finding(SampledQuantity.GRUNDY).map(FoundForm::certainty))
                .contains(new Certainty.Guess(FormDoubt.FEW_VALUES));
    }
}
