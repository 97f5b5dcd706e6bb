package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

final class ZeckendorfGoldenRatioTest {
    private static BigInteger multiple(BigInteger n) {
        return n.add(n.multiply(n).multiply(BigInteger.valueOf(5)).sqrt()).shiftRight(1);
    }

    /// ⌊φn⌋ = (n + ⌊√(5n²)⌋) div 2, exactly.
    @Test
    void the_multiples_of_the_golden_ratio_are_those_of_the_square_root_of_5() {
        AutomaticSet golden = ZeckendorfGoldenRatio.multiples(Run.unlimited());
        for (int n = 0; n < Thorough.bound(80, 200); n++) {
            int expected = multiple(BigInteger.valueOf(n)).intValueExact();
            for (int z = 0; z < Thorough.bound(160, 400); z++) {
                assertThat(golden.contains(n, z)).as("%d %d", n, z).isEqualTo(z == expected);
            }
        }
    }

    @Test
    void so_are_large_ones() {
        AutomaticSet golden = ZeckendorfGoldenRatio.multiples(Run.unlimited());
        for (BigInteger n = BigInteger.TEN; n.bitLength() < 200; n = n.multiply(BigInteger.valueOf(7))) {
            BigInteger multiple = multiple(n);
            assertThat(golden.contains(List.of(n, multiple))).isTrue();
            assertThat(golden.contains(List.of(n, multiple.add(BigInteger.ONE))))
                    .isFalse();
        }
    }
}
