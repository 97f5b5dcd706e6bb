package org.grundy.discover.prove.parametric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.discover.Conjecture;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Statements about all parameters at once, and wrong ones beside them.
final class ParametricProverTest {
    private static final String BASH = "g(m): n -> n - k for k in 1..m if k <= n";
    private static final String PAIR =
            "g(m): (a, b) -> (a - k, b) for k in 1..min(a, m);" + "(a, b) -> (a, b - k) for k in 1..min(b, m)";

    private static Conjecture.Trial trial(String rules, String guess, Play play, int to, String... vary) {
        RuleText text = RuleText.compile(rules);
        return new Conjecture(
                        guess,
                        NamedVariations.all("g", text.library(), List.of(vary)).getLast(),
                        play)
                .check(to, Run.unlimited())
                .toOptional()
                .orElseThrow();
    }

    /// For which parameters a guess is proved.
    private static List<String> every(String rules, String guess, Play play, String... vary) {
        List<Proof> proofs = trial(rules, guess, play, 20, vary).proofs();
        return proofs.size() == 1 ? proofs.getFirst().every() : List.of();
    }

    /// Bash: C.-G. Bachet (1612); 1..m from two heaps: their remainders as nim heaps.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                n mod (m + 1) = 0; NORMAL
                n mod (m + 1) = 1; MISERE
                n mod (m + 1); NORMAL
                """)
    void bashIsProvedForEveryLimit(String guess, Play play) {
        assertThat(every(BASH, guess, play, "m=1..")).containsExactly("m >= 1");
    }

    /// Bachet (1612) and Fraenkel (1982), of the games as the library has them.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                bash; n mod (m + 1) = 0; m; NORMAL
                bash; n mod (m + 1) = 1; m; MISERE
                countup; n mod (m + 1) = 0; m; NORMAL
                donation; n mod (m + 1) = 1; m; MISERE
                """)
    void gamesOfTheLibraryAreProvedForEveryParameterByTheirWrittenRules(
            String game, String guess, String name, Play play) {
        List<Proof> proofs = new Conjecture(
                        guess,
                        NamedVariations.all(game, Catalog.library(), List.of(name + "=1.."))
                                .getLast(),
                        play)
                .check(20, Run.unlimited())
                .toOptional()
                .orElseThrow()
                .proofs();
        assertThat(proofs).hasSize(1);
        assertThat(proofs.getFirst().every()).containsExactly(name + " >= 1");
    }

    private static final String HALVES =
            " where f(0) = 0, f(1) = 1, f(2) = 0, f(3) = 1, f(4) = 2, f(2m) = 2 if f(m) = 1 else 1, f(2m + 1) = 0";

    /// Codeforces 603C, as its editorial says: k equal heaps are worth one or none.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                ([0, 1, 2][n] if n <= 2 else (n + 1) mod 2) if k mod 2 = 0 else f(n); k >= 1
                ([0, 1, 2][n] if n <= 2 else (n + 1) mod 2) if k mod 2 = 0 or k = 31 else f(n);
                """)
    void aNumberOfEqualHeapsIsProvedByWhetherItIsOdd(String guess, String proved) {
        String rules = "g(k): n -> n - 1 if n > 0; n -> k of [n / 2] if n > 0 and n % 2 = 0";
        assertThat(every(rules, guess + HALVES, Play.NORMAL, "k=1..4"))
                .isEqualTo(proved == null ? List.of() : List.of(proved));
    }

    /// HDU 3951: on a circle from which one takes 1..k neighbours, k >= 2, the second player mirrors the
    /// first. And the cycles of Codeforces 1823E.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                1..k; n = 0 if c = 1 else n = 0 or k < n; k=2..4; k >= 2
                1..k; n = 0 if c = 1 else n = 0 or k <= n; k=2..4;
                l..r; n < l or c = 0 and l + r <= n; l=1..3,r=l+1..4; l >= 1, r >= l+1
                """)
    void circlesThatAMoveCutsAreProvedByTheMirror(String amounts, String guess, String vary, String proved) {
        String rules = "g(" + (amounts.startsWith("l") ? "l, r" : "k") + "): (n, 0) -> (n - t, 1) for t in "
                + amounts + " if t <= n; (n, 1) -> [i, 1] & [n - t - i, 1] for t in " + amounts
                + ", i in 0..n-t if t <= n; states (n, c) where c <= 1";
        assertThat(every(rules, guess, Play.NORMAL, vary.split(",")))
                .isEqualTo(proved == null ? List.of() : List.of(proved.split(", ")));
    }

    @Test
    void theProofNamesTheRemainderAndTheMove() {
        Proof proof = trial(BASH, "n mod (m + 1) = 0", Play.NORMAL, 20, "m=1..3")
                .proofs()
                .getFirst();

        assertThat(proof.steps().stream().map(step -> step.en()))
                .containsExactly(
                        "Write n = q(m + 1) + r with 0 <= r < m + 1.",
                        "After a move to n - k: (n - k) mod (m + 1) = r - k or m + r - k + 1.",
                        "No move leads from a position of the form to another of the form.",
                        "From every other position one does: that to n - r.",
                        "Every move lowers n, so play ends.");
        assertThat(proof.steps()).allMatch(step -> !step.zh().isEmpty());
    }

    @Test
    void theMostMayBeTakenOrAll() {
        String rules = BASH + "; n -> 0 if 1 <= n";

        assertThat(every(rules, "0 if n = 0 else (n - 1) mod (m + 1) + 1", Play.NORMAL, "m=1.."))
                .containsExactly("m >= 1");
    }

    /// Codeforces 1823E (cycles become chains of l to r), 1194D, HDU 2897.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                g(l, r): n -> n - k for k in l..r if k <= n; n mod (l + r) < l; NORMAL; l=1.. r=l..5
                g(k): n -> n - t for t in {1, 2, k} if t <= n; n mod (k+1) mod 3 = 0 and n mod (k+1) != k if k mod 3 = 0 else n mod 3 = 0; NORMAL; k=3..
                """)
    void contestFormsAreProvedForEveryParameter(String rules, String guess, Play play, String ranges) {
        String[] vary = ranges.split(" ", -1);

        assertThat(every(rules, guess, play, vary)).hasSize(vary.length);
    }

    /// A race up to t by steps of 1 to m is Bash with what is left (C.-G. Bachet, 1612).
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                (max(n, t) - n) mod (m + 1); NORMAL
                (max(n, t) - n) mod (m + 1) = 0; NORMAL
                (max(n, t) - n) mod (m + 1) = 1; MISERE
                """)
    void racesAreProvedForEveryGoalAndEveryStep(String guess, Play play) {
        String race = "g(t, m): n -> n + k for k in 1..m if n + k <= t";

        assertThat(every(race, guess, play, "t=0..9", "m=1..4")).containsExactly("t >= 0", "m >= 1");
    }

    /// What is wrong of a race is right of no table, or only of small ones: beyond 30 steps are shorter.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                n -> n + k for k in 1..min(m, 30) if n + k <= t; (max(n, t) - n) mod (m + 1)
                n -> n + k for k in 1..m if n + k <= t and n < 30; (max(n, t) - n) mod (m + 1)
                n -> n + k for k in 1..m if n + k <= t or t > 30; (max(n, t) - n) mod (m + 1)
                """)
    void racesThatChangeLaterAreNotProved(String rules, String guess) {
        Conjecture.Trial trial = trial("g(t, m): " + rules, guess, Play.NORMAL, 20, "t=0..9", "m=1..4");

        assertThat(trial.counterexample()).isEmpty();
        assertThat(trial.proofs()).allMatch(proof -> proof.every().isEmpty());
    }

    @Test
    void remaindersOfTwoHeapsAddUpAsNimHeaps() {
        assertThat(every(PAIR, "(a mod (m + 1)) xor (b mod (m + 1))", Play.NORMAL, "m=1..3"))
                .containsExactly("m >= 1");
    }

    @Test
    void threeNumbersOfAStateAreProvedTogether() {
        String stairs = "g: (a, b, c) -> (a - t, b, c) for t in 1..a; (a, b, c) -> (a + t, b - t, c) for t in 1..b;"
                + "(a, b, c) -> (a, b + t, c - t) for t in 1..c";

        assertThat(every(stairs, "a xor c", Play.NORMAL, "c=0..2")).containsExactly("c >= 0");
    }

    /// Beyond 100 the rule is another one, which no small parameter shows.
    @Test
    void whatFailsForLargeParametersOnlyIsNotProvedForAll() {
        String rules = "g(m): n -> n - k for k in 1..min(m, 100) if k <= n";

        Conjecture.Trial trial = trial(rules, "n mod (m + 1) = 0", Play.NORMAL, 20, "m=1..5");

        assertThat(trial.counterexample()).isEmpty();
        assertThat(trial.proofs()).allMatch(proof -> proof.every().isEmpty());
    }

    @Test
    void aWrongGuessIsRefutedAtItsFirstCounterexample() {
        Conjecture.Trial trial = trial(BASH, "n mod (m + 1) = 1", Play.NORMAL, 20, "m=1..");

        assertThat(trial.counterexample())
                .hasValueSatisfying(wrong -> assertThat(wrong.position()).containsExactly(java.math.BigInteger.ZERO));
    }

    /// Amounts l to r, of which one more may be allowed, and a threshold that is mostly wrong.
    @Test
    void whatIsProvedAgreesWithTheRecursionForLargerParameters() {
        RandomGenerator random = Seed.of("ParametricProverTest").generator();
        int proved = 0;
        for (int round = 0; round < 8; round++) {
            int shift = random.nextInt(2);
            int more = random.nextInt(2);
            int modulus = random.nextInt(2);
            Play play = random.nextBoolean() ? Play.NORMAL : Play.MISERE;
            String rules = "g(m): n -> n - k for k in %d..m + %d if k <= n".formatted(1 + shift, shift + more);
            String guess = "n mod (m + %d) %s %d"
                    .formatted(1 + shift + more + modulus, shift == 0 ? "=" : "<=", random.nextInt(2));
            if (!every(rules, guess, play, "m=1..2").isEmpty()) {
                proved++;
                for (int m = 1; m <= 9; m++) {
                    assertAgrees(rules, guess, play, m, 1 + shift, m + shift + more);
                }
            }
        }
        assertThat(proved).isPositive();
    }

    private static void assertAgrees(String rules, String guess, Play play, int m, int from, int to) {
        boolean[] lost = new boolean[80];
        for (int n = 0; n < lost.length; n++) {
            boolean moves = n >= from;
            boolean wins = moves ? false : play == Play.MISERE;
            for (int k = from; k <= Math.min(to, n); k++) {
                wins |= lost[n - k];
            }
            lost[n] = !wins;
        }
        String[] words = guess.replaceAll("[()]", "").split(" ", -1);
        int modulus = m + Integer.parseInt(words[4]);
        int bound = Integer.parseInt(words[6]);
        boolean[] said = new boolean[lost.length];
        for (int n = 0; n < said.length; n++) {
            said[n] = words[5].equals("=") ? n % modulus == bound : n % modulus <= bound;
        }
        assertThat(Arrays.toString(said)).as(rules + " " + guess + " " + m).isEqualTo(Arrays.toString(lost));
    }
}
