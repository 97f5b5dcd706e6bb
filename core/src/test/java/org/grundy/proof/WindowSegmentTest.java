package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.run.Run;
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
        int head = 3_000;
        int to = 9_001;
        int[] digits =
                IntStream.concat(IntStream.of(0), Arrays.stream(each.digits())).toArray();
        int[] values = WindowCheckerTest.values(digits, to);
        CodeRecomputation code =
                CodeRecomputation.read(each.code(), each.mask()).orElseThrow();
        WindowRules rules = new WindowRules(code, each.mask(), Arrays.copyOf(values, head), 1_500);
        assertThat(rules.lastRare()).isEqualTo(each.lastRare());
        byte[] window = new byte[1_600];
        for (int i = 0; i < window.length; i++) {
            window[i] = (byte) values[head - window.length + i];
        }
        WindowSegment segment = new WindowSegment(rules, head, window);
        assertThat(segment.advance(to, Run.unlimited())).isEqualTo(OptionalLong.empty());
        byte[] last = segment.window();
        for (int i = 0; i < last.length; i++) {
            assertThat((int) last[i]).isEqualTo(values[to - last.length + i]);
        }
    }
}
