package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.stream.IntStream;

/// Bytecode that keeps the coordinates of the cell that is being filled in locals, one for each axis of
/// a table, so that no index is decoded by division but the first.
///
/// @param digits the locals of the coordinates, from 0
/// @param lengths the locals of the lengths of the axes
/// @param origins the locals of what is added to the coordinates, none where that is 0
@SuppressWarnings("ArrayRecordComponent")
record CoordinateEmitter(CodeBuilder code, int[] digits, int[] lengths, int[] origins) {
    /// Initialises the coordinates to those of a cell.
    ///
    /// @param index the local of its index
    static CoordinateEmitter at(CodeBuilder code, TableForm form, int index) {
        int[] lengths = locals(code, form, TableLayout.LENGTHS);
        int[] origins = form.window() ? locals(code, form, TableLayout.ORIGINS) : new int[0];
        int[] digits = new int[lengths.length];
        int rest = code.allocateLocal(TypeKind.INT);
        code.iload(index).loadConstant((int) form.box().nimbers()).isub().istore(rest);
        for (int i = digits.length - 1; i >= 0; i--) {
            digits[i] = code.allocateLocal(TypeKind.INT);
            code.iload(rest).iload(lengths[i]).irem().istore(digits[i]);
            code.iload(rest).iload(lengths[i]).idiv().istore(rest);
        }
        return new CoordinateEmitter(code, digits, lengths, origins);
    }

    /// Loads a number of the size for each axis into new locals.
    private static int[] locals(CodeBuilder code, TableForm form, TableLayout kind) {
        return IntStream.range(0, form.box().axes().size())
                .map(axis -> form.local(code, kind, axis))
                .toArray();
    }

    /// Pushes the coordinate on an axis.
    void load(int axis) {
        code.iload(digits[axis]);
        if (origins.length > 0) {
            code.iload(origins[axis]).iadd();
        }
    }

    /// Advances to the next cell: increments the last axis, with carry.
    ///
    /// @param top where the next cell is filled
    void step(Label top) {
        for (int i = digits.length - 1; i >= 0; i--) {
            code.iinc(digits[i], 1);
            code.iload(digits[i]).iload(lengths[i]).if_icmplt(top);
            code.iconst_0().istore(digits[i]);
        }
        code.goto_(top);
    }
}
