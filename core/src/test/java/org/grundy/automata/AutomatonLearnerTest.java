package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Automata from tables, and what is proved of games that are known only by a table.
final class AutomatonLearnerTest {
    private static final int STATES = 100;

    private static Optional<AutomaticSet> learn(Numeration numeration, List<Long> bounds, AutomaticSet.Table table) {
        return AutomaticSet.learn(numeration, bounds, table, STATES, Run.unlimited());
    }

    /// Berstel and others: the number of ones is even or odd, A010060.
    @Test
    void the_thue_morse_sequence_has_two_states() {
        AutomaticSet odd = learn(
                        Numeration.base(2), List.of(64L), numbers -> Optional.of(Long.bitCount(numbers[0]) % 2 == 1))
                .orElseThrow();
        assertThat(odd.dfa().size()).isEqualTo(2);
        assertThat(odd.contains(1_000_003)).isEqualTo(Long.bitCount(1_000_003) % 2 == 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void the_multiples_of_seven_have_as_many_states_as_are_needed(int base) {
        AutomaticSet multiples = learn(
                        Numeration.base(base), List.of(3000L), numbers -> Optional.of(numbers[0] % 7 == 0))
                .orElseThrow();
        assertThat(multiples.dfa().size()).isEqualTo(base == 7 ? 2 : 7);
        assertThat(multiples.contains(7_000_000_008L)).isFalse();
        assertThat(multiples.contains(7_000_000_014L)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("org.grundy.automata.NumerationTest#numerations")
    void what_an_automaton_says_is_learned_again(Numeration numeration) {
        boolean pairs = numeration.digits() < 10;
        long learned = Thorough.bound(70, 120);
        for (String name : pairs ? List.of(Numeration.POWER, Numeration.LOWEST) : List.of(Numeration.POWER)) {
            AutomaticSet set = numeration.set(name);
            List<Long> bounds = set.arity() == 1 ? List.of(1000L) : List.of(learned, learned);
            assertThat(learn(numeration, bounds, numbers -> Optional.of(set.contains(numbers))))
                    .contains(set);
        }
    }

    @Test
    void a_random_table_is_not_learned_with_few_states() {
        RandomGenerator random = Seed.of("LearningTest random").generator();
        boolean[] table = new boolean[4000];
        for (int n = 0; n < table.length; n++) {
            table[n] = random.nextBoolean();
        }
        assertThat(learn(Numeration.base(2), List.of(4000L), numbers -> Optional.of(table[(int) numbers[0]])))
                .isEmpty();
    }

    @Test
    void entries_that_are_not_known_may_be_anything() {
        AutomaticSet even = learn(
                        Numeration.base(2),
                        List.of(64L),
                        numbers -> numbers[0] % 5 == 4 ? Optional.empty() : Optional.of(numbers[0] % 2 == 0))
                .orElseThrow();
        assertThat(even.dfa().size()).isEqualTo(2);
        assertThat(even.contains(64)).isTrue();
    }

    /// Wythoff (1907): nothing but the table of lost pairs below 90 is given.
    @Test
    void wythoffs_lost_pairs_are_learned_from_a_table_and_proved() {
        int size = 90;
        boolean[][] lost = new boolean[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                lost[x][y] = !wins(lost, x, y);
            }
        }
        AutomaticSet learned = learn(
                        Numeration.zeckendorf(),
                        List.of((long) size, (long) size),
                        numbers -> Optional.of(lost[(int) numbers[0]][(int) numbers[1]]))
                .orElseThrow();
        assertThat(GameProofs.outcomes(AutomataTheorems.wythoff(), learned, Play.NORMAL, Run.unlimited()))
                .isInstanceOf(GameProof.Proved.class);
        assertThat(learned.contains(165_580_140L, 267_914_295L)).isTrue();
    }

    private static boolean wins(boolean[][] lost, int x, int y) {
        for (int k = 1; k <= Math.max(x, y); k++) {
            if ((k <= x && lost[x - k][y])
                    || (k <= y && lost[x][y - k])
                    || (k <= Math.min(x, y) && lost[x - k][y - k])) {
                return true;
            }
        }
        return false;
    }

    /// Theory 6: the misère pairs are those of normal play but for the first two.
    @Test
    void wythoffs_misere_pairs_are_learned_and_proved() {
        int size = 90;
        boolean[][] lost = new boolean[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                lost[x][y] = x + y > 0 && !wins(lost, x, y);
            }
        }
        AutomaticSet learned = learn(
                        Numeration.zeckendorf(),
                        List.of((long) size, (long) size),
                        numbers -> Optional.of(lost[(int) numbers[0]][(int) numbers[1]]))
                .orElseThrow();
        assertThat(GameProofs.outcomes(AutomataTheorems.wythoff(), learned, Play.MISERE, Run.unlimited()))
                .isInstanceOf(GameProof.Proved.class);
        assertThat(learned.contains(2, 2)).isTrue();
    }

    /// Fraenkel 1982: lost are (⌊nα⌋, ⌊nα⌋ + 2n) with α = √2 where the two moves may differ by 1.
    @Test
    void the_pairs_of_generalised_wythoff_are_learned_and_proved() {
        int size = 120;
        boolean[][] lost = new boolean[size][size];
        for (int n = 0; 2 * n < size; n++) {
            int a = BigInteger.valueOf(2L * n * n).sqrt().intValueExact();
            if (a + 2 * n < size) {
                lost[a][a + 2 * n] = true;
                lost[a + 2 * n][a] = true;
            }
        }
        AutomaticSet learned = learn(
                        Numeration.wythoff(2),
                        List.of((long) size, (long) size),
                        numbers -> Optional.of(lost[(int) numbers[0]][(int) numbers[1]]))
                .orElseThrow();
        assertThat(GameProofs.outcomes(AutomataTheorems.generalisedWythoff(2), learned, Play.NORMAL, Run.unlimited()))
                .isInstanceOf(GameProof.Proved.class);
        BigInteger far = BigInteger.TEN.pow(20);
        BigInteger a = far.multiply(far).shiftLeft(1).sqrt();
        assertThat(learned.contains(List.of(a, a.add(far.shiftLeft(1))))).isTrue();
    }
}
