package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The decision procedure against formulas evaluated by going through all small numbers.
final class DecisionProcedureTest {
    private static final int FORMULAS = Thorough.bound(15, 60);
    private static final LinearTerm X = LinearTerm.of("x");
    private static final LinearTerm Y = LinearTerm.of("y");

    /// Those whose automata are small enough for formulas of any kind.
    static Stream<Numeration> numerations() {
        return NumerationTest.numerations().filter(numeration -> numeration.order() < 3);
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void random_formulas_hold_where_they_hold_when_all_numbers_are_tried(Numeration numeration) {
        RandomGenerator random = Seed.of("DecisionTest formulas " + numeration).generator();
        int tuples = numeration.digits() > 3 ? 12 : 16;
        int none = 0;
        for (int i = 0; i < FORMULAS; i++) {
            Formula formula = new RandomFormulas(random).formula(3, List.of("x", "y"));
            AutomaticSet set =
                    new DecisionProcedure(numeration, Map.of(), Run.unlimited()).set(List.of("x", "y"), formula);
            NaiveFormula naive = new NaiveFormula(numeration);
            for (long x = 0; x < tuples; x++) {
                for (long y = 0; y < tuples; y++) {
                    boolean expected = naive.holds(formula, Map.of("x", x, "y", y));
                    none += expected ? 0 : 1;
                    assertThat(set.contains(x, y))
                            .as("%s at %d, %d", formula, x, y)
                            .isEqualTo(expected);
                }
            }
        }
        assertThat(none).isBetween(100, FORMULAS * tuples * tuples - 100);
    }

    @Test
    void statements_about_all_numbers_are_decided() {
        DecisionProcedure decision = new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited());
        Formula larger = Formula.exists(List.of("y"), new Formula.Less(X, Y));
        Formula smaller = Formula.exists(List.of("y"), new Formula.Less(Y, X));
        assertThat(decision.holds(Formula.forAll(List.of("x"), larger))).isTrue();
        assertThat(decision.holds(Formula.forAll(List.of("x"), smaller))).isFalse();
        assertThat(decision.holds(Formula.exists(List.of("x"), Formula.not(smaller))))
                .isTrue();
    }

    /// Every number is even or odd; Presburger's first example.
    @Test
    void every_number_is_even_or_odd_in_every_system() {
        Formula even = new Formula.Equal(X, Y.times(2));
        Formula odd = new Formula.Equal(X, Y.times(2).plus(1));
        Formula statement = Formula.forAll(List.of("x"), Formula.exists(List.of("y"), Formula.or(even, odd)));
        assertThat(numerations())
                .allMatch(numeration -> new DecisionProcedure(numeration, Map.of(), Run.unlimited()).holds(statement));
    }

    @Test
    void the_witness_has_the_shortest_words() {
        DecisionProcedure decision = new DecisionProcedure(Numeration.base(10), Map.of(), Run.unlimited());
        Formula formula = Formula.and(
                new Formula.Equal(X.minus(Y.times(3)), LinearTerm.of(1)), new Formula.Less(LinearTerm.of(100), X));
        assertThat(decision.witness(formula))
                .contains(Map.of("x", BigInteger.valueOf(103), "y", BigInteger.valueOf(34)));
        assertThat(decision.witness(new Formula.Less(X, X))).isEmpty();
    }

    @Test
    void a_negative_number_is_in_no_set() {
        DecisionProcedure decision = new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited());
        Formula formula = new Formula.Member(Numeration.POWER, List.of(LinearTerm.of(-1)));
        assertThat(decision.holds(formula)).isFalse();
    }

    @Test
    void the_nim_sum_is_the_exclusive_or() {
        DecisionProcedure decision = new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited());
        AutomaticSet set =
                decision.set(List.of("x", "y"), new Formula.Member(Numeration.NIM_SUM, List.of(X, Y, X.minus(Y))));
        for (int x = 0; x < 40; x++) {
            for (int y = 0; y < 40; y++) {
                assertThat(set.contains(x, y)).isEqualTo((x ^ y) == x - y);
            }
        }
    }

    @Test
    void an_unknown_set_and_a_free_variable_are_refused() {
        DecisionProcedure decision = new DecisionProcedure(Numeration.base(2), Map.of(), Run.unlimited());
        assertThatThrownBy(() -> decision.witness(new Formula.Member("even", List.of(X))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no set even of 1 numbers");
        assertThatThrownBy(() -> decision.holds(new Formula.Less(X, Y)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[x, y]");
    }
}
