package org.grundy.render.program.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rules of lists in whose play a state comes again, and others.
final class RepeatedStateTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "g: a[] -> replace(a, i, 1 - a[i]) for i in indices(a) if a[i] < 2 | true",
                "g: a[] -> replace(a, i, a[i] - 1) for i in indices(a) if a[i] > 0 | false",
                // Twenty thousand states deep and never the same one.
                "g: a[] -> replace(a, 0, a[0] + 1) if length(a) > 0 | false",
            })
    void a_state_that_comes_again_is_met(String rules, boolean met) {
        assertThat(RepeatedState.isMet(RuleText.compile(rules).game("g"), Run.unlimited()))
                .isEqualTo(met);
    }
}
