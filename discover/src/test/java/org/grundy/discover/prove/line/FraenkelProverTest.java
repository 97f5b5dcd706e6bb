package org.grundy.discover.prove.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.discover.Conjecture;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games of Wythoff with t, after A. S. Fraenkel (1982), and games and lines that are nearly theirs.
final class FraenkelProverTest {
    private static final String SINGLE =
            "g(t): (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b;";
    private static final String WYTHOFF =
            SINGLE + "(a, b) -> (a - i, b - j) for i in 1..a for j in 1..b if abs(i - j) < t";
    private static final String DIFFERENCE = "(max(a, b) - min(a, b))";
    private static final String LINE = DIFFERENCE + " mod t = 0 and min(a, b) = ((2 - t) * (" + DIFFERENCE + " / t)"
            + " + isqrt((t * t + 4) * (" + DIFFERENCE + " / t)^2)) / 2";

    private static Conjecture.Trial trial(String rules, String guess, Play play, String vary) {
        return new Conjecture(
                        guess,
                        NamedVariations.all("g", RuleText.compile(rules).library(), List.of(vary))
                                .getFirst(),
                        play)
                .check(24, Run.unlimited())
                .toOptional()
                .orElseThrow();
    }

    @Test
    void theLineIsProvedForEveryT() {
        List<Proof> proofs = trial(WYTHOFF, LINE, Play.NORMAL, "t=1..3").proofs();

        assertThat(proofs).hasSize(1);
        assertThat(proofs.getFirst().key()).isEqualTo("wythoff");
        assertThat(proofs.getFirst().every()).containsExactly("t >= 1");
    }

    /// √2 for t = 2: (2 − 2 + √8) / 2.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(abs(a - b)) mod 2 = 0 and min(a, b) = isqrt(2 * (abs(a - b) / 2)^2)",
                "(abs(a - b)) mod 2 = 0 and min(a, b) = isqrt(8 * (abs(a - b) / 2)^2) / 2"
            })
    void aLineOfTheSameSlopeIsProvedHoweverItIsWritten(String line) {
        assertThat(trial(WYTHOFF, line, Play.NORMAL, "t=2").proofs()).hasSize(1);
    }

    /// The same moves written in another order, and only where they differ.
    @Test
    void rulesAreRecognisedByTheirMovesNotByTheirText() {
        String other = "g(t): (a, b) -> (i, j) for i in 0..a for j in 0..b"
                + " if i + j < a + b and (i = a or j = b or abs((a - i) - (b - j)) < t)";

        assertThat(trial(other, LINE, Play.NORMAL, "t=1..2").proofs())
                .allMatch(proof -> !proof.every().isEmpty());
    }

    /// The table does not tell this one from the right line; nothing proves that larger ones do not.
    @Test
    void aFormThatIsNoLineIsNotProved() {
        String near = "(abs(a - b)) mod 2 = 0 and min(a, b) = isqrt(8 * (abs(a - b) / 2)^2 + 1) / 2";

        assertThat(trial(WYTHOFF, near, Play.NORMAL, "t=2").proofs()).isEmpty();
    }

    /// At most 60 may be taken from both, which no table up to 24 shows.
    @Test
    void rulesThatDifferBeyondTheTableAreNotWythoffs() {
        String rules =
                SINGLE + "(a, b) -> (a - i, b - j) for i in 1..min(a, 60) for j in 1..min(b, 60) if abs(i - j) < t";

        assertThat(trial(rules, LINE, Play.NORMAL, "t=1..2").proofs()).isEmpty();
    }

    @Test
    void anotherLimitIsRefuted() {
        String rules = WYTHOFF.replace("< t", "<= t");

        assertThat(trial(rules, LINE, Play.NORMAL, "t=1..2").counterexample()).isPresent();
    }
}
