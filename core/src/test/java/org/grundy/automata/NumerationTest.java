package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Numeration systems against sums of weights that are counted out.
final class NumerationTest {
    static Stream<Numeration> numerations() {
        return Stream.of(
                Numeration.base(2),
                Numeration.base(3),
                Numeration.base(10),
                Numeration.zeckendorf(),
                Numeration.wythoff(2),
                Numeration.multiple(3));
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void every_number_has_one_canonical_word_and_it_is_the_greedy_one(Numeration numeration) {
        int length = numeration.digits() == 2 ? 12 : numeration.digits() == 3 ? 6 : 4;
        int words = (int) Math.pow(numeration.digits(), length);
        List<Integer> seen = new ArrayList<>();
        Alphabet alphabet = new Alphabet(numeration.digits(), length);
        for (int number = 0; number < words; number++) {
            int[] word = alphabet.split(number);
            int state = 0;
            List<Integer> digits = new ArrayList<>();
            for (int digit : word) {
                state = numeration.canonical().next(state, digit);
                digits.add(digit);
            }
            if (numeration.canonical().accepting(state)) {
                BigInteger value = numeration.number(digits);
                seen.add(value.intValueExact());
                while (!digits.isEmpty() && digits.getFirst() == 0) {
                    digits.removeFirst();
                }
                assertThat(numeration.word(value)).isEqualTo(digits);
            }
        }
        assertThat(seen.stream().sorted().toList())
                .isEqualTo(Stream.iterate(0, n -> n + 1).limit(seen.size()).toList())
                .hasSizeGreaterThan(30);
    }

    /// Sequence A003269 without its beginning: the numbers of the 3-multiple game, as Schwenk's recursion
    /// H(i+1) = H(i) + min{H(j) : 3·H(j) ≥ H(i)} gives them.
    @Test
    void the_3_multiple_system_has_schwenks_numbers_as_weights() {
        List<BigInteger> numbers = new ArrayList<>(List.of(BigInteger.ONE));
        while (numbers.size() < 40) {
            BigInteger last = numbers.getLast();
            BigInteger step = numbers.stream()
                    .filter(number -> number.multiply(BigInteger.valueOf(3)).compareTo(last) >= 0)
                    .findFirst()
                    .orElseThrow();
            numbers.add(last.add(step));
        }
        assertThat(Numeration.multiple(3).weights(40)).isEqualTo(numbers);
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void the_numbers_of_the_weights_are_the_powers(Numeration numeration) {
        AutomaticSet power = numeration.set(Numeration.POWER);
        List<BigInteger> weights = numeration.weights(20);
        for (int n = 0; n < 500; n++) {
            assertThat(power.contains(n)).isEqualTo(weights.contains(BigInteger.valueOf(n)));
        }
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void the_lowest_part_is_the_last_that_the_greedy_choice_takes(Numeration numeration) {
        AutomaticSet lowest = numeration.set(Numeration.LOWEST);
        List<BigInteger> weights = numeration.weights(20).reversed();
        for (int n = 1; n < 120; n++) {
            BigInteger rest = BigInteger.valueOf(n);
            BigInteger part = rest;
            while (rest.signum() > 0) {
                BigInteger left = rest;
                part = weights.stream()
                        .filter(weight -> weight.compareTo(left) <= 0)
                        .findFirst()
                        .orElseThrow();
                rest = rest.subtract(part);
            }
            for (int m = 0; m <= n; m++) {
                assertThat(lowest.contains(n, m)).as("%d %d", n, m).isEqualTo(part.intValueExact() == m);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void comparisons_of_linear_terms_are_those_of_integers(Numeration numeration) {
        LinearTerm term =
                LinearTerm.of("x").times(3).minus(LinearTerm.of("y").times(2)).plus(-7);
        AutomaticSet zero = set(numeration, new Formula.Equal(term, LinearTerm.of(0)));
        AutomaticSet below = set(numeration, new Formula.Less(term, LinearTerm.of(0)));
        for (int x = 0; x < 60; x++) {
            for (int y = 0; y < 60; y++) {
                int value = 3 * x - 2 * y - 7;
                assertThat(zero.contains(x, y)).as("%d %d", x, y).isEqualTo(value == 0);
                assertThat(below.contains(x, y)).as("%d %d", x, y).isEqualTo(value < 0);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void a_large_constant_is_no_more_states_than_its_word_is_long(Numeration numeration) {
        Formula formula = new Formula.Equal(LinearTerm.of("x"), LinearTerm.of(123_456_789_012L));
        AutomaticSet set = new DecisionProcedure(numeration, Map.of(), Run.unlimited()).set(List.of("x"), formula);
        assertThat(set.least()).contains(List.of(BigInteger.valueOf(123_456_789_012L)));
        assertThat(set.dfa().size()).isLessThan(120);
    }

    private static AutomaticSet set(Numeration numeration, Formula formula) {
        return new DecisionProcedure(numeration, Map.of(), Run.unlimited()).set(List.of("x", "y"), formula);
    }
}
