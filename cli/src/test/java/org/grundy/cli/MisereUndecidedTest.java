package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.console.ExitCode;
import org.junit.jupiter.api.Test;

final class MisereUndecidedTest {
    @Test
    void wild_components_beyond_the_budget_leave_it_undecided_with_what_is_known() {
        Ran ran = Ran.command("solve", "kayles(60,70) + nim(5)", "--misere", "--positions", "2000");
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out())
                .contains("Undecided", "The limit of 2000 positions was reached", "Tame", "nim(5)")
                .contains("Wild: kayles(60), kayles(70)");
    }
}
