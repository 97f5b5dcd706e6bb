package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.Counterexample.Kind;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ConjectureTest {
    private static final String BASH = "bash(m): n -> n - k  for k in 1..min(m, n)";

    private static Optional<Counterexample> trial(Variation variation, Play play, String guess) {
        return new Conjecture(guess, variation, play)
                .check(60, Run.unlimited())
                .toOptional()
                .orElseThrow()
                .counterexample();
    }

    private static List<String> proofs(Variation variation, Play play, String guess) {
        return new Conjecture(guess, variation, play)
                .check(60, Run.unlimited()).toOptional().orElseThrow().proofs().stream()
                        .map(Proof::key)
                        .toList();
    }

    private static Variation bash() {
        return Discovered.variation(BASH, List.of("m"), Discovered.range(1, 6));
    }

    private static Variation single(String rules) {
        return Variation.of(SampledGame.of(Discovered.game(rules, "")));
    }

    @Test
    void a_number_is_a_guess_of_the_grundy_value() {
        Variation bash = Variation.of(SampledGame.of(Discovered.game("bash: n -> n - k for k in 1..min(n, 3)", "")));
        Conjecture right = new Conjecture("n mod 4", bash, Play.NORMAL);
        Conjecture.Trial trial = right.check(100, Run.unlimited()).toOptional().orElseThrow();
        assertThat(trial.positions()).isEqualTo(101);
        assertThat(trial.proofs()).isNotEmpty();
        Conjecture.Trial wrong = new Conjecture("n mod 5", bash, Play.NORMAL)
                .check(100, Run.unlimited())
                .toOptional()
                .orElseThrow();
        assertThat(wrong.counterexample().orElseThrow().position()).containsExactly(BigInteger.valueOf(4));
        // Beyond the table as well: the first difference of n mod 4 and this is at 1000.
        assertThat(new Conjecture("n mod 4 if n < 1000 else 0", bash, Play.NORMAL)
                        .check(100, Run.unlimited())
                        .toOptional()
                        .orElseThrow()
                        .proofs())
                .isEmpty();
        assertThatThrownBy(() -> new Conjecture("n mod 4", bash, Play.MISERE).check(10, Run.unlimited()))
                .isInstanceOf(InputError.class);
    }

    @Test
    void a_right_guess_agrees_for_every_parameter() {
        assertThat(trial(bash(), Play.NORMAL, "n % (m + 1) == 0")).isEmpty();
        assertThat(trial(bash(), Play.MISERE, "n % (m + 1) = 1")).isEmpty();
    }

    @Test
    void a_range_without_positions_is_refused() {
        Variation none = single("g: (n,m) -> (n - 1, m) if n > 0; states (n,m) where n > 100");
        assertThatThrownBy(() -> trial(none, Play.NORMAL, "n * m = popcount(n)"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("there is no position of g with numbers up to 60");
        Variation some = Discovered.variation(
                "g(p): n -> n - 1 if n > 30 * p + 1; states (n) where n > 30 * p",
                List.of("p"),
                Discovered.range(1, 6));
        Conjecture odd = new Conjecture("n % 2 = 1", some, Play.NORMAL);
        assertThat(odd.within(60, Run.unlimited()).variation().members()).hasSize(1);
    }

    @Test
    void a_guess_with_too_many_lost_positions_shows_the_move_between_two_of_them() {
        Counterexample wrong =
                trial(bash(), Play.NORMAL, "n % (m + 1) = 0 or n = 7").orElseThrow();
        assertThat(wrong.kind()).isEqualTo(Kind.LOST_TO_LOST);
        assertThat(wrong.parameters()).containsExactly(1L);
        assertThat(wrong.position()).containsExactly(BigInteger.valueOf(7));
        assertThat(wrong.option()).contains(List.of("6"));
    }

    @Test
    void a_guess_with_too_few_shows_a_position_from_which_no_move_leads_to_one() {
        Counterexample wrong =
                trial(bash(), Play.NORMAL, "n % (m + 1) = 0 and n != 4").orElseThrow();
        assertThat(wrong.kind()).isEqualTo(Kind.WON_WITHOUT_MOVE);
        assertThat(wrong.position()).containsExactly(BigInteger.valueOf(4));
    }

    @Test
    void the_end_is_lost_in_normal_play_and_won_in_misere_play() {
        assertThat(trial(bash(), Play.NORMAL, "n > 0 and n % (m + 1) = 0")
                        .orElseThrow()
                        .kind())
                .isEqualTo(Kind.END);
        assertThat(trial(bash(), Play.MISERE, "n % (m + 1) = 0").orElseThrow().kind())
                .isEqualTo(Kind.END);
    }

    @Test
    void where_a_move_splits_the_guess_is_compared_with_the_solved_game() {
        Variation kayles = single("kayles: n -> [i] & [n-1-i] for i in 0..n-1\n n -> [i] & [n-2-i] for i in 0..n-2");
        assertThat(trial(kayles, Play.NORMAL, "n = 0")).isEmpty();
        assertThat(trial(kayles, Play.NORMAL, "n = 0 or n = 9").orElseThrow().kind())
                .isEqualTo(Kind.LOST_BUT_WON);
    }

    @Test
    void pairs_are_tried_as_well() {
        Variation kiki = single("""
            kiki: (x, y) -> (x - 1, y)      if x > 0
                  (x, y) -> (x, y - 1)      if y > 0
                  (x, y) -> (x - 1, y - 1)  if x > 0 and y > 0\
            """);
        assertThat(trial(kiki, Play.NORMAL, "x % 2 = 0 and y % 2 = 0")).isEmpty();
        assertThat(trial(kiki, Play.NORMAL, "x = y and x % 2 = 0").orElseThrow().position())
                .containsExactly(BigInteger.valueOf(0), BigInteger.valueOf(2));
    }

    @Test
    void where_order_does_not_matter_the_guess_speaks_of_the_state_in_its_order() {
        Variation euclid = single("euclid: unordered\n (a, b) -> (a, b - q * a)  for q in 1..b/a  if a > 0");
        assertThat(trial(euclid, Play.NORMAL, "a = 0 or a < b and b^2 - a * b - a^2 < 0"))
                .isEmpty();
    }

    @Test
    void a_right_guess_is_proved_where_a_theorem_or_automata_decide_it() {
        assertThat(proofs(bash(), Play.NORMAL, "n % (m + 1) == 0")).containsOnly("residue");
        assertThat(proofs(bash(), Play.MISERE, "n % (m + 1) = 1")).containsOnly("window");
        assertThat(proofs(
                        single("kayles: n -> [i] & [n-1-i] for i in 0..n-1\n n -> [i] & [n-2-i] for i in 0..n-2"),
                        Play.NORMAL,
                        "n = 0"))
                .containsExactly("guy-smith");
        assertThat(proofs(single("two: n -> n - q for q in powers(2, n)"), Play.NORMAL, "3 divides n"))
                .containsExactly("residue");
    }

    @Test
    void wythoffs_pairs_are_proved_however_their_difference_is_written() {
        String moves = "(a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b;"
                + "(a, b) -> (a - k, b - k) for k in 1..min(a, b)";
        Variation pairs = single("w: " + moves);
        assertThat(proofs(pairs, Play.NORMAL, "min(a, b) = (abs(a - b) + isqrt(5 * (a - b)^2)) / 2"))
                .containsExactly("automaton");
        assertThat(proofs(pairs, Play.NORMAL, "min(a, b) = (isqrt(5 * (b - a) * (b - a)) + abs(a - b)) / 2"))
                .containsExactly("automaton");
        assertThat(proofs(single("w: unordered; " + moves), Play.NORMAL, "a = (b - a + isqrt(5 * (b - a)^2)) / 2"))
                .containsExactly("automaton");
    }

    @Test
    void a_right_guess_that_no_prover_understands_is_only_checked() {
        Variation euclid = single("euclid: unordered\n (a, b) -> (a, b - q * a)  for q in 1..b/a  if a > 0");
        assertThat(proofs(euclid, Play.NORMAL, "a = 0 or a < b and b^2 - a * b - a^2 < 0"))
                .isEmpty();
        assertThat(proofs(bash(), Play.NORMAL, "gcd(n, m + 1) = m + 1")).isEmpty();
    }

    @Test
    void a_guess_that_is_wrong_only_beyond_the_table_is_refuted_where_a_prover_sees_it() {
        assertThat(proofs(bash(), Play.NORMAL, "n % (m + 1) = 0 and n != 4200")).isEmpty();
        Counterexample far =
                trial(bash(), Play.NORMAL, "n % (m + 1) = 0 and n != 4200").orElseThrow();
        assertThat(far.position().getFirst()).isGreaterThanOrEqualTo(BigInteger.valueOf(4200));
        Variation late = single("late: n -> n - 1 if n > 0; n -> n - 2 if n = 10002");
        Counterexample wrong = trial(late, Play.NORMAL, "n mod 2 = 0").orElseThrow();
        assertThat(wrong)
                .isEqualTo(new Counterexample(
                        Kind.LOST_TO_LOST,
                        List.of(),
                        List.of(BigInteger.valueOf(10002)),
                        Optional.of(List.of("10000"))));
        Variation steps = single("far: n -> n - k for k in {1, 10002} if k <= n");
        assertThat(trial(steps, Play.NORMAL, "n mod 2 = 0").orElseThrow().position())
                .containsExactly(BigInteger.valueOf(10002));
        Variation code =
                single("kayles: n -> [i] & [n - 1 - i] for i in 0..n-1; n -> [i] & [n - 2 - i] for i in 0..n-2");
        assertThat(trial(code, Play.NORMAL, "n = 0 or n = 500").orElseThrow())
                .isEqualTo(new Counterexample(
                        Kind.LOST_BUT_WON, List.of(), List.of(BigInteger.valueOf(500)), Optional.empty()));
    }

    @Test
    void a_form_that_a_prover_refutes_beyond_the_table_is_not_shown() {
        DiscoveryReport report =
                Discovered.rules("late: n -> n - 1 if n > 0; n -> n - 2 if n = 10002", Play.NORMAL, 600);
        assertThat(report.sections())
                .hasSize(2)
                .allMatch(section -> section.finding().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "g: n -> 1 - n if n < 2, n = 0 or n > 1, 0",
        "g: n -> n - 1 if n > 0; n -> n + 1 if n = 50, n mod 2 = 0, 50",
        "g: n -> n if n > 3, n <= 3, 4",
        "g: n -> n + 1 if n = 7; n -> 7 if n = 8, n != 7 and n != 8, 7",
        "g: n -> [n] & [0] if n > 1, n >= 0, 2",
    })
    void a_draw_is_neither_lost_nor_won(String rules, String guess, long drawn) {
        Counterexample wrong = trial(single(rules), Play.NORMAL, guess).orElseThrow();
        assertThat(wrong.kind()).isEqualTo(Kind.DRAWN);
        assertThat(wrong.position()).containsExactly(BigInteger.valueOf(drawn));
    }

    @Test
    void positions_that_come_again_may_still_be_won_or_lost() {
        Variation back = single("g: n -> n - 1 if n > 0; n -> n + 1 if n mod 4 = 1");
        assertThat(trial(back, Play.NORMAL, "n mod 2 = 0")).isEmpty();
        assertThat(proofs(back, Play.NORMAL, "n mod 2 = 0")).isEmpty();
    }

    @Test
    void a_guess_that_is_wrong_near_the_largest_long_is_not_proved() {
        assertThat(proofs(
                        single("g: n -> n - k for k in {1, 9223372036854775806} if k <= n"), Play.NORMAL, "n % 2 = 0"))
                .isEmpty();
        assertThat(proofs(single("""
                        g: (x, y) -> (x - 1, y) if x >= 1
                           (x, y) -> (x, y - 1) if y >= 1
                           (x, y) -> (x - 9223372036854775806, y) if x >= 9223372036854775806\
                        """), Play.NORMAL, "x % 2 = y % 2")).isEmpty();
        assertThat(proofs(bash(), Play.NORMAL, "n % (m + 1) = 0 and n != 9223372036854775807"))
                .isEmpty();
        assertThat(proofs(bash(), Play.NORMAL, "n % (m + 1) = 0 and n + 5 != 9223372036854775807"))
                .isEmpty();
    }

    @Test
    void a_condition_in_other_names_is_refused_with_its_place() {
        assertThatThrownBy(() -> trial(bash(), Play.NORMAL, "k = 0"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("\"k\"");
    }
}
