package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;
import org.junit.jupiter.api.Test;

/// What a text states is given to the provers.
final class StatedProofsTest {
    private static final String BASH = """
            bash(m): n -> n - k  for k in 1..min(m, n)

            about bash
                least      m = 1
                theorem    bash
                %s
            """;

    private static List<Verification> proofs(String rules) {
        return StatedProofs.of(RuleText.compile(rules).families().getFirst());
    }

    private static Verdict verdict(String rules) {
        return proofs(rules).getFirst().comparison().run(Run.unlimited());
    }

    @Test
    void a_value_is_proved_for_all_parameters() {
        assertThat(proofs(BASH.formatted("value      n mod (m + 1)")))
                .singleElement()
                .satisfies(sought -> {
                    assertThat(sought.game()).isEqualTo("bash[m]");
                    assertThat(sought.theorem()).isEqualTo("bash");
                    assertThat(sought.comparison().run(Run.unlimited()))
                            .isEqualTo(new Verdict.Proved(List.of("m >= 1")));
                });
    }

    @Test
    void a_condition_for_lost_positions_is_proved() {
        assertThat(verdict("""
                        kiki: (x, y) -> (x - 1, y)  if x > 1
                              (x, y) -> (x, y - 1)  if y > 1
                              (x, y) -> (x - 1, y - 1)  if x > 1 and y > 1
                              states (x, y) where x >= 1 and y >= 1

                        about kiki
                            theorem  kiki
                            lost     x mod 2 = 1 and y mod 2 = 1
                        """)).isEqualTo(new Verdict.Proved(List.of()));
    }

    @Test
    void a_formula_that_search_does_not_refute_soon_is_refuted_where_it_is_wrong() {
        assertThat(verdict("""
                        g: n -> n - k  for k in 1..min(3, n)

                        about g
                            theorem  g
                            value    n mod 4 if n < 1000 else 0
                        """))
                .isInstanceOfSatisfying(
                        Verdict.Refuted.class,
                        wrong -> assertThat(wrong.expression()).matches("g\\(\\d{4}\\)"));
    }

    @Test
    void a_formula_of_both_kinds_of_play_is_left_without_a_proof() {
        assertThat(verdict(BASH.formatted("lost       n mod (m + 1) = misere mod (m + 1)")))
                .isEqualTo(new Verdict.Unproved(Optional.empty()));
    }

    @Test
    void a_limit_ends_the_search_for_a_proof_and_is_told() {
        Run little = new Run(Budget.UNLIMITED.withWork(50));
        assertThat(proofs(BASH.formatted("value      n mod (m + 1)"))
                        .getFirst()
                        .comparison()
                        .run(little))
                .isInstanceOfSatisfying(
                        Verdict.Unproved.class,
                        open -> assertThat(open.limit().orElseThrow().limit()).isEqualTo(Limit.WORK));
    }

    @Test
    void rules_that_state_nothing_have_nothing_to_prove() {
        assertThat(proofs("g: n -> n - 1")).isEmpty();
    }
}
