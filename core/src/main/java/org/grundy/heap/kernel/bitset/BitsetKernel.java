package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.sequence.NimValues;
import org.grundy.run.Run;

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
    /// @param values at least [BitsetTables#LEAST] and the most tokens of a move
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
        return "rows";
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
}
