package org.grundy.render.json;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.run.Run;

/// Values of a nim-sequence as a list view without a copy. An iteration over it ends early where the run
/// does, so that what is written of it stays whole.
public final class TimedValues extends AbstractList<Integer> {
    /// How many values are given between two charges.
    private static final int PIECE = 1 << 10;

    private final SequenceReport report;
    private final int count;
    private final Run run;
    private boolean cut;

    /// The first values that a report shows.
    ///
    /// @param most how many at most
    /// @param run charged as they are listed
    public TimedValues(SequenceReport report, int most, Run run) {
        this.report = report;
        this.count = Math.min(most, report.shown());
        this.run = run;
    }

    @Override
    public Integer get(int index) {
        return report.values().get(report.from() + index);
    }

    @Override
    public int size() {
        return count;
    }

    /// Whether an iteration ended early.
    public boolean isCut() {
        return cut;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new InTime();
    }

    private final class InTime implements Iterator<Integer> {
        private int next;
        private int allowed;

        @Override
        public boolean hasNext() {
            if (next == allowed && next < count && !cut) {
                cut = run.attempt(() -> {
                            run.options(PIECE);
                            return true;
                        })
                        .toOptional()
                        .isEmpty();
                allowed = cut ? next : Math.min(count - next, PIECE) + next;
            }
            return next < allowed;
        }

        @Override
        public Integer next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return get(next++);
        }
    }
}
