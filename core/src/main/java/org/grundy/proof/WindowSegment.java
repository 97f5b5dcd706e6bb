package org.grundy.proof;

import java.util.OptionalLong;
import org.grundy.run.Run;

/// The values behind a window, one after the other: each is the least common value that is no option,
/// once every smaller rare value was seen to be an option.
///
/// In memory are the indices of the last heaps, which are all common. Some thousand heaps at a time are
/// found first ([SegmentIndices]); then their witnesses are looked for ([SegmentWitnesses]).
final class WindowSegment {
    private static final int CHARGED = 1 << 12;
    private static final int ROOM = 1 << 16;

    private final WindowRules rules;
    private final SegmentIndices heaps;
    private final SegmentWitnesses witnesses;
    private final int length;
    private long heap;

    /// Values behind a window.
    ///
    /// @param end the heap behind the window
    /// @param window its values, all common, at least as many as the rules look back
    WindowSegment(WindowRules rules, long end, byte[] window) {
        this(rules, end, window, ROOM);
    }

    /// @param room for so many heaps behind those of the window, before the first ones are forgotten
    WindowSegment(WindowRules rules, long end, byte[] window, int room) {
        this.rules = rules;
        this.heaps = new SegmentIndices(rules, window, room);
        this.witnesses = new SegmentWitnesses(rules, heaps, CHARGED);
        this.length = window.length;
        this.heap = end;
    }

    /// Computes the values of the heaps before another one.
    ///
    /// @param run charged a position for each
    /// @return the first heap of which a smaller rare value was not seen to be an option; empty if
    ///     there is none
    OptionalLong advance(long to, Run run) {
        while (heap < to) {
            if (heaps.room() == 0) {
                witnesses.forget();
                heaps.forget();
            }
            int count = (int) Math.min(Math.min(CHARGED, to - heap), heaps.room());
            run.positions(count);
            run.clock();
            int from = heaps.place();
            boolean found = heaps.advanceTo(from + count);
            int unseen = witnesses.unseen(from, (int) (heap & 1));
            if (unseen >= 0) {
                return OptionalLong.of(heap + unseen);
            }
            heap += heaps.place() - from;
            if (!found) {
                return OptionalLong.of(heap);
            }
        }
        return OptionalLong.empty();
    }

    /// The values before the next heap, as many as the window had.
    byte[] window() {
        byte[] values = new byte[length];
        for (int i = 0; i < length; i++) {
            int back = length - i;
            values[i] = (byte) rules.common((int) (heap - back & 1), heaps.indices()[heaps.place() - back]);
        }
        return values;
    }
}
