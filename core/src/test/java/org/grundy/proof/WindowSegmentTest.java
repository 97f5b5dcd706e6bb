package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Values between two windows, against the definition of the mex.
final class WindowSegmentTest {
    /// A code with a mask by which its rare heaps stop, as `docs/octal-games-4.csv` has them: 0.106 by the
    /// parity of heaps, 0.1354 with heaps that give options to the next but one, 0.7045 and 0.7744 with
    /// larger values.
    private record Stopped(String code, int mask, int lastRare) {
        int[] digits() {
            return code.substring(2).chars().map(digit -> digit - '0').toArray();
        }
    }

    /// So many heaps are known before the segment.
    private static final int HEAD = 3_000;

    private static final int WITNESS = 1_500;

    private static Stream<Stopped> stopped() {
        return Stream.of(
                new Stopped("0.106", 0xD | SequenceCertificate.PARITY, 1_103),
                new Stopped("0.1354", 0x2F, 350),
                new Stopped("0.7045", 0x7F, 314),
                new Stopped("0.7744", 0x7B, 377));
    }

    @ParameterizedTest
    @MethodSource("stopped")
    void a_segment_has_the_values_of_the_definition(Stopped each) {
        int to = 9_001;
        Computed computed = new Computed(each, to);
        WindowSegment segment = new WindowSegment(computed.rules, HEAD, computed.before(HEAD));
        assertThat(segment.advance(to, Run.unlimited())).isEqualTo(OptionalLong.empty());
        assertThat(segment.window()).isEqualTo(computed.before(to));
    }

    @ParameterizedTest
    @MethodSource("stopped")
    void so_has_one_that_is_found_by_steps_of_any_length_and_forgets_its_first_heaps_often(Stopped each) {
        Computed computed = new Computed(each, 17_000);
        WindowSegment segment = new WindowSegment(computed.rules, HEAD, computed.before(HEAD), 700);
        RandomGenerator random = Seed.of("WindowSegmentTest " + each.code()).generator();
        int heap = HEAD;
        while (heap < 16_000) {
            heap += 1 + random.nextInt(random.nextBoolean() ? 5 : 300);
            assertThat(segment.advance(heap, Run.unlimited())).isEqualTo(OptionalLong.empty());
            assertThat(segment.window()).isEqualTo(computed.before(heap));
        }
    }

    /// 0.106 by the parity of heaps: moves take one whole heap of one token, or three tokens and leave up to two heaps.
    @Test
    void the_first_heap_is_told_of_which_a_rare_value_has_no_witness() {
        Stopped code = stopped().findFirst().orElseThrow();
        Computed computed = new Computed(code, 20_000);
        int unseen = HEAD;
        while (isSeen(computed.values, unseen)) {
            unseen++;
        }
        WindowSegment segment = new WindowSegment(computed.rules, HEAD, computed.before(HEAD));
        assertThat(segment.advance(20_000, Run.unlimited())).isEqualTo(OptionalLong.of(unseen));
    }

    /// Whether each smaller rare value is that of a heap left alone, or of a split with a part up to the witness.
    private static boolean isSeen(int[] values, int heap) {
        BitSet options = new BitSet();
        options.set(values[heap - 3]);
        IntStream.rangeClosed(1, WITNESS).forEach(part -> options.set(values[part] ^ values[heap - 3 - part]));
        return IntStream.range(0, values[heap])
                .filter(value -> (Integer.bitCount(value & 0xD) + heap) % 2 == 1)
                .allMatch(options::get);
    }

    /// The values of a code by the definition, and its rules.
    private static final class Computed {
        private final int[] values;
        private final WindowRules rules;

        Computed(Stopped each, int heaps) {
            int[] digits = IntStream.concat(IntStream.of(0), Arrays.stream(each.digits()))
                    .toArray();
            this.values = WindowCheckerTest.values(digits, heaps);
            CodeRecomputation code =
                    CodeRecomputation.read(each.code(), each.mask()).orElseThrow();
            this.rules = new WindowRules(code, each.mask(), Arrays.copyOf(values, HEAD), WITNESS);
            assertThat(rules.lastRare()).isEqualTo(each.lastRare());
        }

        byte[] before(int heap) {
            byte[] window = new byte[1_600];
            for (int i = 0; i < window.length; i++) {
                window[i] = (byte) values[heap - window.length + i];
            }
            return window;
        }
    }
}
