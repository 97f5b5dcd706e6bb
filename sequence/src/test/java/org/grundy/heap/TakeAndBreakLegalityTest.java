package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.HeapRules;
import org.grundy.game.Options;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TakeAndBreakLegalityTest {
    static List<TakeAndBreakCode> codes() {
        TakeAndBreakCode.Digit any = TakeAndBreakCode.Digit.of(3);
        TakeAndBreakCode.Digit unequal = new TakeAndBreakCode.Digit(4, true);
        return List.of(
                TakeAndBreakCode.of(0, 7, 7),
                TakeAndBreakCode.of(0, 1, 3, 7),
                TakeAndBreakCode.of(4, 0, 2),
                TakeAndBreakCode.of(0, 15, 8),
                TakeAndBreakCode.of(0, 31),
                new TakeAndBreakCode(List.of(unequal), List.of()),
                new TakeAndBreakCode(List.of(TakeAndBreakCode.Digit.of(4)), List.of(any)),
                new TakeAndBreakCode(
                        List.of(TakeAndBreakCode.Digit.ZERO, any), List.of(TakeAndBreakCode.Digit.ZERO, any)));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void exactly_the_options_that_are_listed_are_allowed(TakeAndBreakCode code) {
        HeapRules rules = TakeAndBreakMoves.rules(code);
        for (int n = 0; n <= 10; n++) {
            BigInteger heap = BigInteger.valueOf(n);
            Set<List<BigInteger>> listed = listed(rules, heap);
            for (List<BigInteger> parts : partitions(n, 5)) {
                assertThat(rules.permits(heap, parts))
                        .as(code + ": " + n + " to " + parts)
                        .isEqualTo(Optional.of(listed.contains(parts)));
            }
        }
    }

    @Test
    void moves_on_heaps_beyond_any_listing_are_told() {
        HeapRules kayles = TakeAndBreakMoves.rules(TakeAndBreakCode.of(0, 7, 7));
        BigInteger heap = BigInteger.TEN.pow(100);
        BigInteger part = BigInteger.TEN.pow(50);
        BigInteger rest = heap.subtract(part).subtract(BigInteger.TWO);
        assertThat(kayles.permits(heap, List.of(part, rest))).contains(true);
        assertThat(kayles.permits(heap, List.of(part, rest.subtract(BigInteger.ONE))))
                .contains(false);
        HeapRules nim = TakeAndBreakMoves.rules(
                new TakeAndBreakCode(List.of(TakeAndBreakCode.Digit.ZERO), List.of(TakeAndBreakCode.Digit.of(3))));
        assertThat(nim.permits(heap, List.of(part))).contains(true);
        assertThat(nim.permits(heap, List.of(heap))).contains(false);
    }

    private static Set<List<BigInteger>> listed(HeapRules rules, BigInteger heap) {
        Set<List<BigInteger>> listed = new HashSet<>();
        rules.options(heap, new Options<>() {
            @Override
            public void to(List<BigInteger> parts) {
                listed.add(parts.stream().sorted().toList());
            }

            @Override
            public void unlisted() {
                throw new AssertionError("small heaps are listed");
            }
        });
        return listed;
    }

    /// All ascending lists of naturals with a sum of at most n, the lists of several zeros included.
    private static List<List<BigInteger>> partitions(int n, int most) {
        List<List<BigInteger>> all = new ArrayList<>();
        extend(List.of(), 0, n, most, all);
        return all;
    }

    private static void extend(List<BigInteger> parts, int least, int rest, int open, List<List<BigInteger>> all) {
        all.add(parts);
        for (int part = least; part <= rest && open > 0; part++) {
            List<BigInteger> more = new ArrayList<>(parts);
            more.add(BigInteger.valueOf(part));
            extend(more, part, rest - part, open - 1, all);
        }
    }
}
