package org.grundy.solve;

import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.TableFiller;
import org.grundy.run.Run;

/// Grundy values of all codes of a decreasing coding, computed upwards by the coding's own [TableFiller] into
/// cells that are widened when a value needs it.
///
/// Cost: one visit of each position and each option; 1, 2 or 4 bytes a position.
final class FilledValues<P> implements StatisticValues<P> {
    private static final int STRETCH = 1 << 12;

    private final Coding<P> coding;
    private final CompactTable cells;

    FilledValues(Coding<P> coding, TableFiller filling, Run run) {
        this.coding = coding;
        this.cells = fill(filling, Math.toIntExact(coding.size()), run);
    }

    private static CompactTable fill(TableFiller filling, int size, Run run) {
        run.expect(run.spent() + size);
        CompactTable cells = CompactTable.of(size, filling.fitsBytes(), run);
        int[] stamps = new int[filling.firstStamps()];
        int round = 1;
        int done = 0;
        while (done < size) {
            if (done == cells.size()) {
                cells = cells.longer(TableGrowth.after(done, size));
            }
            int to = Math.min(cells.size() - done, STRETCH) + done;
            int next = cells.fill(filling, stamps, round, done, to, run);
            run.positions(next - done);
            done = next;
            round += STRETCH;
            if (next < to) {
                cells = stamps.length < cells.mostStamps() ? cells : cells.wider(next, size, run);
                run.memory(8L * stamps.length);
                stamps = new int[2 * stamps.length];
                round = 1;
            } else if (round > Integer.MAX_VALUE - 2 * STRETCH) {
                stamps = new int[stamps.length];
                round = 1;
            }
        }
        return cells;
    }

    @Override
    public int of(P position) {
        return cells.get(Math.toIntExact(coding.code(position)));
    }

    @Override
    public Optional<CodedValues<P>> coded() {
        return Optional.of(new CodedValues<>(coding, cells::get));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ByTable(cells.size());
    }
}
