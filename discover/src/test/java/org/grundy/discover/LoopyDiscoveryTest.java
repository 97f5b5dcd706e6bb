package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.form;

import java.util.Arrays;
import java.util.List;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.junit.jupiter.api.Test;

/// Forms of games whose positions can come again: of the lost positions and of the draws.
final class LoopyDiscoveryTest {
    /// P, N and D by going over all positions until nothing changes.
    private static char[] outcomes(int[][] options) {
        char[] outcomes = new char[options.length];
        Arrays.fill(outcomes, 'D');
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int n = 0; n < options.length; n++) {
                boolean won = Arrays.stream(options[n]).anyMatch(option -> outcomes[option] == 'P');
                boolean lost = Arrays.stream(options[n]).allMatch(option -> outcomes[option] == 'N');
                char outcome = won ? 'N' : lost ? 'P' : 'D';
                changed |= outcome != outcomes[n];
                outcomes[n] = outcome;
            }
        }
        return outcomes;
    }

    @Test
    void lost_positions_and_draws_have_a_form_each() {
        // Take 3; or walk around between n and n + 1 where n is 2 mod 3.
        String rules = "loop: n -> n - 3 if n > 2; n -> n + 1 if n % 3 = 1; n -> n - 1 if n % 3 = 2";
        int[][] options = new int[300][];
        for (int n = 0; n < options.length; n++) {
            int[] aside = n % 3 == 1 ? new int[] {n + 1} : n % 3 == 2 ? new int[] {n - 1} : new int[0];
            options[n] = n > 2 ? Arrays.copyOf(aside, aside.length + 1) : aside;
            if (n > 2) {
                options[n][aside.length] = n - 3;
            }
        }
        char[] outcomes = outcomes(options);
        DiscoveryReport report = Discovered.rules(rules, Play.NORMAL, 80);
        assertThat(report.sections())
                .extracting(section -> section.samples().quantity())
                .containsExactly(SampledQuantity.LOST, SampledQuantity.DRAWN);
        for (SampledQuantity quantity : List.of(SampledQuantity.LOST, SampledQuantity.DRAWN)) {
            IntExpr found = form(report, quantity);
            for (int n = 0; n < options.length; n++) {
                boolean expected = outcomes[n] == (quantity == SampledQuantity.LOST ? 'P' : 'D');
                assertThat(found.value(n) != 0).as("%s %s", quantity, n).isEqualTo(expected);
            }
        }
    }
}
