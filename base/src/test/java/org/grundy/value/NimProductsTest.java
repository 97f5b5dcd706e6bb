package org.grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Both kernels give the products one by one.
class NimProductsTest {
    static Stream<NimProducts> kernels() {
        return Stream.of(new SingleNimProducts(), new SlicedNimProducts(), NimProducts.forMany());
    }

    static IntStream lengths() {
        int w = BitSlices.LANES;
        int block = BitSlices.BLOCK;
        IntStream few = IntStream.of(0, 1, w - 1, w, w + 1, block / 2 - 1, block / 2, block / 2 + 1);
        return IntStream.concat(few, IntStream.of(block - 1, block, block + 1, 3 * block - 1, 3 * block + w + 1));
    }

    @ParameterizedTest
    @MethodSource("lengths")
    void every_kernel_gives_the_products_and_writes_nothing_else(int length) {
        RandomGenerator random = Seed.of("NimProductsTest").generator();
        long[] a = random.longs(length + 5L).toArray();
        long[] b = random.longs(length + 7L).map(x -> x & x >> 9).toArray();
        long[] expected = new long[length + 9];
        Arrays.fill(expected, -7);
        for (int i = 2; i < length + 2; i++) {
            expected[i] = Nimbers.product(a[i], b[i]);
        }
        assertThat(kernels()).allSatisfy(kernel -> {
            long[] out = new long[length + 9];
            Arrays.fill(out, -7);
            kernel.multiply(a, b, out, 2, length + 2);
            assertThat(out).as(kernel.name()).isEqualTo(expected);
        });
    }

    @Test
    void products_can_replace_their_factors() {
        long[] factors =
                Seed.of("NimProductsTest.squares").generator().longs(2000).toArray();
        long[] squares = Arrays.stream(factors).map(Nimbers::square).toArray();
        assertThat(kernels()).allSatisfy(kernel -> {
            long[] a = factors.clone();
            kernel.multiply(a, a, a, 0, a.length);
            assertThat(a).as(kernel.name()).isEqualTo(squares);
        });
    }

    @Test
    void an_array_that_is_too_short_is_refused_before_anything_is_written() {
        assertThat(kernels()).allSatisfy(kernel -> {
            long[] out = new long[600];
            assertThatThrownBy(() -> kernel.multiply(new long[600], new long[599], out, 0, 600))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThat(out).containsOnly(0);
        });
    }
}
