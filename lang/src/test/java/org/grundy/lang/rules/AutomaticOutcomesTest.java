package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lost positions of games of which nothing is known but the rules. Theorems as in the catalogue.
final class AutomaticOutcomesTest {
    private static final String WYTHOFF =
            "unordered; (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;"
                    + "(x, y) -> (x - k, y - k) for k in 1..x";

    private static Optional<AutomaticOutcomes> find(String rules, Play play) {
        return AutomaticOutcomes.find(RuleText.compile("g: " + rules).game("g"), play, Run.unlimited());
    }

    @Test
    void wythoffs_pairs_are_found_in_zeckendorf_words() {
        AutomaticOutcomes found = find(WYTHOFF, Play.NORMAL).orElseThrow();
        assertThat(found.lost().numeration()).hasToString("Zeckendorf");
        assertThat(found.lost().contains(165_580_141L, 267_914_296L)).isFalse();
        assertThat(found.lost().contains(165_580_140L, 267_914_295L)).isTrue();
    }

    private static final List<Arguments> PROVED = Thorough.part(
            "an automaton is found and proved",
            3,
            List.of(
                    Arguments.of("n -> n - k for k in 1..min(3, n)", Play.NORMAL, "base 2", 3),
                    Arguments.of("n -> n - k for k in powers(2, n)", Play.MISERE, "base 2", 3),
                    Arguments.of("n -> n - k for k in powers(6, n)", Play.NORMAL, "base 6", 7),
                    Arguments.of("n -> n / 2 if n > 0; n -> n - 1 if n > 0", Play.NORMAL, "base 2", 3),
                    Arguments.of("n -> [i] & [n - i] for i in 1..n-1", Play.NORMAL, "base 2", 3),
                    Arguments.of("(n, q) -> (n - t, 2 * t) for t in 1..min(n, q)", Play.NORMAL, "Zeckendorf", 5),
                    Arguments.of("(n, q) -> (n - t, t) for t in 1..min(n, q)", Play.NORMAL, "base 2", 3)));

    @ParameterizedTest
    @FieldSource("PROVED")
    void an_automaton_is_found_and_proved(String rules, Play play, String system, int states) {
        AutomaticOutcomes found = find(rules, play).orElseThrow();
        assertThat(found.lost().numeration()).hasToString(system);
        assertThat(found.lost().dfa().size()).isEqualTo(states);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n -> n - k^2 for k in 1..isqrt(n)",
                "(x, y, z) -> (x - k, y, z) for k in 1..x",
            })
    void nothing_is_found_where_moves_are_not_definable_or_tables_too_large(String rules) {
        assertThat(find(rules, Play.NORMAL)).isEmpty();
    }
}
