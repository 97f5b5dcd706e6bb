package org.grundy.discover.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/// What is read off an expression is compared with its values.
final class RepetitionTest {
    private static final IntExpr N = new IntExpr.Variable("n", 0);
    /// What two expressions are combined by.
    private static final List<BinaryOperator<IntExpr>> COMBINATIONS = Stream.of(
                    Stream.of(Operation.values())
                            .filter(operation -> operation != Operation.POWER)
                            .<BinaryOperator<IntExpr>>map(
                                    operation -> (a, b) -> new IntExpr.Arithmetic(operation, a, b)),
                    Stream.of(NumberFunction.MIN, NumberFunction.MAX, NumberFunction.NIMPRODUCT)
                            .<BinaryOperator<IntExpr>>map(function -> (a, b) -> IntExpr.of(function, a, b)),
                    Stream.of(Relation.values())
                            .filter(relation -> relation != Relation.DIVIDES)
                            .<BinaryOperator<IntExpr>>map(relation -> (a, b) -> a.compared(relation, b)),
                    Stream.<BinaryOperator<IntExpr>>of(IntExpr::and, IntExpr::or))
            .flatMap(each -> each)
            .toList();

    private static Optional<Repetition> line(IntExpr expression) {
        return Repetition.of(expression, 0, 1, 0);
    }

    private static IntExpr mod(IntExpr a, long b) {
        return a.mod(b);
    }

    @Test
    void residues_have_their_common_period() {
        IntExpr both = mod(N, 4).equalTo(1).or(mod(N, 6).equalTo(5));
        assertThat(line(both)).contains(new Repetition(0, 12, 0));
    }

    @Test
    void a_quotient_grows_by_what_it_is_divided_by() {
        assertThat(line(N.times(4).over(6))).contains(new Repetition(0, 3, 2));
    }

    @Test
    void where_a_condition_ends_to_change_the_other_case_does_not_matter() {
        IntExpr form = N.lessThan(10).choice(new IntExpr.Element(List.of(0L, 1L), N), mod(N, 3));
        assertThat(line(form)).isPresent();
        assertThat(line(form).orElseThrow().period()).isEqualTo(3);
        assertThat(line(form).orElseThrow().preperiod()).isGreaterThanOrEqualTo(10);
    }

    @Test
    void in_pairs_the_other_number_may_be_any() {
        IntExpr y = new IntExpr.Variable("y", 1);
        IntExpr even = mod(N, 2).equalTo(0).and(mod(y, 3).equalTo(0));
        assertThat(Repetition.of(even, 0, 2, 0, 0)).contains(new Repetition(0, 2, 0));
        assertThat(Repetition.of(even, 1, 2, 0, 0)).contains(new Repetition(0, 3, 0));
        assertThat(Repetition.of(N.lessThan(y), 0, 2, 0, 0)).isEmpty();
    }

    @Test
    void what_does_not_repeat_is_not_said_to() {
        assertThat(line(IntExpr.of(NumberFunction.POPCOUNT, N))).isEmpty();
        assertThat(line(N.times(N))).isEmpty();
        assertThat(line(N.xor(IntExpr.of(1)))).isEmpty();
    }

    @Test
    void what_changes_only_near_the_largest_long_is_not_said_to_repeat() {
        for (long far : new long[] {Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 62, 5_000_000}) {
            IntExpr constant = IntExpr.of(far);
            assertThat(line(N.compared(Relation.UNEQUAL, constant))).isEmpty();
            assertThat(line(N.compared(Relation.LESS, constant))).isEmpty();
            assertThat(line(N.min(constant))).isEmpty();
            assertThat(line(mod(N, far))).isEmpty();
            assertThat(line(N.max(constant)).filter(repeat -> repeat.preperiod() > 0))
                    .isEmpty();
        }
    }

    private static IntExpr random(RandomGenerator random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextBoolean() ? N : IntExpr.of(random.nextInt(1, 9));
        }
        IntExpr left = random(random, depth - 1);
        return switch (random.nextInt(4)) {
            case 0 -> mod(left, random.nextInt(1, 7));
            case 1 -> left.over(random.nextInt(1, 5));
            case 2 ->
                left.lessThan(random(random, depth - 1)).choice(random(random, depth - 1), random(random, depth - 1));
            default -> COMBINATIONS.get(random.nextInt(COMBINATIONS.size())).apply(left, random(random, depth - 1));
        };
    }

    @RepeatedTest(20)
    void random_expressions_repeat_as_is_said(RepetitionInfo repetition) {
        RandomGenerator random = Seed.of("RepeatTest random " + repetition.getCurrentRepetition())
                .generator();
        int found = 0;
        for (int i = 0; i < 300; i++) {
            IntExpr expression = random(random, 4);
            Optional<Repetition> repeat = line(expression).filter(each -> each.preperiod() + each.period() < 3000);
            if (repeat.isPresent()) {
                found++;
                assertRepeats(expression, repeat.get());
            }
        }
        assertThat(found).isGreaterThan(50);
    }

    private static void assertRepeats(IntExpr expression, Repetition repeat) {
        for (long n = repeat.preperiod(); n < repeat.preperiod() + 2 * repeat.period(); n++) {
            Optional<Long> here = value(expression, n);
            Optional<Long> later = value(expression, n + repeat.period());
            assertThat(later).as(expression + " at " + n).isEqualTo(here.map(value -> value + repeat.saltus()));
        }
    }

    private static Optional<Long> value(IntExpr expression, long n) {
        try {
            return Optional.of(expression.value(n));
        } catch (ArithmeticException none) {
            return Optional.empty();
        }
    }
}
