package org.grundy.proof;

import java.util.OptionalLong;
import org.grundy.run.Run;

/// The values behind a window, one after the other: each is the least common value that is no option,
/// once every smaller rare value was seen to be an option.
///
/// In memory are the indices of the last heaps, which are all common. Splits that serve often as
/// witnesses come to be tried first.
final class WindowSegment {
    private static final int CHARGED = 1 << 12;
    private static final int ROOM = 1 << 16;

    private final WindowRules rules;
    private final byte[] last;
    private final int kept;
    private final int[] witnesses;
    private final int[] witnessIndices;
    private long heap;
    private int place;

    /// Values behind a window.
    ///
    /// @param end the heap behind the window
    /// @param window its values, all common, at least as many as the rules look back
    WindowSegment(WindowRules rules, long end, byte[] window) {
        this.rules = rules;
        this.kept = window.length;
        this.last = new byte[kept + ROOM];
        this.witnesses = rules.witnessDistances();
        this.witnessIndices = rules.witnessIndices();
        this.heap = end;
        this.place = kept;
        for (int i = 0; i < kept; i++) {
            last[i] = (byte) rules.index(window[i]);
        }
    }

    /// Computes the values of the heaps before another one.
    ///
    /// @param run charged a position for each
    /// @return the first heap of which a smaller rare value was not seen to be an option; empty if
    ///     there is none
    OptionalLong advance(long to, Run run) {
        while (heap < to) {
            if (place == last.length) {
                System.arraycopy(last, place - kept, last, 0, kept);
                place = kept;
            }
            int count = (int) Math.min(Math.min(CHARGED, to - heap), last.length - place);
            run.positions(count);
            run.clock();
            for (int i = 0; i < count; i++) {
                if (!next()) {
                    return OptionalLong.of(heap);
                }
            }
        }
        return OptionalLong.empty();
    }

    private boolean next() {
        int[] distances = rules.distances();
        int[] indices = rules.indices();
        long options = 0;
        for (int i = 0; i < distances.length; i++) {
            options |= 1L << (last[place - distances[i]] ^ indices[i]);
        }
        int index = Long.numberOfTrailingZeros(~options);
        if (index == WindowRules.INDICES || !isShown(rules.rareBelow((int) (heap & 1), index))) {
            return false;
        }
        last[place++] = (byte) index;
        heap++;
        return true;
    }

    /// Whether the rare values of some indices are options.
    private boolean isShown(long wanted) {
        long missing = wanted;
        for (int taken : rules.turned()) {
            missing &= ~(1L << last[place - taken]);
        }
        for (int i = 0; missing != 0 && i < witnesses.length; i++) {
            long option = 1L << (last[place - witnesses[i]] ^ witnessIndices[i]);
            if ((missing & option) != 0) {
                missing &= ~option;
                prefer(i);
            }
        }
        return missing == 0;
    }

    /// Moves a witness forward by a sixteenth of its way.
    private void prefer(int i) {
        int to = i - (i + 15) / 16;
        int distance = witnesses[i];
        int index = witnessIndices[i];
        witnesses[i] = witnesses[to];
        witnessIndices[i] = witnessIndices[to];
        witnesses[to] = distance;
        witnessIndices[to] = index;
    }

    /// The values before the next heap, as many as the window had.
    byte[] window() {
        byte[] values = new byte[kept];
        for (int i = 0; i < kept; i++) {
            int parity = (int) (heap - kept + i & 1);
            values[i] = (byte) rules.common(parity, last[place - kept + i]);
        }
        return values;
    }
}
