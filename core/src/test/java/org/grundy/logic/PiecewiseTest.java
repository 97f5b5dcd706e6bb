package org.grundy.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PiecewiseTest {
    private static final Piecewise X = Piecewise.of(LinearTerm.of("x"));
    private static final Piecewise Y = Piecewise.of(LinearTerm.of("y"));

    private static String equal(Piecewise left, Piecewise right) {
        return left.compared(right, Formula.Equal::new).toString();
    }

    @Test
    void a_sum_is_one_term() {
        assertThat(equal(X.plus(Y).minus(Piecewise.of(3)), X.times(Piecewise.of(2))))
                .isEqualTo("x + y - 3 = 2x");
    }

    @Test
    void the_smaller_of_two_numbers_is_either() {
        assertThat(equal(X.min(Y), Piecewise.of(0))).isEqualTo("(x ≤ y ∧ x = 0) ∨ (y < x ∧ y = 0)");
    }

    @Test
    void a_quotient_of_a_natural_number_is_a_natural_number() {
        FreshNames names = new FreshNames(List.of("x", "d"));
        assertThat(equal(X.quotient(Piecewise.of(3), names), Y)).isEqualTo("∃d1 (0 ≤ x - 3d1 ∧ x - 3d1 < 3 ∧ d1 = y)");
    }

    @Test
    void a_product_of_variables_is_not_linear() {
        assertThatThrownBy(() -> X.times(Y)).isInstanceOf(NotLinear.class);
    }

    @Test
    void a_coefficient_beyond_64_bits_is_too_large() {
        Piecewise large = X.times(Piecewise.of(Long.MAX_VALUE));
        assertThatThrownBy(() -> large.plus(large)).isInstanceOf(NotLinear.class);
    }

    @Test
    void very_many_cases_are_too_many() {
        Piecewise many = X;
        for (int i = 0; i < 6; i++) {
            many = many.min(Y);
        }
        Piecewise most = many;
        assertThat(most.cases()).hasSize(64);
        assertThatThrownBy(() -> most.max(Y)).isInstanceOf(NotLinear.class);
    }
}
