package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.console.ExitCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// In a JVM that the launcher started without the Vector API, what is short is answered and what is long
/// asks for another one, without a word of its own.
@Isolated
final class VectorlessStartTest {
    private static final String PROPERTY = "grundy.brisk";
    private static final String BEGUN = "grundy.begun";

    @BeforeEach
    void begin() {
        System.setProperty(PROPERTY, "true");
    }

    @AfterEach
    void end() {
        System.clearProperty(PROPERTY);
        System.clearProperty(BEGUN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sequence 0.6 --to 1e7",
                "sequence 0.16 --to 100 --kernel bitset",
                "period 0.16 --max 1000 --kernel rows",
                "survey 0.7? --max 1e6"
            })
    void what_is_long_or_asks_for_vectors_is_left_to_another_jvm(String line) {
        Ran ran = Ran.command(line.split(" "));
        assertThat(ran.exit()).isEqualTo(ExitCode.LONGER.code());
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"period lasker --max 1e7 --time 1ms", "period 0.6 --max 1e7 --positions 1000"})
    void a_budget_that_is_spent_is_not_given_again_to_another_jvm(String line) {
        Ran ran = Ran.command(line.split(" "));
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out()).contains("no period proved");
    }

    @ParameterizedTest
    @ValueSource(strings = {"period 0.6 --max 1e7 --time 2h", "sequence 0.6 --to 500000 --time 2h"})
    void a_limit_on_time_is_told_as_it_was_given_and_not_as_what_was_left_of_it(String line) {
        System.setProperty(BEGUN, "1");
        assertThat(Ran.command(line.split(" ")).err()).contains("The limit of 2h was reached.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sequence kayles --to 1e7 --from 9999990", "period 0.77", "sequence 0.6 --to 100"})
    void what_is_short_is_answered(String line) {
        assertThat(Ran.command(line.split(" ")).exit()).isEqualTo(0);
    }
}
