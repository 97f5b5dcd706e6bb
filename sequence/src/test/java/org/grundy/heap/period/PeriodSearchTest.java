package org.grundy.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// The shift at which the last values occur again, against a comparison with all shifts in turn.
final class PeriodSearchTest {
    private static final int CASES = 20_000;

    private final RandomGenerator random = Seed.of("period_search").generator();

    @Test
    void the_two_way_search_finds_the_least_shift() {
        for (int i = 0; i < CASES; i++) {
            NimValues values = repetitive(2 + random.nextInt(60));
            int length = 1 + random.nextInt(values.size() - 1);
            int from = 1 + random.nextInt(3);
            int longest = values.size() - length;
            assertThat(new TwoWaySearch(new ValuesFromLast(values, Run.unlimited()), length).shift(from, longest))
                    .as("%s, the last %d, from %d", values, length, from)
                    .isEqualTo(naive(values, length, from, longest));
        }
    }

    @Test
    void the_period_found_is_the_least_that_the_values_prove() {
        for (int i = 0; i < CASES; i++) {
            NimValues values = repetitive(20 + random.nextInt(80));
            PeriodTheorem rule = PeriodTheorem.ofSubtraction(1 + random.nextInt(values.size()));
            int needed = (int) rule.needed(values.size());
            int shift = needed > values.size() ? 0 : naive(values, needed, 1, values.size() - needed);
            assertThat(new PeriodSearch(new ValuesFromLast(values, Run.unlimited()), rule)
                            .find()
                            .map(found -> (int) found.period()))
                    .as("%s, the last %d", values, needed)
                    .isEqualTo(Optional.of(shift).filter(found -> found > 0));
        }
    }

    /// The last values, and how many of them were compared.
    private static final class Counted implements LastValues {
        private final ValuesFromLast values;
        private long compared;
        private long passes;

        Counted(NimValues values) {
            this.values = new ValuesFromLast(values, Run.unlimited());
        }

        @Override
        public long count() {
            return values.count();
        }

        @Override
        public long recurrence(long wanted, long from, long to) {
            return values.recurrence(wanted, from, to);
        }

        @Override
        public long equal(long shift, long limit) {
            long equal = values.equal(shift, limit);
            compared += equal;
            return equal;
        }

        @Override
        public long occurrence(long wanted, long from, long to) {
            passes++;
            return values.occurrence(wanted, from, to);
        }
    }

    /// A long run and a shorter one at the end, which occurs again at each shift into the long one.
    @Test
    void values_that_nearly_repeat_at_most_shifts_are_compared_a_few_times() {
        int run = 3000;
        for (int last : new int[] {20, 200, 500}) {
            NimValues values = new NimValues();
            IntStream.range(0, run).forEach(n -> values.add(1));
            values.add(2);
            IntStream.range(0, last).forEach(n -> values.add(1));
            Counted counted = new Counted(values);
            PeriodTheorem rule = PeriodTheorem.ofSubtraction(last + 1);
            assertThat(new PeriodSearch(counted, rule).find()).isEmpty();
            assertThat(counted.compared).isLessThanOrEqualTo(9L * values.size());
            assertThat(counted.passes).as("the last %d", last).isEqualTo(1);
        }
    }

    @Test
    void the_search_in_one_pass_is_kept_for_values_that_need_it() {
        NimValues values = new NimValues();
        IntStream.range(0, 3000).forEach(n -> values.add(n * 7 % 101));
        Counted counted = new Counted(values);
        assertThat(new PeriodSearch(counted, PeriodTheorem.ofSubtraction(1500)).find())
                .contains(new PeriodSearch.Period(0, 101));
        assertThat(counted.passes).isZero();
    }

    /// Two shifts of the same values, the larger of which is the first that holds for all of them.
    @Test
    void the_search_in_one_pass_goes_on_after_the_shifts_that_were_tried() {
        NimValues values = new NimValues();
        int[] block = random.ints(100, 3, 1000).toArray();
        IntStream.of(block).forEach(values::add);
        IntStream.range(0, 200).forEach(n -> values.add(1));
        IntStream.range(0, 3000).forEach(n -> values.add(1));
        IntStream.of(block).forEach(values::add);
        IntStream.range(0, 200).forEach(n -> values.add(1));
        Counted counted = new Counted(values);
        assertThat(new PeriodSearch(counted, PeriodTheorem.ofSubtraction(300)).find())
                .contains(new PeriodSearch.Period(0, 3300));
        assertThat(counted.passes).isEqualTo(1);
    }

    @Test
    void what_is_compared_and_tried_is_charged() {
        NimValues values = new NimValues();
        IntStream.range(0, 200_000).forEach(n -> values.add(n < 100_000 ? 1 : 2));
        Run compared = Run.unlimited();
        assertThat(new ValuesFromLast(values, compared).equal(1, 150_000)).isEqualTo(99_999);
        assertThat(compared.work()).isBetween(99_999L / 512, 99_999L / 512 + 1);
        Run tried = Run.unlimited();
        assertThat(new ValuesFromLast(values, tried).recurrence(8, 100_000, 199_992))
                .isZero();
        assertThat(tried.work()).isBetween(100_000L / 128, 100_000L / 128 + 1);
        Run passed = Run.unlimited();
        assertThat(new ValuesFromLast(values, passed).occurrence(70_000, 100_000, 130_000))
                .isZero();
        assertThat(passed.work()).isGreaterThanOrEqualTo(70_000);
    }

    /// Few values that repeat a short block, with a mistake now and then.
    private NimValues repetitive(int count) {
        NimValues values = new NimValues();
        int block = 1 + random.nextInt(5);
        int mistakes = 1 + random.nextInt(40);
        for (int n = 0; n < count; n++) {
            boolean copied = n >= block && random.nextInt(mistakes) > 0;
            values.add(copied ? values.get(n - block) : random.nextInt(2));
        }
        return values;
    }

    private static int naive(NimValues values, int length, int from, int longest) {
        for (int shift = from; shift <= longest; shift++) {
            int equal = 0;
            while (equal < length
                    && values.get(values.size() - 1 - equal) == values.get(values.size() - 1 - equal - shift)) {
                equal++;
            }
            if (equal == length) {
                return shift;
            }
        }
        return 0;
    }
}
