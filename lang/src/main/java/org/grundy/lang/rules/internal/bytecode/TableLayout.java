package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.util.List;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.StateBox;

/// The size of a table as passed to compiled code: as data, not constants, so that one class serves
/// tables of many sizes.
enum TableLayout {
    /// The length of each axis.
    LENGTHS(0),
    /// The stride of each axis.
    STRIDES(1),
    /// The largest value of each number of the state.
    LIMITS(2);

    private final int row;

    TableLayout(int row) {
        this.row = row;
    }

    /// The data passed to a compiled class for a box.
    static int[][] of(StateBox box) {
        List<BoxAxis> axes = box.axes();
        int[] lengths = axes.stream().mapToInt(axis -> (int) axis.length()).toArray();
        int[] strides = new int[lengths.length];
        int stride = 1;
        for (int i = lengths.length - 1; i >= 0; i--) {
            strides[i] = stride;
            stride *= lengths[i];
        }
        int[] limits =
                box.bounds().stream().mapToInt(bound -> (int) bound.max()).toArray();
        return new int[][] {lengths, strides, limits};
    }

    /// Rounded-up bounds that cover those of a box and of many others.
    static StateBox rounded(StateBox box) {
        List<Interval> bounds = box.bounds().stream()
                .map(bound -> Interval.upTo(Math.max(1023, 2 * Long.highestOneBit(bound.max()) - 1)))
                .toList();
        List<BoxAxis> axes = box.axes().stream()
                .map(axis -> new BoxAxis(axis.place(), axis.others(), 0))
                .toList();
        return new StateBox(axes, bounds, box.nimbers());
    }

    /// Loads one of these numbers into a new local.
    int local(CodeBuilder code, int place) {
        int local = code.allocateLocal(TypeKind.INT);
        code.aload(0).getfield(THIS, "size", INTS.arrayType());
        code.loadConstant(row).aaload().loadConstant(place).iaload();
        code.istore(local);
        return local;
    }
}
