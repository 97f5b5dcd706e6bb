package org.grundy.heap.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.bitset.BitsetKernel;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every kernel gives the values of the plain one.
final class KernelsTest {
    /// Two blocks of bitsets and a part of one; in a thorough build five.
    private static final int LENGTH = Thorough.bound(1100, 2600);
    private static final int STOPPED = Thorough.bound(2500, 5000);

    private static Kernel kernel(KernelType type, TakeAndBreakCode code) {
        return type.kernel(new SequenceRules.Coded(code), 1);
    }

    private static boolean canCompute(KernelType type, TakeAndBreakCode code) {
        return type.canCompute(new SequenceRules.Coded(code));
    }

    private static List<Integer> plain(TakeAndBreakCode code, int length) {
        return Sequences.values(new PlainKernel(code), length);
    }

    private static void assertGives(KernelType type, TakeAndBreakCode code, List<Integer> expected) {
        assertThat(Sequences.values(kernel(type, code), expected.size()))
                .as("%s by %s", code, type.name())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.77", "0.16", "0.6", "0.007", "0.04", "4!.0", "0.376", "4.3", "0.137", "4.005", "0.4!", "0.06!7",
                "0.106", "0.104", "0.205", "0.3107", "0.207", "0.324", "0.142", "0.204", "0.127", "4.0202", "0.454",
                "0.1156", "0.174"
            })
    void kernels_agree_on_well_known_games(String text) {
        TakeAndBreakCode code = Sequences.code(text);
        // A code with a digit for every number taken has about n^2 options of n, so that the plain kernel is slow.
        List<Integer> expected = plain(code, text.contains("!") ? LENGTH / 2 : LENGTH);
        for (KernelType type : KernelRegistry.all()) {
            if (canCompute(type, code)) {
                assertGives(type, code, expected);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "plain", "sparse", "bitset", "word"})
    void a_kernel_agrees_on_random_games(String name) {
        KernelType type = KernelRegistry.of(name).orElseThrow();
        RandomGenerator random =
                Seed.of("a_kernel_agrees_on_random_games " + name).generator();
        for (int round = 0; round < 4; round++) {
            int[] digits = random.ints(2 + random.nextInt(4), 0, 8).toArray();
            digits[0] = 4 * random.nextInt(2);
            TakeAndBreakCode code = TakeAndBreakCode.of(digits);
            if (canCompute(type, code)) {
                assertGives(type, code, plain(code, LENGTH - 500 + random.nextInt(1000)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "plain", "sparse", "bitset", "word"})
    void a_kernel_may_be_stopped_anywhere(String name) {
        KernelType type = KernelRegistry.of(name).orElseThrow();
        TakeAndBreakCode officers = TakeAndBreakCode.of(0, 6);
        assumeTrue(canCompute(type, officers));
        List<Integer> expected = Sequences.values(new PlainKernel(officers), STOPPED);
        RandomGenerator random =
                Seed.of("a_kernel_may_be_stopped_anywhere " + name).generator();
        Kernel kernel = kernel(type, officers);
        NimValues values = new NimValues();
        for (int to = 0; to < STOPPED; to += 1 + random.nextInt(900)) {
            kernel.extend(values, to, Run.unlimited());
            assertThat(values.size()).isGreaterThanOrEqualTo(to);
        }
        kernel.extend(values, STOPPED, Run.unlimited());
        assertThat(Sequences.list(values, STOPPED)).isEqualTo(expected);
    }

    @Test
    void bitsets_find_rare_heaps_late() {
        // Officers has rare heaps up to 20 627 (Grossman), so many blocks are begun again here, in a usual build the
        // first of them.
        TakeAndBreakCode officers = TakeAndBreakCode.of(0, 6);
        assumeTrue(canCompute(KernelRegistry.BITSET, officers));
        assertGives(KernelRegistry.BITSET, officers, plain(officers, Thorough.bound(2_000, 24_000)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void threads_do_not_change_a_value(int threads) {
        assumeTrue(VectorSupport.present());
        int length = Thorough.bound(1200, 3000);
        for (String text : List.of("0.6", "0.16", "4!.0", "0.376")) {
            TakeAndBreakCode code = Sequences.code(text);
            assertThat(Sequences.values(KernelRegistry.BITSET.kernel(new SequenceRules.Coded(code), threads), length))
                    .as("%s by %s threads", text, threads)
                    .isEqualTo(plain(code, length));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 55, 56, 57, 503, 504, 505, 1008})
    void blocks_begin_anywhere_and_may_be_resumed_at_any_heap(int beyond) {
        // 0.16 has few rare heaps, so that the bitset kernel goes on from where another one stopped.
        TakeAndBreakCode code = Sequences.code("0.16");
        assumeTrue(canCompute(KernelRegistry.BITSET, code));
        NimValues values = new NimValues();
        new PlainKernel(code).extend(values, 1100 + beyond, Run.unlimited());
        Kernel bitset = new BitsetKernel(SplitMoves.from(code), values, 1);
        bitset.extend(values, 2000, Run.unlimited());
        new PlainKernel(code).extend(values, values.size() + beyond, Run.unlimited());
        bitset.extend(values, 4500, Run.unlimited());
        assertThat(Sequences.list(values, 4500)).isEqualTo(Sequences.values(new PlainKernel(code), 4500));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.007", "4!.0", "0.06!7", "0.6", "4.0!44"})
    void blocks_of_many_marks_agree(String text) {
        // Long enough for some thousand marks, so that threads share them, and for values of two bytes.
        TakeAndBreakCode code = Sequences.code(text);
        int length = Thorough.bound(5_000, 16_000);
        assertThat(Sequences.values(KernelRegistry.SPARSE.kernel(new SequenceRules.Coded(code), 2), length))
                .isEqualTo(Sequences.values(new PlainKernel(code), length));
    }

    @Test
    void values_beyond_those_that_sparse_space_holds_are_computed_plainly() {
        // Random values of 13 bits for so many heaps that every such value is an option of the next one.
        RandomGenerator random = Seed.of("values_beyond_sparse_space").generator();
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 7);
        NimValues values = new NimValues();
        NimValues expected = new NimValues();
        for (int n = 0; n < 150_000; n++) {
            int value = random.nextInt(1 << 13);
            values.add(value);
            expected.add(value);
        }
        new PlainKernel(code).extend(expected, 150_003, Run.unlimited());
        assertThat(expected.max()).isGreaterThanOrEqualTo(1 << 13);
        KernelRegistry.SPARSE.after(values, code, 1).extend(values, 150_003, Run.unlimited());
        assertThat(Sequences.list(values, 150_003)).isEqualTo(Sequences.list(expected, 150_003));
    }

    @Test
    void repeating_digits_are_collected() {
        RandomGenerator random = Seed.of("repeating_digits_are_collected").generator();
        for (int round = 0; round < Thorough.bound(30, 60); round++) {
            List<TakeAndBreakCode.Digit> head = digits(random, 1 + random.nextInt(3));
            head.set(0, TakeAndBreakCode.Digit.of(4 * random.nextInt(2)));
            List<TakeAndBreakCode.Digit> tail = digits(random, 1 + random.nextInt(3));
            tail.set(0, TakeAndBreakCode.Digit.of(1 + random.nextInt(7)));
            TakeAndBreakCode code = new TakeAndBreakCode(head, tail);
            Kernel kernel = kernel(KernelRegistry.AUTO, code);
            assertThat(kernel.name()).isEqualTo("repeating");
            assertThat(Sequences.values(kernel, 120))
                    .as(code.toString())
                    .isEqualTo(Sequences.values(new PlainKernel(code), 120));
        }
    }

    @Test
    void partitions_in_three_and_four_heaps_are_collected() {
        RandomGenerator random = Seed.of("partitions_in_three_and_four_heaps").generator();
        for (int round = 0; round < Thorough.bound(15, 40); round++) {
            int[] digits = random.ints(2 + random.nextInt(3), 0, 32).toArray();
            digits[0] = 4 * random.nextInt(8);
            digits[1] |= 8;
            TakeAndBreakCode code = TakeAndBreakCode.of(digits);
            Kernel kernel = kernel(KernelRegistry.AUTO, code);
            assertThat(kernel.name()).isEqualTo("partitions");
            assertThat(Sequences.values(kernel, 130))
                    .as(code.toString())
                    .isEqualTo(Sequences.values(new PlainKernel(code), 130));
        }
    }

    private static List<TakeAndBreakCode.Digit> digits(RandomGenerator random, int count) {
        return random.ints(count, 0, 8)
                .mapToObj(bits -> new TakeAndBreakCode.Digit(bits, random.nextBoolean()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /// 0.354 has few rare heaps, so all of them compute it.
    @Test
    void every_kernel_of_many_heaps_is_charged_about_the_same_for_them() {
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 3, 5, 4);
        NimValues known = new NimValues();
        kernel(KernelRegistry.SPARSE, code).extend(known, 5000, Run.unlimited());
        for (SplitKernelType type : List.of(KernelRegistry.BITSET, KernelRegistry.SPARSE, KernelRegistry.WORD)) {
            assumeTrue(canCompute(type, code));
            NimValues values = new NimValues();
            for (int n = 0; n < known.size(); n++) {
                values.add(known.get(n));
            }
            Run run = Run.unlimited();
            type.after(values, code, 1).extend(values, Thorough.bound(25_000, 100_000), run);
            long heaps = (long) values.size() - known.size();
            assertThat(run.work()).as(type.name()).isBetween(32 * heaps, 33 * heaps);
        }
    }

    @Test
    void what_a_kernel_holds_is_charged() {
        NimValues values = new NimValues();
        Kernel sparse = kernel(KernelRegistry.SPARSE, TakeAndBreakCode.of(0, 6));
        Run run = new Run(Budget.UNLIMITED.withMemory(60_000));
        Solved<NimValues> ended = run.attempt(() -> {
            sparse.extend(values, 100_000, run);
            return values;
        });
        assertThat(ended)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.MEMORY));
        assertThat(Sequences.list(values, values.size()))
                .isEqualTo(Sequences.values(new PlainKernel(TakeAndBreakCode.of(0, 6)), values.size()));
    }

    @Test
    void a_kernel_that_cannot_compute_a_code_is_refused() {
        TakeAndBreakCode hexadecimal = TakeAndBreakCode.of(0, 8);
        assertThatIllegalArgumentException().isThrownBy(() -> kernel(KernelRegistry.SPARSE, hexadecimal));
        assertThat(kernel(KernelRegistry.AUTO, hexadecimal).name()).isEqualTo("partitions");
    }

    @Test
    void the_rules_have_the_kernel_that_is_made_for_them() {
        SubtractionSet set = SubtractionSet.of(1, 3);
        SequenceRules taken = new SequenceRules.Taken(set);
        SequenceRules allBut = new SequenceRules.AllBut(set);
        assertThat(KernelRegistry.AUTO.kernel(taken, 1).name()).isEqualTo("subtraction");
        assertThat(KernelRegistry.AUTO.kernel(allBut, 1).name()).isEqualTo("allbut");
        assertThat(KernelRegistry.SUBTRACTION.canCompute(allBut)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> KernelRegistry.ALL_BUT.kernel(taken, 1));
    }

    @Test
    void kernels_are_asked_for_by_name() {
        assertThat(KernelRegistry.all()).extracting(KernelType::name).doesNotHaveDuplicates();
        for (KernelType type : KernelRegistry.all()) {
            assertThat(KernelRegistry.of(type.name())).contains(type);
        }
        assertThat(KernelRegistry.of("rows")).contains(KernelRegistry.BITSET);
        assertThat(KernelRegistry.of("Auto")).contains(KernelRegistry.AUTO);
        assertThat(KernelRegistry.of("fast")).isEmpty();
    }
}
