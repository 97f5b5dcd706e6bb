package org.grundy.heap.kernel.bitset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.value.HeapValues;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The bitset kernel, from the first values and the last ones, finds the values that another kernel finds from all.
final class BitsetBlocksTest {
    /// More than the kernel's window and four times the last rare heaps of 0.774 and 0.6.
    private static final int HEAD = 90_000;

    private static final int KEPT = 80_000;
    private static final int ROOM = 100_000;
    private static final int STEP = 3_001;

    @BeforeEach
    void vectors() {
        assumeTrue(VectorSupport.present());
    }

    /// The class indices that blocks have found so far.
    private static final class Stored implements HeapValues {
        private final List<Integer> indices = new ArrayList<>();

        @Override
        public long count() {
            return indices.size();
        }

        @Override
        public int max() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int get(long heap) {
            return indices.get((int) heap);
        }

        void addFrom(BitsetBlocks blocks) {
            int heaps = (int) blocks.count() - indices.size();
            byte[] added = new byte[heaps];
            blocks.copy(indices.size(), added, 0, heaps);
            for (byte index : added) {
                indices.add(index & 0xFF);
            }
        }
    }

    private static NimValues values(String code, int count) {
        NimValues values = new NimValues();
        KernelRegistry.SPARSE
                .kernel(new SequenceRules.Coded(Sequences.code(code)), 1)
                .extend(values, count, Run.unlimited());
        return values;
    }

    private static Stored indices(NimValues head, SparseSpace space) {
        Stored stored = new Stored();
        for (int heap = 0; heap < head.size(); heap++) {
            stored.indices.add(space.index(head.get(heap)));
        }
        return stored;
    }

    private static SparseSpace space(SplitMoves splits, NimValues head) {
        return SparseSpace.find(head, splits.parity(), SparseSpace.KERNEL_WEIGHT);
    }

    private static BitsetBlocks blocks(SplitMoves splits, NimValues head, Stored stored, SparseSpace space) {
        return new BitsetBlocks(splits, head, stored, space, 2, KEPT, ROOM);
    }

    @Test
    void values_from_both_ends_are_those_of_another_kernel() {
        int count = Thorough.bound(250_000, 2_000_000);
        SplitMoves splits = SplitMoves.from(Sequences.code("0.774"));
        NimValues expected = values("0.774", count);
        NimValues head = NimValues.first(expected, HEAD);
        SparseSpace space = space(splits, head);
        Stored stored = indices(head, space);
        BitsetBlocks blocks = blocks(splits, head, stored, space);
        for (int to = HEAD + STEP; stored.count() < count - STEP; to += STEP) {
            assertThat(blocks.advance(to)).isTrue();
            stored.addFrom(blocks);
            if (to % 7 == 0) {
                blocks = blocks(splits, head, stored, blocks.space());
            }
        }
        SparseSpace last = blocks.space();
        assertThat(IntStream.range(HEAD, (int) stored.count())
                        .filter(heap -> last.commonValue(stored.get(heap), heap) != expected.get(heap)))
                .as("heaps with another value")
                .isEmpty();
    }

    /// Heap 1 697 097 of Officers has the value 256. The rare value 248 is an option of it by splits alone whose
    /// smaller part has at least 431 340 tokens, as a scan of all pairs of values found.
    @Test
    void what_is_stored_decides_where_both_ends_do_not() {
        int hard = 1_697_097;
        SplitMoves splits = SplitMoves.from(Sequences.code("0.6"));
        NimValues all = new NimValues();
        KernelRegistry.AUTO
                .kernel(new SequenceRules.Coded(Sequences.code("0.6")), 2)
                .extend(all, hard + 1000, Run.unlimited());
        NimValues head = NimValues.first(all, HEAD);
        SparseSpace space = space(splits, head).wider();
        Stored stored = indices(head, space);
        IntStream.range(HEAD, hard - 10).forEach(heap -> stored.indices.add(space.index(all.get(heap))));
        BitsetBlocks blocks = blocks(splits, head, stored, space);
        assertThat(blocks.advance(hard + 1000L)).isTrue();
        stored.addFrom(blocks);
        assertThat(space.commonValue(stored.get(hard), hard)).isEqualTo(256);
        assertThat(IntStream.range(hard - 10, hard + 1000)
                        .filter(heap -> space.commonValue(stored.get(heap), heap) != all.get(heap)))
                .isEmpty();
    }

    /// 0.376 has 510 rare heaps, the last of them 1 140 540 (`docs/octal-games.csv`).
    @Test
    void heaps_are_found_up_to_the_next_rare_one() {
        SplitMoves splits = SplitMoves.from(Sequences.code("0.376"));
        NimValues all = values("0.376", 100_000);
        NimValues head = NimValues.first(all, HEAD);
        SparseSpace space = space(splits, head);
        int rare = space.rarePositions(all, HEAD)[0];
        Stored stored = indices(head, space);
        BitsetBlocks blocks = blocks(splits, head, stored, space);
        assertThat(blocks.advance(all.size())).isFalse();
        assertThat(blocks.count()).isEqualTo(rare);
        stored.addFrom(blocks);
        assertThat(IntStream.range(HEAD, rare)
                        .filter(heap -> space.commonValue(stored.get(heap), heap) != all.get(heap)))
                .isEmpty();
        assertThat(blocks.advance(rare + 1L)).isFalse();
    }

    @Test
    void a_stored_split_is_found_wherever_it_is() {
        RandomGenerator random =
                Seed.of("a_stored_split_is_found_wherever_it_is").generator();
        SplitMoves splits = SplitMoves.from(Sequences.code("0.774"));
        for (int heap : new int[] {150, 1_000, 150_001}) {
            Stored stored = new Stored();
            random.ints(heap, 0, 200).forEach(stored.indices::add);
            StoredSplits scan = new StoredSplits(splits, stored);
            for (int index = 0; index < 256; index += 5) {
                int from = heap / 2 - random.nextInt(heap / 4);
                assertThat(scan.reach(heap, from, (byte) index))
                        .as("index %s from %s", index, from)
                        .isEqualTo(isReached(splits, stored, heap, from, index));
            }
        }
    }

    private static boolean isReached(SplitMoves splits, Stored stored, int heap, int from, int index) {
        return IntStream.of(splits.pairs())
                .map(taken -> heap - taken)
                .anyMatch(rest -> IntStream.rangeClosed(from, rest / 2)
                        .anyMatch(part -> (stored.get(part) ^ stored.get(rest - part)) == index));
    }
}
