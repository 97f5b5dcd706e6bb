package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.Allocation;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// Tables that get more room while they are filled.
final class LongTablesTest {
    private final RuleGame taking = RuleText.compile("t: n -> n - 1, n - 2").game("t");

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "SEARCHED")
    void a_work_that_ends_soon_has_not_made_room_for_all(Way way) {
        Run run = new Run(Budget.UNLIMITED.withWork(100_000));
        long bytes = Allocation.bytes(() -> run.attempt(() -> way.values(taking, RuleState.of(1_000_000_000), run)));
        assertThat(run.work()).isGreaterThanOrEqualTo(100_000);
        assertThat(bytes).isLessThan(1 << 25);
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "SEARCHED")
    void values_are_the_same_before_and_after_a_table_has_grown(Way way) {
        for (int last : new int[] {(1 << 20) - 1, 1 << 20, (1 << 20) + 1, (1 << 22) + 1}) {
            StatisticValues<RuleState> values = way.values(taking, RuleState.of(last));
            for (int n = last; n >= 0; n--) {
                if (n > last - 5 || Math.abs(n - (1 << 20)) < 5 || n % 97 == 0) {
                    assertThat(values.of(RuleState.of(n))).isEqualTo(n % 3);
                }
            }
        }
    }

    /// 301 values need more than a byte, and the table of two bytes a cell gets more room twice.
    @Test
    void a_table_may_grow_in_number_and_in_width() {
        RuleGame wide = RuleText.compile("t: n -> n - 1; n -> n - k for k in 2..300 if k <= n < 1100000")
                .game("t");
        int last = Thorough.bound(4_300_000, 20_000_000);
        StatisticValues<RuleState> values = Way.FILLED.values(wide, RuleState.of(last));
        for (int n = 0; n < 1_100_000; n += 997) {
            assertThat(values.of(RuleState.of(n))).isEqualTo(n % 301);
        }
        boolean lostBefore = 1_099_999 % 301 == 0;
        for (int n = 1_100_000; n <= last; n += 997) {
            assertThat(values.of(RuleState.of(n))).as("%s", n).isEqualTo((lostBefore ? n + 1 : n) % 2);
        }
    }
}
