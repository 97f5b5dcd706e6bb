package org.grundy.heap.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.HeapValues;
import org.grundy.run.Run;

/// Looks for a period in values that are on disk, all below 256, reading some tens of thousands of neighbouring ones
/// at a time.
///
/// A candidate is a shift at which the last eight values occur again. It is compared backwards from the end, and when
/// that fails after m values, no shift up to m can do better, for the reason that the search in memory gives.
///
/// Cost: usually one pass over half of the values. Where far more have been compared the search gives up, so a
/// period may stay unseen until there are more values.
final class FarPeriodSearch {
    private static final int PIECE = 1 << 16;

    /// How many values may be compared for each that there is.
    private static final int MOST_COMPARED = 8;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final HeapValues values;
    private final PeriodTheorem rule;
    private final Run run;
    private final long size;
    private final byte[] last = new byte[PIECE];
    private final byte[] before = new byte[PIECE + Long.BYTES];

    /// A search.
    ///
    /// @param run charged for what is read
    FarPeriodSearch(HeapValues values, PeriodTheorem rule, Run run) {
        this.values = values;
        this.rule = rule;
        this.run = run;
        this.size = values.count();
    }

    /// The least period that the values prove, as far as the search came.
    ///
    /// @param rules the game as certificates name it
    Optional<PeriodCertificate> find(String rules) {
        long needed = rule.needed(size);
        long longest = size - needed - rule.least();
        long compared = 0;
        for (long shift = recurrence(1, longest); shift > 0 && compared <= MOST_COMPARED * size; ) {
            long equal = equal(shift, needed);
            if (equal == needed) {
                long preperiod = size - shift - equal(shift, size - shift);
                return Optional.of(new PeriodCertificate(
                        rules, rule.theorem(), preperiod, shift, 0, rule.valuesFor(preperiod, shift)));
            }
            compared += equal;
            shift = recurrence(Math.max(shift, equal) + 1, longest);
        }
        return Optional.empty();
    }

    /// The least shift, not below `from`, at which the last eight values occur again; 0 if there is none up to `to`.
    private long recurrence(long from, long to) {
        long most = Math.min(to, size - Long.BYTES);
        if (from > most) {
            return 0;
        }
        values.copy(size - Long.BYTES, last, 0, Long.BYTES);
        long wanted = (long) EIGHT.get(last, 0);
        for (long first = from; first <= most; first += PIECE) {
            int shifts = (int) Math.min(PIECE, most - first + 1);
            read(size - Long.BYTES - first - (shifts - 1), before, shifts + Long.BYTES - 1);
            for (int i = 0; i < shifts; i++) {
                if ((long) EIGHT.get(before, shifts - 1 - i) == wanted) {
                    return first + i;
                }
            }
        }
        return 0;
    }

    /// How many of the last values equal those `shift` places before them, at most `limit`.
    private long equal(long shift, long limit) {
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

    private void read(long from, byte[] into, int count) {
        run.options(count);
        run.clock();
        values.copy(from, into, 0, count);
    }
}
