package org.grundy.heap.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Options;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.OeisSequence;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlainKernelTest {
    @TestFactory
    Stream<DynamicTest> octal_games_have_the_values_of_the_encyclopedia() {
        return ReferenceData.oeisSequences().stream()
                .filter(sequence -> Character.isDigit(sequence.game().charAt(0))
                        || sequence.game().equals("Grundy"))
                .map(sequence -> DynamicTest.dynamicTest(sequence.oeis(), () -> assertValues(sequence)));
    }

    private static void assertValues(OeisSequence sequence) {
        TakeAndBreakCode code = Sequences.code(sequence.game().equals("Grundy") ? "4!.0" : sequence.game());
        int first = sequence.offset() + sequence.indexShift();
        int count = first + sequence.terms().size();
        assertThat(Sequences.values(new PlainKernel(code), count).subList(first, count))
                .isEqualTo(sequence.terms());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.137", "0.6", "4.3", "4!.0", "0.8", "8.0", "0.1B", "0.F!8", "0.G", "G!.3", "0.0"})
    void the_kernel_and_the_rules_agree_with_the_definition(String text) {
        TakeAndBreakCode code = Sequences.code(text);
        NaiveGrundy<BigInteger> naive = new NaiveGrundy<>(heap -> options(code, heap));
        List<Integer> values = Sequences.values(new PlainKernel(code), 40);
        for (int n = 0; n < 40; n++) {
            assertThat(values.get(n)).as("G(%d) of %s", n, code).isEqualTo(naive.value(BigInteger.valueOf(n)));
        }
    }

    private static List<List<BigInteger>> options(TakeAndBreakCode code, BigInteger heap) {
        List<List<BigInteger>> all = new ArrayList<>();
        TakeAndBreakMoves.rules(code).options(heap, new Options<>() {
            @Override
            public void to(List<BigInteger> parts) {
                all.add(parts);
            }

            @Override
            public void unlisted() {
                throw new AssertionError("small heaps are listed");
            }
        });
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 50})
    void repeated_threes_are_bash(int most) {
        // A heap from which 1..m may be taken has value n mod (m+1): Winning Ways, ch. 4.
        int[] digits = new int[most + 1];
        java.util.Arrays.fill(digits, 1, most + 1, 3);
        List<Integer> values = Sequences.values(new PlainKernel(TakeAndBreakCode.of(digits)), 200);
        for (int n = 0; n < 200; n++) {
            assertThat(values.get(n)).isEqualTo(n % (most + 1));
        }
    }

    @org.junit.jupiter.api.Test
    void laskers_nim_swaps_every_third_and_fourth_value() {
        // Lasker's Nim 4.333…: Winning Ways, ch. 4.
        TakeAndBreakCode code =
                new TakeAndBreakCode(List.of(TakeAndBreakCode.Digit.of(4)), List.of(TakeAndBreakCode.Digit.of(3)));
        List<Integer> values = Sequences.values(new PlainKernel(code), 101);
        for (int j = 0; j < 25; j++) {
            assertThat(values.subList(4 * j + 1, 4 * j + 5))
                    .containsExactly(4 * j + 1, 4 * j + 2, 4 * j + 4, 4 * j + 3);
        }
    }
}
