package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.function.Function;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.VectorSplitKernelType;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The kernel for games with few rare heaps: bitsets of heaps by value, a block of 504 heaps at a time.
///
/// Layout. Values are held by class index c ([org.grundy.heap.kernel.SparseSpace]). Bit j of a byte stands
/// for one of 8 heaps in a row, and 8 indices of 8 heaps are a bit matrix of 64 bits ([HeapBitMatrices]):
///
///                       heaps 8k … 8k+7    heaps 8k+8 … 8k+15     …
///     indices 0 … 7     b0 b1 … b7         b0 b1 … b7             …      byte bi: index i, one bit a heap
///     indices 8 … 15    b0 b1 … b7         b0 b1 … b7             …
///     …
///
/// A rare heap a of class index v gives a shift (s, v): s is a and the tokens taken, and heap n has the
/// option c if heap n−s has the index c⊕v. So the options of a block are an OR of stretches of those rows:
/// 512 bytes for 8 indices of one shift ([ShiftedBitMatrices]). By their distance s, shifts are ORed for as
/// many heaps at once as are known by then ([RareShifts.ByDistance]):
///
///     s below 8 or 56     8 to 55           56 to 503            504 on             beyond the rows kept
///     one heap            8 heaps           a segment of 56      a block of 504     one heap
///     marks in words      words of 64 bits  bit matrices         bit matrices       bits in the matrices
///
/// This is so with vectors of 64 bytes; with 32 ([org.grundy.heap.kernel.KernelVectors]) a segment has 24 heaps, and
/// words are ORed for four.
///
/// Then a segment is transposed ([BitTranspose]), from one byte of heaps for each index to one word of
/// indices for each heap, and the least index missing is the lowest zero bit ([BitsetBlock]). At last every
/// smaller rare value is verified to be an option ([RareValueCheck]). Where one is not, the heap has that
/// rare value itself: the block ends there, and the next one begins with one more rare heap. The tables
/// ([BitsetTables]) are made again, with the mask that is best then, whenever the sequence has doubled.
///
/// With several threads, the far shifts of the next block are ORed while this block is resolved
/// ([FarOptions]), and the verification is shared.
///
/// Cost for one heap, with R rare heaps and C common values in use: R·C/504 loads and ORs of 64 bytes for the
/// options, half a mark for each rare heap nearer than 56, about 30·C/504 loads and ORs for the verification.
public final class BitsetKernel implements Kernel {
    /// The name by which it is reported and can be asked for.
    public static final String NAME = "bitset";
    private static final int BLOCK = RareShifts.BLOCK;

    private final SplitMoves splits;
    private final Function<NimValues, SparseSpace> choice;
    private final FarSplits farSplits;
    private final int threads;
    private final FarOptions far = new FarOptions();
    private final int[] found = new int[BLOCK];
    private BitsetTables tables;
    private RareValueCheck check;
    private BitsetBlock block;
    private int next;
    private long charged;

    /// A kernel that goes on from some values.
    ///
    /// @param values at least [VectorSplitKernelType#MIN_KNOWN] and the most tokens of a move
    /// @param threads at least 1
    public BitsetKernel(SplitMoves splits, NimValues values, int threads) {
        this(
                splits,
                values,
                known -> SparseSpace.find(known, splits.parity(), SparseSpace.KERNEL_WEIGHT),
                FarSplits.NONE,
                threads);
    }

    /// A kernel for values of which some between the first and the last ones may be left out.
    ///
    /// @param choice how values are divided, chosen again whenever the tables are made again
    /// @param far the splits that need values left out
    BitsetKernel(
            SplitMoves splits, NimValues values, Function<NimValues, SparseSpace> choice, FarSplits far, int threads) {
        this.splits = splits;
        this.choice = choice;
        this.farSplits = far;
        this.threads = threads;
        this.tables = BitsetTables.of(splits, values, choice.apply(values), threads > 1);
        this.check = new RareValueCheck(splits, tables, farSplits);
        this.block = new BitsetBlock(tables, values);
        this.next = values.size();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        try (WorkerTeam team = new WorkerTeam(to - values.size() > 2 * BLOCK ? threads : 1)) {
            while (values.size() < to) {
                run.positions(BLOCK);
                run.options(Kernel.steps(BLOCK));
                run.clock();
                if (next != values.size() || !tables.canServe(values)) {
                    use(BitsetTables.of(splits, values, choice.apply(values), threads > 1), values);
                }
                charge(run);
                block(values, team);
                next = values.size();
            }
        }
    }

    @Override
    public long held() {
        return charged;
    }

    /// The division of values that is used now.
    SparseSpace space() {
        return tables.space();
    }

    private void charge(Run run) {
        long bytes = tables.matrices().bytes().length;
        if (bytes > charged) {
            run.memory(bytes - charged);
            charged = bytes;
        }
    }

    private void use(BitsetTables other, NimValues values) {
        tables = other;
        check = new RareValueCheck(splits, tables, farSplits);
        block = new BitsetBlock(tables, values);
        far.forget();
    }

    /// Adds the values of a block, or of its beginning up to the first rare heap.
    private void block(NimValues values, WorkerTeam team) {
        int start = BitsetTables.start(values);
        int known = values.size() - start;
        while (!resolve(start, known, team)) {
            use(tables.wider(splits, values, block.unresolved()), values);
        }
        int largest = values.max();
        for (int heap = known; heap < BLOCK; heap++) {
            found[heap] = tables.commonValue(block.indices()[heap], start + heap);
        }
        values.addAll(found, known, BLOCK);
        RareValueCheck.Rare rare = check.find(values, start, known, team);
        if (rare.heap() >= 0) {
            takeBack(values, start, known, rare, largest);
            far.forget();
        }
    }

    private boolean resolve(int start, int known, WorkerTeam team) {
        tables.matrices().makeRoom(start);
        block.begin(start, known, far.of(tables, start, team));
        if (team.threads() == 1) {
            return block.resolve();
        }
        far.begin(tables, start + BLOCK, team);
        boolean resolved = block.resolve();
        team.finish();
        return resolved;
    }

    private void takeBack(NimValues values, int start, int known, RareValueCheck.Rare rare, int largest) {
        int[] indices = block.indices();
        for (int heap = rare.heap(); heap < BLOCK; heap++) {
            tables.matrices().clear(indices[heap], start + heap);
        }
        values.truncate(
                start + rare.heap(),
                Math.max(largest, Arrays.stream(found, known, rare.heap()).max().orElse(0)));
        values.add(rare.value());
        tables.addRare(splits, values, start + rare.heap());
    }

    /// The type of this kernel.
    public record Type() implements VectorSplitKernelType {
        /// About so many small heaps verify the rare values of Officers.
        private static final int VERIFYING = 900;

        /// What is done heap by heap.
        private static final int ALONE = 100;

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public BilingualText domain() {
            return new BilingualText(
                    "finite codes that split heaps in two, with vectors of 256 bits or more",
                    "把堆分成两堆的有限代码，并需要至少 256 位的向量");
        }

        /// The ORs of shifts and of small heaps that verify, for all class indices in use; a rare heap
        /// ends its block, and the ORs of that block are made again.
        @Override
        public double costOfLong(SequenceProfile profile) {
            double rows = profile.shifts() + VERIFYING;
            double blocks = 1.0 / BLOCK + (double) profile.recentRare() / profile.recent();
            return 64.0 / KernelVectors.LENGTH * rows * profile.indices() * blocks + ALONE;
        }

        /// Computes a few blocks at the beginning of the sequence first: until the loops are compiled, a
        /// block takes a hundred times as long, and there it has the fewest rare heaps.
        @Override
        public Kernel after(NimValues values, TakeAndBreakCode code, int threads) {
            SplitMoves splits = SplitMoves.from(code);
            int known = MIN_KNOWN + 2 * splits.last();
            NimValues beginning = NimValues.first(values, known);
            new BitsetKernel(splits, beginning, 1).extend(beginning, known + BLOCK, Run.unlimited());
            return new BitsetKernel(splits, values, threads);
        }
    }
}
