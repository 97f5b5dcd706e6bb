package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every kernel gives the values of the plain one.
final class KernelsTest {
    private static final int LENGTH = 2600;

    private static void assertAgrees(KernelChoice choice, TakingCode code, int length) {
        List<Integer> expected = Sequences.values(new PlainKernel(code), length);
        assertThat(Sequences.values(choice.kernel(code), length))
                .as("%s by %s", code, choice.word())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.77", "0.16", "0.6", "0.007", "0.04", "4!.0", "0.376", "4.3", "0.137", "4.005", "0.4!", "0.06!7",
                "0.106"
            })
    void kernels_agree_on_well_known_games(String text) {
        TakingCode code = Sequences.code(text);
        for (KernelChoice choice : KernelChoice.values()) {
            if (choice.canCompute(code)) {
                assertAgrees(choice, code, LENGTH);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_kernel_agrees_on_random_games(KernelChoice choice) {
        RandomGenerator random =
                Seed.of("a_kernel_agrees_on_random_games " + choice).generator();
        for (int round = 0; round < 4; round++) {
            int[] digits = random.ints(2 + random.nextInt(4), 0, 8).toArray();
            digits[0] = 4 * random.nextInt(2);
            TakingCode code = TakingCode.of(digits);
            if (choice.canCompute(code)) {
                assertAgrees(choice, code, 2000 + random.nextInt(1500));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_kernel_may_be_stopped_anywhere(KernelChoice choice) {
        TakingCode officers = TakingCode.of(0, 6);
        assumeTrue(choice.canCompute(officers));
        List<Integer> expected = Sequences.values(new PlainKernel(officers), 5000);
        RandomGenerator random =
                Seed.of("a_kernel_may_be_stopped_anywhere " + choice).generator();
        Kernel kernel = choice.kernel(officers);
        NimValues values = new NimValues();
        for (int to = 0; to < 5000; to += 1 + random.nextInt(900)) {
            kernel.extend(values, to, Run.unlimited());
            assertThat(values.size()).isGreaterThanOrEqualTo(to);
        }
        kernel.extend(values, 5000, Run.unlimited());
        assertThat(Sequences.list(values, 5000)).isEqualTo(expected);
    }

    @Test
    void rows_find_rare_heaps_late() {
        // Officers has rare heaps up to 20 627 (Grossman), so many blocks are begun again here.
        TakingCode officers = TakingCode.of(0, 6);
        assumeTrue(KernelChoice.ROWS.canCompute(officers));
        assertAgrees(KernelChoice.ROWS, officers, 24_000);
    }

    @Test
    void the_sparse_space_of_officers_is_the_published_one() {
        // Grossman, Searching for periodicity in Officers (2019): mask 0x1EE, 1584 rare heaps, the last
        // one 20 627.
        NimValues values = new NimValues();
        KernelChoice.AUTO.kernel(TakingCode.of(0, 6)).extend(values, 60_000, Run.unlimited());
        SparseSpace space = SparseSpace.find(values, 2);
        int[] rare = new SparseSpace(space.bits(), space.mask()).rarePositions(values, 0);
        assertThat(space.mask()).isEqualTo(0x1EE);
        assertThat(rare).hasSize(1584);
        assertThat(rare[rare.length - 1]).isEqualTo(20_627);
    }

    @Test
    void a_mask_serves_the_heaps_before_a_period_too() {
        // In the later half neither mask 1 nor mask 4 leaves a rare heap; of the earlier ones 600 and 300.
        NimValues values = new NimValues();
        for (int n = 0; n < 2000; n++) {
            values.add(n < 600 ? n % 2 * 4 : 5);
        }
        SparseSpace space = SparseSpace.find(values, 2);
        assertThat(space.mask()).isEqualTo(4);
        assertThat(space.rarePositions(values, 0)).hasSize(300);
    }

    @Test
    void classes_of_a_sparse_space_are_numbered_in_order_and_with_their_nim_sums() {
        SparseSpace space = new SparseSpace(6, 0b101100);
        int before = -1;
        for (int code = 0; code < space.codes(); code++) {
            int common = space.common(code);
            assertThat(space.rare(common)).isFalse();
            assertThat(common).isGreaterThan(before);
            assertThat(space.code(common)).isEqualTo(code);
            assertThat(space.rare(space.rareOf(code))).isTrue();
            assertThat(space.code(space.rareOf(code))).isEqualTo(code);
            before = common;
        }
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                assertThat(space.code(a ^ b)).isEqualTo(space.code(a) ^ space.code(b));
            }
        }
    }

    @Test
    void squares_are_turned_round() {
        RandomGenerator random = Seed.of("squares_are_turned_round").generator();
        for (int groups : new int[] {1, 7, 8, 9, 17}) {
            int width = (groups + 7) / 8;
            long[] columns = random.longs(56L * width).toArray();
            byte[][] squares = new byte[groups][56];
            for (int group = 0; group < groups; group++) {
                random.nextBytes(squares[group]);
                Octets.turn(squares[group], 0, 56, columns, width, group);
            }
            for (int heap = 0; heap < 56; heap++) {
                for (int code = 0; code < 8 * groups; code++) {
                    assertThat(columns[heap * width + code / 64] >>> code % 64 & 1)
                            .isEqualTo(squares[code / 8][heap / 8 * 8 + code % 8] >>> heap % 8 & 1);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void threads_do_not_change_a_value(int threads) {
        assumeTrue(VectorUnit.present());
        for (String text : List.of("0.6", "0.16", "4!.0", "0.376")) {
            TakingCode code = Sequences.code(text);
            assertThat(Sequences.values(KernelChoice.ROWS.kernel(code, threads), 3000))
                    .as("%s by %s threads", text, threads)
                    .isEqualTo(Sequences.values(new PlainKernel(code), 3000));
        }
    }

    @Test
    void a_crew_does_every_item_once_and_tells_of_failures() {
        for (int threads = 1; threads <= 4; threads++) {
            try (Crew crew = new Crew(threads)) {
                AtomicIntegerArray done = new AtomicIntegerArray(100);
                for (int items : new int[] {0, 1, 7, 100}) {
                    crew.run(items, done::incrementAndGet);
                }
                assertThat(done).hasToString(expectedCounts().toString());
            }
        }
        try (Crew crew = new Crew(2)) {
            assertThatThrownBy(() -> crew.run(8, item -> {
                        throw new ArithmeticException("item " + item);
                    }))
                    .isInstanceOfAny(ArithmeticException.class, IllegalStateException.class);
        }
    }

    /// Item 0 was in three tasks, items 1 to 6 in two, the others in one.
    private static List<Integer> expectedCounts() {
        return IntStream.range(0, 100)
                .mapToObj(item -> item == 0 ? 3 : item < 7 ? 2 : 1)
                .toList();
    }

    @Test
    void heaps_are_counted_by_value_whatever_the_width() {
        for (int bound : new int[] {100, 1000, 1 << 17}) {
            NimValues values = new NimValues();
            int[] added =
                    Seed.of("heaps_are_counted").generator().ints(300, 0, bound).toArray();
            values.addAll(added, 0, 100);
            values.addAll(added, 100, 300);
            int[] counts = values.counts(50);
            int[] expected = new int[counts.length];
            for (int n = 50; n < 300; n++) {
                expected[added[n]]++;
            }
            assertThat(counts).isEqualTo(expected);
            assertThat(Sequences.list(values, 300))
                    .isEqualTo(IntStream.of(added).boxed().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 55, 56, 57, 503, 504, 505, 1008})
    void blocks_begin_anywhere_and_may_be_resumed_at_any_heap(int beyond) {
        // 0.16 has few rare heaps, so that the kernel by rows goes on from where another one stopped.
        TakingCode code = Sequences.code("0.16");
        assumeTrue(KernelChoice.ROWS.canCompute(code));
        NimValues values = new NimValues();
        new PlainKernel(code).extend(values, 1100 + beyond, Run.unlimited());
        Kernel rows = new RowKernel(Splits.from(code), values, 1);
        rows.extend(values, 2000, Run.unlimited());
        new PlainKernel(code).extend(values, values.size() + beyond, Run.unlimited());
        rows.extend(values, 4500, Run.unlimited());
        assertThat(Sequences.list(values, 4500)).isEqualTo(Sequences.values(new PlainKernel(code), 4500));
    }

    @ParameterizedTest
    @ValueSource(ints = {130, 1 << 9, 1 << 17})
    void splits_are_found_whatever_the_width_of_values(int bound) {
        assumeTrue(VectorUnit.present());
        RandomGenerator random = Seed.of("splits_are_found").generator();
        NimValues values = new NimValues();
        random.ints(700, 0, bound).forEach(values::add);
        Splits splits = Splits.from(Sequences.code("4!.07"));
        for (int n = 3; n < 700; n += 7) {
            for (int value = 0; value < 40; value++) {
                assertThat(new PairScan(splits).reaches(values, n, value)).isEqualTo(reaches(splits, values, n, value));
            }
        }
    }

    private static boolean reaches(Splits splits, NimValues values, int n, int value) {
        boolean single = IntStream.of(splits.singles()).anyMatch(taken -> values.get(n - taken) == value);
        boolean pair = IntStream.range(0, splits.pairs().length).anyMatch(i -> {
            int rest = n - splits.pairs()[i];
            return IntStream.rangeClosed(1, splits.smaller(i, rest))
                    .anyMatch(part -> (values.get(part) ^ values.get(rest - part)) == value);
        });
        return single || pair;
    }

    @Test
    void two_cells_at_a_time_are_looked_for_right() {
        RandomGenerator random = Seed.of("two_cells_at_a_time").generator();
        SplitScan scan = new SplitScan();
        int[] cells = random.ints(3000, 0, 1 << SparseCells.MOST_BITS).toArray();
        for (int cell : cells) {
            scan.add(cell);
        }
        for (int round = 0; round < 2000; round++) {
            int rest = 200 + random.nextInt(2800);
            int from = random.nextInt(rest / 4);
            int to = from + random.nextInt(rest / 4);
            int first = cells[rest / 3] ^ cells[rest - rest / 3] ^ random.nextInt(2);
            int second = random.nextInt(1 << SparseCells.MOST_BITS);
            int found = 0;
            for (int part = 2 * from; part < 2 * to; part++) {
                int sum = cells[part] ^ cells[rest - part];
                found |= (sum == first ? 1 : 0) | (sum == second ? 2 : 0);
            }
            assertThat(scan.look(rest, from, to, first, second)).isEqualTo(found);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.007", "4!.0", "0.06!7", "0.6", "4.0!44"})
    void blocks_of_many_marks_agree(String text) {
        // Long enough for some thousand marks, so that threads share them, and for values of two bytes.
        TakingCode code = Sequences.code(text);
        int length = 16_000;
        assertThat(Sequences.values(KernelChoice.SPARSE.kernel(code, 2), length))
                .isEqualTo(Sequences.values(new PlainKernel(code), length));
    }

    @Test
    void repeating_digits_are_collected() {
        RandomGenerator random = Seed.of("repeating_digits_are_collected").generator();
        for (int round = 0; round < 60; round++) {
            List<TakingCode.Digit> head = digits(random, 1 + random.nextInt(3));
            head.set(0, TakingCode.Digit.of(4 * random.nextInt(2)));
            List<TakingCode.Digit> tail = digits(random, 1 + random.nextInt(3));
            tail.set(0, TakingCode.Digit.of(1 + random.nextInt(7)));
            TakingCode code = new TakingCode(head, tail);
            Kernel kernel = KernelChoice.AUTO.kernel(code);
            assertThat(kernel.name()).isEqualTo("tail");
            assertThat(Sequences.values(kernel, 120))
                    .as(code.toString())
                    .isEqualTo(Sequences.values(new PlainKernel(code), 120));
        }
    }

    private static List<TakingCode.Digit> digits(RandomGenerator random, int count) {
        return random.ints(count, 0, 8)
                .mapToObj(bits -> new TakingCode.Digit(bits, random.nextBoolean()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @Test
    void what_a_kernel_holds_is_charged() {
        NimValues values = new NimValues();
        Kernel sparse = KernelChoice.SPARSE.kernel(TakingCode.of(0, 6));
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
                .isEqualTo(Sequences.values(new PlainKernel(TakingCode.of(0, 6)), values.size()));
    }

    @Test
    void a_kernel_that_cannot_compute_a_code_is_refused() {
        TakingCode hexadecimal = TakingCode.of(0, 8);
        assertThatIllegalArgumentException().isThrownBy(() -> KernelChoice.SPARSE.kernel(hexadecimal));
        assertThat(KernelChoice.AUTO.kernel(hexadecimal).name()).isEqualTo("plain");
    }

    @Test
    void kernels_are_asked_for_by_name() {
        assertThat(KernelChoice.of("rows")).contains(KernelChoice.ROWS);
        assertThat(KernelChoice.of("Auto")).contains(KernelChoice.AUTO);
        assertThat(KernelChoice.of("fast")).isEmpty();
    }
}
