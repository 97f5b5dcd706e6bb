package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A guess with a case that begins beyond the table is tried there before it is called checked. No prover decides
/// about the divisors of a number, so that only trials speak.
final class FarConstantsTest {
    /// Lost are the odd numbers: a divisor of one is odd, and of an even number 1 can be taken.
    private static final String DIVISORS = "divisors: n -> n - d for d in divisors(n) if d < n";

    private static Conjecture.Trial tried(String rules, String name, String guess, int to) {
        Conjecture conjecture = new Conjecture(
                guess,
                NamedVariations.all(name, RuleText.compile(rules).library(), List.of())
                        .getFirst(),
                Play.NORMAL);
        return conjecture.check(to, Run.unlimited()).toOptional().orElseThrow();
    }

    private static Conjecture.Trial ofDivisors(String guess) {
        return tried(DIVISORS, "divisors", guess, 500);
    }

    @Test
    void a_guess_that_is_right_everywhere_is_still_checked() {
        Conjecture.Trial trial = ofDivisors("n = 0 or n mod 2 = 1");
        assertThat(trial.counterexample()).isEmpty();
        assertThat(trial.untried()).isEmpty();
    }

    @Test
    void numbers_that_are_no_position_are_passed_over() {
        String even = "even: states n where n mod 2 = 0; n -> n - d for d in divisors(n) if d < n and d mod 2 = 0";
        Conjecture.Trial right = tried(even, "even", "n mod 4 = 2 or n = 0", 500);
        assertThat(right.counterexample()).isEmpty();
        Conjecture.Trial wrong = tried(even, "even", "(n mod 4 = 2 or n = 0) and n < 1000001", 500);
        assertThat(wrong.counterexample().orElseThrow().position().getFirst().longValueExact())
                .isEqualTo(1_000_002);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n = 0 or n mod 2 = 1) and n < 1000000",
                "n = 0 or n mod 2 = 1 and n != 1000001",
                "n = 0 or n mod 2 = 1 and 2 * n < 3000000",
                "n = 0 or n mod 2 = 1 and n * n < 1000000000000",
                "n = 0 or n mod 2 = 1 and n / 1000 < 1000",
                "n = 0 or n mod 2 = 1 and popcount(n) < 20"
            })
    void a_case_that_begins_beyond_the_table_is_tried_there(String guess) {
        Counterexample wrong = ofDivisors(guess).counterexample().orElseThrow();
        long position = wrong.position().getFirst().longValueExact();
        assertThat(position).isGreaterThan(900_000).isLessThan(1_600_000);
    }
}
