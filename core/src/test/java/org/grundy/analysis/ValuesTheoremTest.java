package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.grundy.heap.period.ValuesTheorem;
import org.grundy.solve.NimHeaps;
import org.junit.jupiter.api.Test;

final class ValuesTheoremTest {
    /// Source: C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901): a heap is worth its size.
    @Test
    void a_theorem_knows_all_values_if_it_names_those_of_small_and_of_large_heaps() {
        assertThat(ValuesTheorem.of(NimHeaps.WITH_THEOREM))
                .contains(new ValuesTheorem(
                        NimHeaps.WITH_THEOREM, NimHeaps.WITH_THEOREM.theorems().getFirst()));
        assertThat(ValuesTheorem.of(NimHeaps.OUTCOMES_ONLY)).isEmpty();
        assertThat(ValuesTheorem.of(NimHeaps.RULES_ONLY)).isEmpty();
        assertThat(ValuesTheorem.of(NimHeaps.knowing(n -> n.bitLength() < 90))).isEmpty();
        assertThat(ValuesTheorem.of(NimHeaps.knowing(n -> n.compareTo(BigInteger.valueOf(999)) != 0)))
                .isEmpty();
        assertThat(ValuesTheorem.of(NimHeaps.knowing(n -> n.signum() >= 0))).isPresent();
    }
}
