package org.grundy.heap.kernel.sparse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.kernel.bitset.BitTranspose;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The parts of which kernels are made.
final class KernelPartsTest {
    @Test
    void the_sparse_space_of_officers_is_the_published_one() {
        // Grossman, Searching for periodicity in Officers (2019): mask 0x1EE, 1584 rare heaps, the last
        // one 20 627.
        NimValues values = new NimValues();
        KernelRegistry.AUTO
                .kernel(new SequenceRules.Coded(TakeAndBreakCode.of(0, 6)), 1)
                .extend(values, Thorough.bound(42_000, 60_000), Run.unlimited());
        SparseSpace space = SparseSpace.find(values, HeapParity.EVEN, SparseSpace.KERNEL_WEIGHT);
        int[] rare = space.rarePositions(values, 0);
        assertThat(space.parity()).isEqualTo(HeapParity.IGNORED);
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
        SparseSpace space = SparseSpace.find(values, HeapParity.IGNORED, SparseSpace.KERNEL_WEIGHT);
        assertThat(space.mask()).isEqualTo(4);
        assertThat(space.rarePositions(values, 0)).hasSize(300);
    }

    @Test
    void the_parity_of_heaps_makes_0_104_sparse() {
        // By values alone about half of all heaps are rare, whatever the mask.
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 1, 0, 4);
        NimValues values = new NimValues();
        new PlainKernel(code).extend(values, 8000, Run.unlimited());
        SparseSpace byValues = SparseSpace.find(values, HeapParity.IGNORED, SparseSpace.KERNEL_WEIGHT);
        SparseSpace byParity = SparseSpace.find(values, HeapParity.of(new int[] {3}), SparseSpace.KERNEL_WEIGHT);
        assertThat(byValues.rarePositions(values, 0)).hasSizeGreaterThan(3000);
        assertThat(byParity.parity()).isEqualTo(HeapParity.EVEN);
        assertThat(byParity.rarePositions(values, 0)).hasSize(20).matches(rare -> rare[19] < 1000);
    }

    @ParameterizedTest
    @EnumSource(HeapParity.class)
    void classes_of_a_sparse_space_are_numbered_in_order_and_with_their_nim_sums(HeapParity parity) {
        SparseSpace space = new SparseSpace(6, 0b101100, parity);
        for (int heap = 6; heap <= 7; heap++) {
            int before = -1;
            for (int index = 0; index < space.classSize(); index++) {
                int common = space.commonValue(index, heap);
                assertThat(space.rare(common, heap)).isFalse();
                assertThat(common).isGreaterThan(before);
                assertThat(space.index(common)).isEqualTo(index);
                assertThat(space.rare(space.rareValue(index, heap), heap)).isTrue();
                assertThat(space.index(space.rareValue(index, heap))).isEqualTo(index);
                before = common;
            }
        }
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                assertThat(space.index(a ^ b)).isEqualTo(space.index(a) ^ space.index(b));
            }
        }
    }

    @Test
    void bit_matrices_are_transposed() {
        RandomGenerator random = Seed.of("bit_matrices_are_transposed").generator();
        for (int groups : new int[] {1, 7, 8, 9, 17}) {
            int width = (groups + 7) / 8;
            long[] columns = random.longs(56L * width).toArray();
            byte[][] matrices = new byte[groups][56];
            for (int group = 0; group < groups; group++) {
                random.nextBytes(matrices[group]);
                BitTranspose.transpose(matrices[group], 0, 56, columns, width, group);
            }
            for (int heap = 0; heap < 56; heap++) {
                for (int index = 0; index < 8 * groups; index++) {
                    assertThat(columns[heap * width + index / 64] >>> index % 64 & 1)
                            .isEqualTo(matrices[index / 8][heap / 8 * 8 + index % 8] >>> heap % 8 & 1);
                }
            }
        }
    }

    @Test
    void a_team_does_every_item_once_and_tells_of_failures() {
        for (int threads = 1; threads <= 4; threads++) {
            try (WorkerTeam team = new WorkerTeam(threads)) {
                AtomicIntegerArray done = new AtomicIntegerArray(100);
                for (int items : new int[] {0, 1, 7, 100}) {
                    team.run(items, done::incrementAndGet);
                }
                assertThat(done).hasToString(expectedCounts().toString());
            }
        }
        try (WorkerTeam team = new WorkerTeam(2)) {
            assertThatThrownBy(() -> team.run(8, item -> {
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
            long[] counts = new long[values.max() + 1];
            values.count(50, 2, 300, 3, counts);
            long[] expected = new long[counts.length];
            for (int n = 50; n < 300; n += 2) {
                expected[added[n]] += 3;
            }
            assertThat(counts).isEqualTo(expected);
            assertThat(Sequences.list(values, 300))
                    .isEqualTo(IntStream.of(added).boxed().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {130, 1 << 9, 1 << 17})
    void splits_are_found_whatever_the_width_of_values(int bound) {
        assumeTrue(VectorSupport.present());
        RandomGenerator random = Seed.of("splits_are_found").generator();
        NimValues values = new NimValues();
        random.ints(700, 0, bound).forEach(values::add);
        SplitMoves splits = SplitMoves.from(Sequences.code("4!.07"));
        for (int n = 3; n < 700; n += 7) {
            for (int value = 0; value < 40; value++) {
                assertThat(new VectorSplitScan(splits).reaches(values, n, value))
                        .isEqualTo(reaches(splits, values, n, value));
            }
        }
    }

    private static boolean reaches(SplitMoves splits, NimValues values, int n, int value) {
        boolean single = IntStream.of(splits.singles()).anyMatch(taken -> values.get(n - taken) == value);
        boolean pair = IntStream.range(0, splits.pairs().length).anyMatch(i -> {
            int rest = n - splits.pairs()[i];
            return IntStream.rangeClosed(1, splits.smaller(i, rest))
                    .anyMatch(part -> (values.get(part) ^ values.get(rest - part)) == value);
        });
        return single || pair;
    }

    @Test
    void two_encoded_values_at_a_time_are_found() {
        RandomGenerator random = Seed.of("two_cells_at_a_time").generator();
        SplitScan scan = new SplitScan();
        int[] encoded = random.ints(3000, 0, 1 << SparseEncoding.MOST_BITS).toArray();
        for (int each : encoded) {
            scan.add(each);
        }
        for (int round = 0; round < 2000; round++) {
            int rest = 200 + random.nextInt(2800);
            int from = random.nextInt(rest / 4);
            int to = from + random.nextInt(rest / 4);
            int first = encoded[rest / 3] ^ encoded[rest - rest / 3] ^ random.nextInt(2);
            int second = random.nextInt(1 << SparseEncoding.MOST_BITS);
            int found = 0;
            for (int part = 2 * from; part < 2 * to; part++) {
                int sum = encoded[part] ^ encoded[rest - part];
                found |= (sum == first ? 1 : 0) | (sum == second ? 2 : 0);
            }
            assertThat(scan.find(rest, from, to, first, second)).isEqualTo(found);
        }
    }
}
