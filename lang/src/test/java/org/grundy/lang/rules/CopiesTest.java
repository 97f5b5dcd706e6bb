package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.grundy.solve.StatisticValues;
import org.grundy.text.InputError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class CopiesTest {
    private static RuleGame game(String rules) {
        return RuleText.compile("g: " + rules).game("g");
    }

    /// There is no number of ones in −1, and heaps below 0 do not exist.
    @ParameterizedTest
    @EnumSource
    void a_component_of_which_there_is_no_copy_need_not_exist(Way way) {
        RuleGame undefined = game("(x, y) -> (3 - y) of [x - 1, popcount(2 - y)] & [x - 1, y] if x > 0 and y = 3");
        RuleGame below = game("(x, y) -> (3 - y) of [x - 1, 2 - y] & [x - 1, y] if x > 0 and y = 3");
        for (RuleGame each : new RuleGame[] {undefined, below}) {
            StatisticValues<RuleState> values = way.values(each, RuleState.of(6, 3));
            for (int x = 0; x <= 6; x++) {
                assertThat(values.of(RuleState.of(x, 3))).isEqualTo(x % 2);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void there_are_no_fewer_copies_than_0_even_of_what_does_not_exist(Way way) {
        RuleGame game = game("(x, y) -> (y - 4) of [x - 1, popcount(y - 4)] if x > 0");
        RuleState start = RuleState.of(1, 3);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> way.values(game, start).of(start))
                .satisfies(error -> assertThat(error.source()
                                .substring(error.span().start(), error.span().end()))
                        .isEqualTo("(y - 4) of [x - 1, popcount(y - 4)]"));
    }
}
