package org.grundy.heap.kernel.bitset;

import org.grundy.heap.kernel.NextHeaps;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.HeapValues;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// The next heaps of a sequence whose rare heaps have stopped, with some thousand of these and values up to 511, by
/// the bitset kernel. Heaps are stored as class indices: behind the last rare heap these tell the values, in a
/// byte each.
///
/// The kernel gets the first values, and behind them the last ones, as if those between were not there:
///
///     place    0 … H−1     H … H+K−1
///     heap     0 … H−1     H+D … H+D+K−1
///
/// All rare heaps are among the first values, so each gives the same options to the heap at a place as it would
/// with all values, and so do the small heaps that verify rare values. Where a rare value is no option by the splits
/// into one of the first heaps and one of the last, the others are looked at in what is stored. When there are
/// many last values all but K of them are forgotten.
public final class BitsetBlocks implements NextHeaps {
    /// The most bits of values: class indices are bytes.
    private static final int MAX_BITS = 9;

    /// The most rare heaps for which this pays.
    private static final int MAX_RARE = 1 << 12;

    /// The rare heaps lie in this part of the first values, the first quarter: else they have not stopped.
    private static final int STOPPED = 4;

    /// The last rare heap: the kernel's window is wider than that.
    private static final int MOST_REACH = 1 << 16;

    /// Last values that are kept at least.
    private static final int KEPT = 1 << 20;

    /// Last values at most, before all but some of them are forgotten.
    private static final int ROOM = 1 << 22;

    private final SplitMoves splits;
    private final NimValues head;
    private final HeapValues stored;
    private final StoredSplits storedSplits;
    private final int threads;
    private final int kept;
    private final int room;
    private SparseSpace space;
    private NimValues values;
    private BitsetKernel kernel;
    private long offset;
    private int near;
    private long count;
    private long end = Long.MAX_VALUE;

    /// The heaps behind those that are stored.
    ///
    /// @param head the first values, by which the space [serves][#serves]
    /// @param stored the class indices of all values that are known now, and from now on those that the caller adds
    ///     to them
    /// @param space for all of them, in which parity does not count
    /// @param threads at least 1
    public BitsetBlocks(SplitMoves splits, NimValues head, HeapValues stored, SparseSpace space, int threads) {
        this(splits, head, stored, space, threads, KEPT, ROOM);
    }

    /// @param kept last values that are kept at least, more than the kernel's window has
    /// @param room last values at most, more than `kept`
    BitsetBlocks(
            SplitMoves splits, NimValues head, HeapValues stored, SparseSpace space, int threads, int kept, int room) {
        this.splits = splits;
        this.head = head;
        this.stored = stored;
        this.storedSplits = new StoredSplits(splits, stored);
        this.threads = threads;
        this.kept = kept;
        this.room = room;
        this.space = space;
        this.count = stored.count();
        this.values = firstValues();
        this.offset = offset(count);
        for (long heap = head.size() + offset; heap < count; heap++) {
            values.add(space.commonValue(stored.get(heap), 0));
        }
        this.kernel = kernel();
    }

    /// Whether the values of a space are small enough, and the rare heaps among some first values few enough and
    /// at their beginning.
    ///
    /// @param rareHeaps how many there are
    /// @param last the last of them
    /// @param first how many values there are
    public static boolean serves(SparseSpace space, int rareHeaps, long last, int first) {
        return space.bits() <= MAX_BITS && rareHeaps <= MAX_RARE && last < Math.min(MOST_REACH, first / STOPPED);
    }

    private long offset(long known) {
        return Math.max(0, known - kept - head.size());
    }

    private NimValues firstValues() {
        NimValues first = NimValues.first(head, head.size());
        first.reserve(head.size() + room);
        return first;
    }

    /// The space, or a wider one where values need it.
    private SparseSpace space(NimValues known) {
        SparseSpace wide = space;
        while (known.max() >>> wide.bits() != 0) {
            wide = wide.wider(0L);
        }
        return wide;
    }

    private BitsetKernel kernel() {
        return new BitsetKernel(splits, values, this::space, new Far(), threads);
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public SparseSpace space() {
        return space;
    }

    @Override
    public boolean advance(long to) {
        long wanted = Math.min(to, end);
        while (values.size() + offset < wanted) {
            forget();
            int known = values.size();
            near = offset == 0 ? Integer.MAX_VALUE : Math.min(head.size() - 1, known - head.size() - splits.last());
            kernel.extend(values, (int) (wanted - offset), Run.unlimited());
            space = kernel.space();
            lookAt(known);
            wanted = Math.min(wanted, end);
        }
        count = Math.max(count, wanted);
        return count >= to;
    }

    /// Looks among new heaps for the first one that is rare or has too large a value: there is no way beyond it.
    private void lookAt(int from) {
        for (int place = from; place < values.size() && end == Long.MAX_VALUE; place++) {
            int value = values.get(place);
            if (value >>> MAX_BITS != 0 || space.rare(value, place)) {
                end = place + offset;
            }
        }
    }

    private void forget() {
        if (values.size() < head.size() + room) {
            return;
        }
        NimValues before = values;
        long gone = offset(before.size() + offset) - offset;
        values = firstValues();
        for (int place = head.size() + (int) gone; place < before.size(); place++) {
            values.add(before.get(place));
        }
        offset += gone;
        kernel = kernel();
    }

    @Override
    public void copy(long from, byte[] into, int at, int heaps) {
        int place = (int) (from - offset);
        for (int i = 0; i < heaps; i++) {
            into[at + i] = (byte) space.index(values.get(place + i));
        }
    }

    /// The splits with a part that the kernel does not have.
    private final class Far implements FarSplits {
        @Override
        public int near() {
            return near;
        }

        @Override
        public boolean reach(int place, int value) {
            if (near == Integer.MAX_VALUE) {
                return false;
            }
            synchronized (storedSplits) {
                return storedSplits.reach(place + offset, near + 1, (byte) space.index(value));
            }
        }
    }
}
