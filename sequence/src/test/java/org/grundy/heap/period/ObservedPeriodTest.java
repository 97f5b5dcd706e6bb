package org.grundy.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.heap.Sequences;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// What values look like, against a comparison with all shifts in turn.
final class ObservedPeriodTest {
    private static final int CASES = 4000;

    private final RandomGenerator random = Seed.of("ObservedPeriodTest").generator();

    private static Optional<ObservedPeriod> naive(int... values) {
        int size = values.length;
        for (int period = 1; size >= 40 && 4 * period <= size / 2; period++) {
            int saltus = values[size - 1] - values[size - 1 - period];
            int preperiod = size - period;
            while (preperiod > 0 && values[preperiod - 1 + period] - values[preperiod - 1] == saltus) {
                preperiod--;
            }
            if (preperiod <= size / 2) {
                return saltus < 0 ? Optional.empty() : Optional.of(new ObservedPeriod(preperiod, period, saltus, size));
            }
        }
        return Optional.empty();
    }

    /// A block that is repeated with a growth, after values that are not, with a mistake now and then.
    private int[] repetitive() {
        int size = 30 + random.nextInt(100);
        int block = 1 + random.nextInt(size / 6);
        int growth = random.nextInt(3);
        int begin = random.nextInt(size * 2 / 3);
        int mistakes = random.nextBoolean() ? Integer.MAX_VALUE : 10 + random.nextInt(50);
        int[] values = new int[size];
        for (int n = 0; n < size; n++) {
            boolean copied = n >= begin + block && random.nextInt(mistakes) > 0;
            values[n] = copied ? values[n - block] + growth : random.nextInt(3);
        }
        return values;
    }

    @Test
    void it_is_the_least_period_that_half_of_the_values_show_four_times() {
        int found = 0;
        for (int i = 0; i < CASES; i++) {
            int[] values = repetitive();
            Optional<ObservedPeriod> expected = naive(values);
            assertThat(ObservedPeriod.of(Sequences.values(values), Run.unlimited()))
                    .as("%s", (Object) values)
                    .isEqualTo(expected);
            found += expected.isPresent() ? 1 : 0;
        }
        assertThat(found).isBetween(CASES / 10, CASES - CASES / 10);
    }

    @Test
    void forty_values_are_looked_at_and_fewer_are_not() {
        assertThat(ObservedPeriod.of(Sequences.values(new int[39]), Run.unlimited()))
                .isEmpty();
        assertThat(ObservedPeriod.of(Sequences.values(new int[40]), Run.unlimited()))
                .contains(new ObservedPeriod(0, 1, 0, 40));
    }

    /// Of 40 values the second half shows a period of 5 four times, and no longer one; it may begin in the middle.
    @Test
    void the_longest_period_and_the_latest_beginning_are_those_of_half_of_the_values() {
        int[] five = IntStream.range(0, 40).map(n -> n % 5 == 0 ? 1 : 0).toArray();
        assertThat(ObservedPeriod.of(Sequences.values(five), Run.unlimited()))
                .contains(new ObservedPeriod(0, 5, 0, 40));
        int[] six = IntStream.range(0, 40).map(n -> n % 6 == 0 ? 1 : 0).toArray();
        assertThat(ObservedPeriod.of(Sequences.values(six), Run.unlimited())).isEmpty();
        int[] late = IntStream.range(0, 40).map(n -> n < 20 ? 7 + n % 3 : n % 2).toArray();
        assertThat(ObservedPeriod.of(Sequences.values(late), Run.unlimited()))
                .contains(new ObservedPeriod(20, 2, 0, 40));
        int[] later =
                IntStream.range(0, 40).map(n -> n < 21 ? 7 + n % 3 : n % 2).toArray();
        assertThat(ObservedPeriod.of(Sequences.values(later), Run.unlimited())).isEmpty();
        int[] falling = IntStream.range(0, 40).map(n -> 40 - n).toArray();
        assertThat(ObservedPeriod.of(Sequences.values(falling), Run.unlimited()))
                .isEmpty();
    }

    /// What failed after many equal values is not tried at the shifts between.
    @Test
    void values_that_repeat_for_a_while_cost_one_pass() {
        int size = 20_000;
        int[] runs =
                IntStream.range(0, size).map(n -> n < size * 5 / 9 ? n % 7 : 0).toArray();
        Run run = Run.unlimited();
        assertThat(ObservedPeriod.of(Sequences.values(runs), run))
                .isEqualTo(naive(runs))
                .isEmpty();
        assertThat(run.work()).isBetween(size * 4L / 9 - 1, size * 4L / 9 + 1);
        Run all = Run.unlimited();
        ObservedPeriod.of(Sequences.values(new int[size]), all);
        assertThat(all.work()).isEqualTo(size);
    }
}
