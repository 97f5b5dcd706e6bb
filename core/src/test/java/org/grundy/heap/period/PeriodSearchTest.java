package org.grundy.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.heap.sequence.NimValues;
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
