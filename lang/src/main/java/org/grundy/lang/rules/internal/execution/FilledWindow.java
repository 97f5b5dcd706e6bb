package org.grundy.lang.rules.internal.execution;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.grundy.game.coding.WindowFiller;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.internal.proof.MoveSteps;
import org.grundy.lang.rules.internal.support.UsedValues;
import org.grundy.run.Run;

/// Fills windows of a table by compiled code, a slice of the first axis after the other.
public final class FilledWindow implements WindowFiller {
    private static final int LATE = Integer.MAX_VALUE / 2;
    private static final int MOST_OF_BYTES = 1 << Byte.SIZE;

    /// The values on lines may take so many bytes, and so many more for each cell.
    private static final long MOST_OF_LINES = 1 << 27;

    private static final long EACH = 8;

    private final WindowCompiler compiler;
    private final MoveSteps steps;
    private final int[] together;
    private int[] stamps;
    private int round = 1;

    /// @param steps of the moves
    public FilledWindow(WindowCompiler compiler, MoveSteps steps) {
        this.compiler = compiler;
        this.steps = steps;
        this.together = steps.together().stream().mapToInt(each -> each).toArray();
        this.stamps = new int[compiler.firstStamps()];
    }

    @Override
    public List<Integer> steps() {
        return steps.largest();
    }

    @Override
    public boolean lowers(int places) {
        for (int lowered : together) {
            if ((places & ~lowered) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<List<Integer>> lines() {
        return compiler.lines();
    }

    @Override
    public boolean fill(byte[] table, int[] origin, int[] lengths, int[] given, List<LineCells> behind, Run run) {
        stamps = stamps.length > MOST_OF_BYTES ? new int[MOST_OF_BYTES] : stamps;
        return filled(table, origin, lengths, given, behind, run);
    }

    @Override
    public boolean fill(int[] table, int[] origin, int[] lengths, int[] given, List<LineCells> behind, Run run) {
        return filled(table, origin, lengths, given, behind, run);
    }

    private boolean filled(Object table, int[] origin, int[] lengths, int[] given, List<LineCells> behind, Run run) {
        try {
            return fits(lengths)
                    && new Window(table, origin, lengths, given, used(origin, lengths, behind, run))
                            .fill(lengths, given, run);
        } catch (RuleFault fault) {
            return false;
        }
    }

    /// Whether the memory suffices for the values on all lines.
    private boolean fits(int[] lengths) {
        long cells = Arrays.stream(lengths).asLongStream().reduce(1, (a, b) -> a * b);
        return compiler.lines().isEmpty()
                || UsedValues.bytes(lengths, compiler.lines(), compiler.values()) <= MOST_OF_LINES + EACH * cells;
    }

    private UsedValues used(int[] origin, int[] lengths, List<LineCells> behind, Run run) {
        UsedValues used = UsedValues.of(lengths, compiler.lines());
        for (LineCells box : behind) {
            int[] first = box.first().clone();
            Arrays.setAll(first, axis -> first[axis] - origin[axis]);
            used.addBehind(box.line(), box.cells(), first, box.extent(), run);
        }
        return used;
    }

    /// The window that is being filled.
    private final class Window {
        private final Object table;
        private final int most;
        private final Supplier<TableStretch> compiled;
        private TableStretch code;

        Window(Object table, int[] origin, int[] lengths, int[] given, UsedValues used) {
            this.table = table;
            this.most = table instanceof byte[] ? MOST_OF_BYTES : Integer.MAX_VALUE;
            this.compiled = () ->
                    compiler.of(table.getClass(), stamps.length <= StretchCompiler.FEW, origin, lengths, given, used);
            this.code = compiled.get();
        }

        boolean fill(int[] lengths, int[] given, Run run) {
            int slice = 1;
            int before = 0;
            for (int axis = 1; axis < lengths.length; axis++) {
                slice *= lengths[axis];
                before = before * lengths[axis] + given[axis];
            }
            if (lengths.length == 1) {
                return slice(given[0], lengths[0], run);
            }
            for (int at = given[0]; at < lengths[0]; at++) {
                if (!slice(at * slice + before, (at + 1) * slice, run)) {
                    return false;
                }
            }
            return true;
        }

        /// Stamps are doubled where a value is as large as they allow, as long as cells have room for what more allow.
        private boolean slice(int from, int to, Run run) {
            int done = from;
            while (done < to) {
                if (round > LATE) {
                    stamps = new int[stamps.length];
                    round = 1;
                }
                int next = code.fill(table, stamps, round, done, to, run);
                round += to - done;
                if (next < to) {
                    if (stamps.length >= most) {
                        return false;
                    }
                    stamps = new int[2 * stamps.length];
                    round = 1;
                    code = compiled.get();
                }
                done = next;
            }
            return true;
        }
    }
}
