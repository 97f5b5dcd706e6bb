package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.evidence.WindowCertificate;
import org.grundy.evidence.WindowCertificate.Window;
import org.grundy.proof.PeriodVerdict.Accepted;
import org.grundy.proof.PeriodVerdict.Fault;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The certificates are made here, of values found by the definition of the mex and nothing else.
final class WindowCheckerTest {
    private static final int HEAD = 2_000;
    private static final int WITNESS = 100;

    /// 0.7146 has the period 16 193 from heap 3994 on and six rare heaps, the last one 28.
    private static final int[] DIGITS = {0, 7, 1, 4, 6};

    private static final long PREPERIOD = 3_994;
    private static final long PERIOD = 16_193;
    private static final int[] VALUES = values(DIGITS, 21_000);

    /// By the definition.
    static int[] values(int[] digits, int count) {
        int[] values = new int[count];
        int[] seen = new int[256];
        for (int n = 1; n < count; n++) {
            for (int taken = 0; taken < digits.length && taken <= n; taken++) {
                int rest = n - taken;
                if (rest == 0 && (digits[taken] & 1) != 0) {
                    seen[0] = n;
                }
                if (rest > 0 && (digits[taken] & 2) != 0) {
                    seen[values[rest]] = n;
                }
                for (int part = 1; (digits[taken] & 4) != 0 && 2 * part <= rest; part++) {
                    seen[values[part] ^ values[rest - part]] = n;
                }
            }
            while (seen[values[n]] == n) {
                values[n]++;
            }
        }
        return values;
    }

    private static int mask() {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int mask = 1; mask < 64; mask++) {
            int each = mask;
            int rare = (int) Arrays.stream(VALUES)
                    .filter(value -> Integer.bitCount(value & each) % 2 == 0)
                    .count();
            if (rare < fewest) {
                fewest = rare;
                best = mask;
            }
        }
        return best;
    }

    private static Window window(long end, int length) {
        byte[] values = new byte[length];
        for (int i = 0; i < length; i++) {
            values[i] = (byte) VALUES[(int) end - length + i];
        }
        return Window.of(end, values, 0);
    }

    /// The certificate of a claim with windows where it needs them, and at some more heaps.
    private static WindowCertificate certificate(long preperiod, long period, int witness, long... more) {
        int length = witness + 4 + 1;
        long begin = preperiod + length - 1;
        List<Long> ends = new ArrayList<>(List.of((long) HEAD, begin, begin + period));
        for (long prime = 2; prime <= period; prime++) {
            if (period % prime == 0 && isPrime(prime)) {
                ends.add(begin + period / prime);
            }
        }
        Arrays.stream(more).forEach(ends::add);
        List<Window> windows = ends.stream()
                .distinct()
                .sorted()
                .map(end -> window(end, length))
                .toList();
        return new WindowCertificate("0.7146", mask(), preperiod, period, witness, windows);
    }

    private static boolean isPrime(long number) {
        for (long factor = 2; factor * factor <= number; factor++) {
            if (number % factor == 0) {
                return false;
            }
        }
        return true;
    }

    private static PeriodVerdict check(WindowCertificate certificate) {
        return WindowChecker.check(certificate, Run.unlimited());
    }

    private static WindowCertificate with(WindowCertificate proof, List<Window> windows) {
        return new WindowCertificate(
                proof.rules(), proof.mask(), proof.preperiod(), proof.period(), proof.witness(), windows);
    }

    @Test
    void windows_of_true_values_are_accepted() {
        assertThat(check(certificate(PREPERIOD, PERIOD, WITNESS)))
                .isEqualTo(new Accepted(PREPERIOD + PERIOD + WITNESS + 4));
        assertThat(check(certificate(PREPERIOD, PERIOD, WITNESS, 2_001, 2_050, 5_000, 17_000)))
                .isInstanceOf(Accepted.class);
    }

    @Test
    void a_later_beginning_is_refused_and_an_earlier_one() {
        assertThat(check(certificate(PREPERIOD + 1, PERIOD, WITNESS))).isEqualTo(new Refused(Fault.LEAST, PREPERIOD));
        assertThat(check(certificate(PREPERIOD - 1, PERIOD, WITNESS)))
                .isEqualTo(new Refused(Fault.REPETITION, PREPERIOD - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 128, SequenceCertificate.PARITY, SequenceCertificate.PARITY | 128})
    void masks_without_a_bit_of_the_values_are_refused(int mask) {
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS);
        assertThat(check(new WindowCertificate(
                        proof.rules(), mask, proof.preperiod(), proof.period(), proof.witness(), proof.windows())))
                .isEqualTo(new Refused(Fault.RULES, -1));
    }

    @Test
    void other_periods_are_refused() {
        assertThat(check(certificate(PREPERIOD, PERIOD - 2, WITNESS))).isInstanceOf(Refused.class);
    }

    @Test
    void too_few_witnesses_are_refused() {
        assertThat(check(certificate(PREPERIOD, PERIOD, 30)))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(Fault.WITNESS));
    }

    @Test
    void a_digit_changed_anywhere_is_found() {
        RandomGenerator random = Seed.of("WindowCheckerTest").generator();
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS, 2_500, 5_000, 10_000, 15_000);
        for (int i = 0; i < 100; i++) {
            int index = random.nextInt(proof.windows().size());
            Window window = proof.windows().get(index);
            byte[] values = window.numbers();
            values[random.nextInt(values.length)] ^= (byte) (1 << random.nextInt(7));
            List<Window> changed = new ArrayList<>(proof.windows());
            changed.set(index, Window.of(window.end(), values, 0));
            assertThat(check(with(proof, changed))).isInstanceOf(Refused.class);
        }
    }

    /// In the segment that ends with the changed window, wherever that is; but for the next one, which begins
    /// with it, all others are as they were. Each is checked by itself, so the order does not matter.
    @Test
    void each_of_a_hundred_changed_bits_is_found_in_its_segment_in_either_order() {
        RandomGenerator random = Seed.of("WindowCheckerTest.segments").generator();
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS, 2_500, 5_000, 10_000, 15_000);
        for (int i = 0; i < 100; i++) {
            int index = 1 + random.nextInt(proof.windows().size() - 1);
            WindowCertificate changed = with(proof, withBitChanged(proof.windows(), index, random));
            WindowChecker checker = WindowChecker.of(changed, Run.unlimited());
            List<Integer> places = new ArrayList<>(
                    IntStream.range(0, proof.windows().size() - 1).boxed().toList());
            List<Integer> forward = refused(checker, places);
            Collections.reverse(places);
            assertThat(refused(checker, places)).containsExactlyInAnyOrderElementsOf(forward);
            assertThat(forward).contains(index - 1).isSubsetOf(index - 1, index);
        }
    }

    private static List<Window> withBitChanged(List<Window> windows, int index, RandomGenerator random) {
        Window window = windows.get(index);
        byte[] values = window.numbers();
        values[random.nextInt(values.length)] ^= (byte) (1 << random.nextInt(7));
        List<Window> changed = new ArrayList<>(windows);
        changed.set(index, Window.of(window.end(), values, 0));
        return changed;
    }

    private static List<Integer> refused(WindowChecker checker, List<Integer> order) {
        return order.stream()
                .filter(segment -> checker.segment(segment, Run.unlimited()).isPresent())
                .toList();
    }

    @Test
    void several_threads_say_what_one_says() {
        RandomGenerator random = Seed.of("WindowCheckerTest.threads").generator();
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS, 2_500, 5_000, 10_000, 15_000);
        assertThat(checkedBy(3, proof)).isEqualTo(check(proof)).isInstanceOf(Accepted.class);
        for (int i = 0; i < 20; i++) {
            List<Window> twice = withBitChanged(
                    withBitChanged(proof.windows(), 1 + random.nextInt(3), random), 4 + random.nextInt(3), random);
            WindowCertificate changed = with(proof, twice);
            assertThat(checkedBy(3, changed)).isEqualTo(check(changed)).isInstanceOf(Refused.class);
        }
    }

    /// Whatever machine checks a piece: the first one that is refused says what the whole says.
    @Test
    void pieces_say_what_the_whole_says() {
        RandomGenerator random = Seed.of("WindowCheckerTest.pieces").generator();
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS, 2_500, 5_000, 10_000, 15_000);
        assertThat(WindowChecker.pieces(proof, Long.MAX_VALUE)).containsExactly(0);
        assertThat(WindowChecker.pieces(proof, 1)).hasSize(proof.windows().size() - 1);
        assertThat(WindowChecker.pieces(proof, 4_000)).hasSizeBetween(3, 5);
        assertThat(verdicts(proof, 4_000)).containsOnly(check(proof));
        for (int i = 0; i < 20; i++) {
            List<Window> changed = withBitChanged(proof.windows(), 1 + random.nextInt(7), random);
            WindowCertificate wrong = with(proof, withBitChanged(changed, 1 + random.nextInt(7), random));
            assertThat(verdicts(wrong, 4_000).stream().filter(Refused.class::isInstance))
                    .first()
                    .isEqualTo(check(wrong));
        }
    }

    private static List<PeriodVerdict> verdicts(WindowCertificate proof, long heaps) {
        List<Integer> ends = new ArrayList<>(WindowChecker.pieces(proof, heaps));
        ends.add(proof.windows().size() - 1);
        return IntStream.range(0, ends.size() - 1)
                .mapToObj(i -> WindowChecker.check(proof, ends.get(i), ends.get(i + 1), Run.unlimited()))
                .toList();
    }

    private static PeriodVerdict checkedBy(int threads, WindowCertificate proof) {
        Run run = new Run(Budget.UNLIMITED.withThreads(threads));
        return run.attempt(() -> WindowChecker.check(proof, run)).toOptional().orElseThrow();
    }

    /// Half of the work that it takes is not enough, whoever does it.
    @Test
    void a_limit_on_work_ends_the_check_on_several_threads_too() {
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS, 2_500, 5_000, 10_000, 15_000);
        Run whole = new Run(Budget.UNLIMITED.withThreads(3));
        assertThat(whole.attempt(() -> WindowChecker.check(proof, whole)).toOptional())
                .isPresent();
        Run half = new Run(Budget.UNLIMITED.withWork(whole.work() / 2).withThreads(3));
        assertThat(half.attempt(() -> WindowChecker.check(proof, half)).toOptional())
                .isEmpty();
    }

    @Test
    void windows_out_of_order_or_left_out_are_refused() {
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS, 5_000);
        List<Window> turned = new ArrayList<>(proof.windows());
        Collections.swap(turned, 1, 2);
        assertThat(check(with(proof, turned))).isInstanceOf(Refused.class);
        List<Window> without = new ArrayList<>(proof.windows());
        without.remove(window(PREPERIOD + WITNESS + 4, WITNESS + 5));
        assertThat(check(with(proof, without))).isInstanceOf(Refused.class);
        List<Window> withoutShorter = new ArrayList<>(proof.windows());
        withoutShorter.removeIf(each -> each.end() == PREPERIOD + WITNESS + 4 + 1);
        assertThat(check(with(proof, withoutShorter))).isEqualTo(new Refused(Fault.LEAST, PREPERIOD + WITNESS + 4 + 1));
    }

    @Test
    void rules_of_which_the_theorem_does_not_speak_are_refused() {
        WindowCertificate proof = certificate(PREPERIOD, PERIOD, WITNESS);
        for (String rules : List.of("0.33", "0.F", "4!.0", "0.[3]", "x")) {
            WindowCertificate other = new WindowCertificate(
                    rules, proof.mask(), proof.preperiod(), proof.period(), proof.witness(), proof.windows());
            assertThat(check(other)).isEqualTo(new Refused(Fault.RULES, -1));
        }
    }
}
