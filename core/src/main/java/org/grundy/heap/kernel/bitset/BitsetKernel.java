package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.sequence.NimValues;
import org.grundy.heap.sequence.SequenceRules;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The kernel for games with few rare heaps: bit-sets of heaps by value, a block of 504 heaps at a time.
///
/// For a block the options that come from rare heaps are joined from squares of bits ([ShiftedBitMatrices]), and
/// the least common code that is missing is found for each heap ([BitsetBlock]). At last every smaller rare
/// value is verified to be an option ([RareValueCheck]). A heap for which one is not has a rare value itself: the
/// block ends there, and the next one begins with one more rare heap. The tables are made anew, with the
/// mask that is best then, whenever the sequence has doubled.
///
/// With several threads, what far heaps give to the next block is joined while this one is gone through, and
/// the verification is shared.
///
/// Cost a heap, for R rare heaps and C common values in use: R·C/504 loads and ors of 64 bytes for the
/// options, half a mark for each rare heap nearer than 56, about 30·C/504 loads and ors for the
/// verification.
public final class BitsetKernel implements Kernel {
    private static final String NAME = "bitset";
    private static final int BLOCK = RareShifts.LONG;

    private final SplitMoves splits;
    private final int threads;
    private final FarOptions far = new FarOptions();
    private final int[] found = new int[BLOCK];
    private BitsetTables tables;
    private RareValueCheck check;
    private BitsetBlock block;
    private int next;
    private long held;

    /// A kernel that goes on from some values.
    ///
    /// @param values at least [SplitKernelType#MIN_KNOWN] and the most tokens of a move
    /// @param threads at least 1
    public BitsetKernel(SplitMoves splits, NimValues values, int threads) {
        this.splits = splits;
        this.threads = threads;
        this.tables = BitsetTables.of(splits, values, threads > 1);
        this.check = new RareValueCheck(splits, tables);
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
                run.clock();
                if (next != values.size() || !tables.suit(values)) {
                    use(BitsetTables.of(splits, values, threads > 1), values);
                }
                hold(run);
                block(values, team);
                next = values.size();
            }
        }
    }

    private void hold(Run run) {
        long bytes = tables.squares().bytes().length;
        if (bytes > held) {
            run.memory(bytes - held);
            held = bytes;
        }
    }

    private void use(BitsetTables other, NimValues values) {
        tables = other;
        check = new RareValueCheck(splits, tables);
        block = new BitsetBlock(tables, values);
        far.forget();
    }

    /// Adds the values of a block, or of its beginning up to the first rare heap.
    private void block(NimValues values, WorkerTeam team) {
        int start = BitsetTables.start(values);
        int known = values.size() - start;
        while (!resolve(start, known, team)) {
            use(tables.wider(splits, values), values);
        }
        int largest = values.max();
        for (int heap = known; heap < BLOCK; heap++) {
            found[heap] = tables.valueOf()[block.codes()[heap]];
        }
        values.addAll(found, known, BLOCK);
        RareValueCheck.Rare rare = check.find(values, start, known, team);
        if (rare.heap() >= 0) {
            takeBack(values, start, known, rare, largest);
            far.forget();
        }
    }

    private boolean resolve(int start, int known, WorkerTeam team) {
        tables.squares().makeRoom(start);
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
        int[] codes = block.codes();
        for (int heap = rare.heap(); heap < BLOCK; heap++) {
            tables.squares().clear(codes[heap], start + heap);
        }
        values.truncate(
                start + rare.heap(),
                Math.max(largest, Arrays.stream(found, known, rare.heap()).max().orElse(0)));
        values.add(rare.value());
        tables.addRare(splits, values, start + rare.heap());
    }

    /// The type of this kernel. Its estimates are in nanoseconds.
    public record Type() implements SplitKernelType {
        /// One shift and one class index for one heap: a load and an OR of 64 bytes serve 8 indices of 64 heaps.
        private static final double SHIFT = 0.0014;

        /// The other work for one class index of one heap: transpose, mex, verification.
        private static final double INDEX = 1.5;

        /// The work for one heap that does not depend on the values.
        private static final double FIXED = 20;

        /// What is lost, in addition to a block, when a rare heap ends it.
        private static final double RARE_HEAP = 30_000;

        /// What the JVM takes to compile the loops of the Vector API.
        private static final double COMPILE = 1e9;

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public BilingualText domain() {
            return new BilingualText(
                    "finite codes that split heaps in two, with 512-bit vectors", "把堆分成两堆的有限代码，并需要 512 位向量");
        }

        @Override
        public boolean canCompute(SequenceRules rules) {
            return SplitKernelType.super.canCompute(rules) && VectorSupport.present();
        }

        @Override
        public boolean needsVectors() {
            return true;
        }

        @Override
        public double nanosPerValue(SequenceProfile profile) {
            double indices = profile.max() / 2.0 + HeapBitMatrices.SIDE;
            double value = FIXED + (SHIFT * profile.rareShifts() + INDEX) * indices;
            return value + (RARE_HEAP + BLOCK * value) * profile.recentRare() / profile.recent();
        }

        @Override
        public double nanosToBegin() {
            return COMPILE;
        }

        /// Computes a few blocks at the beginning of the sequence first: until the loops are compiled, a block
        /// takes a hundred times as long, and there it has the fewest rare heaps.
        @Override
        public Kernel after(NimValues values, TakeAndBreakCode code, int threads) {
            SplitMoves splits = SplitMoves.from(code);
            int known = MIN_KNOWN + 2 * splits.last();
            NimValues beginning = new NimValues();
            for (int n = 0; n < known; n++) {
                beginning.add(values.get(n));
            }
            new BitsetKernel(splits, beginning, 1).extend(beginning, known + BLOCK, Run.unlimited());
            return new BitsetKernel(splits, values, threads);
        }
    }
}
