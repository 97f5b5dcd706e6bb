package org.grundy.discover.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class BoxTallyTest {
    /// Three heaps, and from two at once as many from each.
    private static final String THREE = """
            three: (a, b, c) -> (a - k, b, c) for k in 1..a
                   (a, b, c) -> (a, b - k, c) for k in 1..b
                   (a, b, c) -> (a, b - k, c - k) for k in 1..min(b, c)
                   (a, b, c) -> (a, b, c - k) for k in 1..min(c, 3)
            """;

    @ParameterizedTest
    @EnumSource(Play.class)
    void states_of_three_numbers_are_sieved_or_tabulated_with_the_same_result(Play play) {
        for (Summand summand : List.of(Summand.ONE, Summand.NUMBERS)) {
            CountQuestion lost = new CountQuestion(
                    new Selection.Lost(),
                    summand,
                    BigInteger.ONE,
                    BigInteger.valueOf(12),
                    false,
                    Optional.of("a != 4"),
                    play);
            // The same moves, written so that they are not recognised.
            String other = THREE.replace("1..a", "1..a+0");
            BigInteger sieved = three(THREE, lost, CountMethod.Kind.SIEVE);
            assertThat(sieved).isEqualTo(three(other, lost, CountMethod.Kind.TABLE));
        }
    }

    private static BigInteger three(String rules, CountQuestion question, CountMethod.Kind kind) {
        CountAnswer answer = new BoxTally(question, RuleText.compile(rules).game("three"))
                .counted(Run.unlimited())
                .orElseThrow();
        assertThat(answer.method().kind()).isEqualTo(kind);
        return answer.result();
    }
}
