package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TallyTest {
    private static final LinearTerm X = LinearTerm.of("x");
    private static final LinearTerm Y = LinearTerm.of("y");

    private static AutomaticSet set(Numeration numeration, List<String> variables, Formula formula) {
        return new DecisionProcedure(numeration, Map.of(), Run.unlimited()).set(variables, formula);
    }

    private static List<Optional<BigInteger>> bounds(long... bounds) {
        return Arrays.stream(bounds)
                .mapToObj(bound -> Optional.of(BigInteger.valueOf(bound)))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10})
    void multiples_of_seven_are_counted_and_added_up_in_every_base(int base) {
        AutomaticSet sevens = set(Numeration.base(base), List.of("x"), Formula.multiple(LinearTerm.of("x"), 7, "q"));
        for (long bound = 0; bound < 60; bound++) {
            long count = bound / 7 + 1;
            assertThat(Tally.of(sevens, bounds(bound), Run.unlimited()))
                    .isEqualTo(new Tally(
                            BigInteger.valueOf(count), List.of(BigInteger.valueOf(7 * count * (count - 1) / 2))));
        }
    }

    @Test
    void pairs_below_a_line_are_counted_in_zeckendorf_words_with_a_bound_for_each_number() {
        AutomaticSet below = set(Numeration.zeckendorf(), List.of("x", "y"), new Formula.Less(X.times(2), Y));
        for (int a = 0; a < 12; a++) {
            for (int b = 0; b < 30; b++) {
                long count = 0;
                long first = 0;
                long second = 0;
                for (int x = 0; x <= a; x++) {
                    for (int y = 2 * x + 1; y <= b; y++) {
                        count++;
                        first += x;
                        second += y;
                    }
                }
                assertThat(Tally.of(below, bounds(a, b), Run.unlimited()))
                        .isEqualTo(new Tally(
                                BigInteger.valueOf(count),
                                List.of(BigInteger.valueOf(first), BigInteger.valueOf(second))));
            }
        }
    }

    @Test
    void a_number_that_the_others_determine_needs_no_bound() {
        AutomaticSet fivefold = set(Numeration.base(2), List.of("x", "y"), new Formula.Equal(X.times(5), Y));
        Tally tally = Tally.of(fivefold, List.of(Optional.of(BigInteger.TEN), Optional.empty()), Run.unlimited());
        assertThat(tally)
                .isEqualTo(new Tally(BigInteger.valueOf(11), List.of(BigInteger.valueOf(55), BigInteger.valueOf(275))));
    }

    @Test
    void a_bound_of_a_hundred_digits_is_no_harder() {
        AutomaticSet even = set(Numeration.base(2), List.of("x"), Formula.multiple(X, 2, "q"));
        BigInteger bound = BigInteger.TEN.pow(100);
        assertThat(Tally.of(even, List.of(Optional.of(bound)), Run.unlimited()).count())
                .isEqualTo(bound.shiftRight(1).add(BigInteger.ONE));
    }
}
