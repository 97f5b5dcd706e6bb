package org.grundy.discover.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Name;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/// What is read off an expression is compared with its values.
final class RepetitionTest {
    private static final Expression N = new Name("n", 0);
    private static final List<ExpressionOperator> OPERATORS = List.of(ExpressionOperator.values());

    private static Optional<Repetition> line(Expression expression) {
        return Repetition.of(expression, 0, 1, 0);
    }

    private static Expression mod(Expression a, long b) {
        return ExpressionBuilder.mod(a, ExpressionBuilder.number(b));
    }

    @Test
    void residues_have_their_common_period() {
        Expression both = ExpressionBuilder.either(
                ExpressionBuilder.equal(mod(N, 4), ExpressionBuilder.number(1)),
                ExpressionBuilder.equal(mod(N, 6), ExpressionBuilder.number(5)));
        assertThat(line(both)).contains(new Repetition(0, 12, 0));
    }

    @Test
    void a_quotient_grows_by_what_it_is_divided_by() {
        assertThat(line(ExpressionBuilder.over(ExpressionBuilder.times(4, N), ExpressionBuilder.number(6))))
                .contains(new Repetition(0, 3, 2));
    }

    @Test
    void where_a_condition_ends_to_change_the_other_case_does_not_matter() {
        Expression form = new Expression.Choice(
                ExpressionBuilder.less(N, ExpressionBuilder.number(10)),
                new Expression.Lookup(List.of(0L, 1L), N),
                mod(N, 3));
        assertThat(line(form)).isPresent();
        assertThat(line(form).orElseThrow().period()).isEqualTo(3);
        assertThat(line(form).orElseThrow().preperiod()).isGreaterThanOrEqualTo(10);
    }

    @Test
    void in_pairs_the_other_number_may_be_any() {
        Expression y = new Name("y", 1);
        Expression even = ExpressionBuilder.both(
                ExpressionBuilder.equal(mod(N, 2), ExpressionBuilder.number(0)),
                ExpressionBuilder.equal(mod(y, 3), ExpressionBuilder.number(0)));
        assertThat(Repetition.of(even, 0, 2, 0, 0)).contains(new Repetition(0, 2, 0));
        assertThat(Repetition.of(even, 1, 2, 0, 0)).contains(new Repetition(0, 3, 0));
        assertThat(Repetition.of(ExpressionBuilder.less(N, y), 0, 2, 0, 0)).isEmpty();
    }

    @Test
    void what_does_not_repeat_is_not_said_to() {
        assertThat(line(ExpressionBuilder.of(NumberFunction.POPCOUNT, N))).isEmpty();
        assertThat(line(ExpressionBuilder.of(ExpressionOperator.MULTIPLY, N, N)))
                .isEmpty();
        assertThat(line(ExpressionBuilder.of(ExpressionOperator.XOR, N, ExpressionBuilder.number(1))))
                .isEmpty();
    }

    @Test
    void what_changes_only_near_the_largest_long_is_not_said_to_repeat() {
        for (long far : new long[] {Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 62, 5_000_000}) {
            Expression constant = ExpressionBuilder.number(far);
            assertThat(line(ExpressionBuilder.of(ExpressionOperator.UNEQUAL, N, constant)))
                    .isEmpty();
            assertThat(line(ExpressionBuilder.of(ExpressionOperator.LESS, N, constant)))
                    .isEmpty();
            assertThat(line(ExpressionBuilder.of(ExpressionOperator.MIN, N, constant)))
                    .isEmpty();
            assertThat(line(mod(N, far))).isEmpty();
            assertThat(line(ExpressionBuilder.of(ExpressionOperator.MAX, N, constant))
                            .filter(repeat -> repeat.preperiod() > 0))
                    .isEmpty();
        }
    }

    private static Expression random(RandomGenerator random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextBoolean() ? N : ExpressionBuilder.number(random.nextInt(1, 9));
        }
        Expression left = random(random, depth - 1);
        return switch (random.nextInt(4)) {
            case 0 -> mod(left, random.nextInt(1, 7));
            case 1 -> ExpressionBuilder.over(left, ExpressionBuilder.number(random.nextInt(1, 5)));
            case 2 ->
                new Expression.Choice(
                        ExpressionBuilder.less(left, random(random, depth - 1)),
                        random(random, depth - 1),
                        random(random, depth - 1));
            default ->
                new Expression.Binary(OPERATORS.get(random.nextInt(OPERATORS.size())), left, random(random, depth - 1));
        };
    }

    @RepeatedTest(20)
    void random_expressions_repeat_as_is_said(RepetitionInfo repetition) {
        RandomGenerator random = Seed.of("RepeatTest random " + repetition.getCurrentRepetition())
                .generator();
        int found = 0;
        for (int i = 0; i < 300; i++) {
            Expression expression = random(random, 4);
            Optional<Repetition> repeat = line(expression).filter(each -> each.preperiod() + each.period() < 3000);
            if (repeat.isPresent()) {
                found++;
                assertRepeats(expression, repeat.get());
            }
        }
        assertThat(found).isGreaterThan(50);
    }

    private static void assertRepeats(Expression expression, Repetition repeat) {
        for (long n = repeat.preperiod(); n < repeat.preperiod() + 2 * repeat.period(); n++) {
            Optional<Long> here = value(expression, n);
            Optional<Long> later = value(expression, n + repeat.period());
            assertThat(later).as(expression + " at " + n).isEqualTo(here.map(value -> value + repeat.saltus()));
        }
    }

    private static Optional<Long> value(Expression expression, long n) {
        try {
            return Optional.of(expression.value(n));
        } catch (ArithmeticException none) {
            return Optional.empty();
        }
    }
}
