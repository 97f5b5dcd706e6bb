package org.grundy.heap.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.grundy.heap.period.LastValues;
import org.grundy.heap.value.HeapValues;
import org.grundy.run.Run;

/// The last values of a sequence that are on disk, all below 256, of which some tens of thousands of neighbouring ones
/// are read at a time.
///
/// Where shift by shift too much would be compared, a period stays unseen until there are more values.
final class StoredLastValues implements LastValues {
    private static final int PIECE = 1 << 16;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final HeapValues values;
    private final Run run;
    private final long size;
    private final byte[] last = new byte[PIECE];
    private final byte[] before = new byte[PIECE + Long.BYTES];

    /// @param run charged for what is read
    StoredLastValues(HeapValues values, Run run) {
        this.values = values;
        this.run = run;
        this.size = values.count();
    }

    @Override
    public long count() {
        return size;
    }

    @Override
    public long recurrence(long wanted, long from, long to) {
        long most = Math.min(to, size - Long.BYTES);
        if (from > most) {
            return 0;
        }
        values.copy(size - Long.BYTES, last, 0, Long.BYTES);
        long eight = (long) EIGHT.get(last, 0);
        for (long first = from; first <= most; first += PIECE) {
            int shifts = (int) Math.min(PIECE, most - first + 1);
            read(size - Long.BYTES - first - (shifts - 1), before, shifts + Long.BYTES - 1);
            for (int i = 0; i < shifts; i++) {
                if ((long) EIGHT.get(before, shifts - 1 - i) == eight) {
                    return first + i;
                }
            }
        }
        return 0;
    }

    @Override
    public long equal(long shift, long limit) {
        for (long equal = 0; equal < limit; equal += PIECE) {
            int count = (int) Math.min(PIECE, limit - equal);
            long start = size - equal - count;
            read(start, last, count);
            read(start - shift, before, count);
            if (!Arrays.equals(last, 0, count, before, 0, count)) {
                int same = 0;
                while (last[count - 1 - same] == before[count - 1 - same]) {
                    same++;
                }
                return equal + same;
            }
        }
        return limit;
    }

    @Override
    public long occurrence(long wanted, long from, long to) {
        return 0;
    }

    private void read(long from, byte[] into, int count) {
        run.options(count);
        run.clock();
        values.copy(from, into, 0, count);
    }
}
