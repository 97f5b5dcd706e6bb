package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// States as keys of the tables of searches.
final class RuleStateTest {
    private static final int MANY = 1 << 18;

    /// The numbers of hashes by chance are 2^18 less 2^(36 - 33), as each two of the states share one in 2^32 cases.
    @Test
    void nearby_states_have_hashes_as_if_drawn_by_lot() {
        Stream.<IntFunction<RuleState>>of(
                        each -> RuleState.of(each >> 12, each & 4095),
                        each -> RuleState.of(each & 511, each >> 9),
                        each -> RuleState.of(each >> 12, each >> 6 & 63, each & 63),
                        each -> RuleState.of(0, each >> 9, 0, each & 511))
                .forEach(states -> assertThat(IntStream.range(0, MANY)
                                .mapToObj(states)
                                .mapToInt(RuleState::hashCode)
                                .distinct()
                                .count())
                        .isGreaterThan(MANY - 100));
    }

    @Test
    void equal_states_have_equal_hashes_and_single_numbers_stay_in_order() {
        assertThat(RuleState.of(3, 5)).isEqualTo(RuleState.of(3, 5)).hasSameHashCodeAs(RuleState.of(3, 5));
        assertThat(IntStream.range(0, 100).map(each -> RuleState.of(each).hashCode()))
                .isSorted()
                .doesNotHaveDuplicates();
    }
}
