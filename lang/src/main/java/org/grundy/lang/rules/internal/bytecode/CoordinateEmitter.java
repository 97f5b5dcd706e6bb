package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.Optional;
import java.util.stream.IntStream;

/// Bytecode that keeps the coordinates of the cell that is being filled in locals, one for each axis of
/// a table, so that no index is decoded by division but the first.
///
/// @param index the local of the cell's index
/// @param digits the locals of the coordinates, from 0, or in a window from its origin
/// @param ends the locals of what is behind the last coordinate of each axis
/// @param window how it goes on at the beginning of an axis, none where that is 0
@SuppressWarnings("ArrayRecordComponent")
record CoordinateEmitter(CodeBuilder code, int index, int[] digits, int[] ends, Optional<Begin> window) {
    /// The beginning of each axis of a window.
    ///
    /// @param starts the locals of the first coordinates that are filled
    /// @param skips the locals of how many cells are passed over before them
    private record Begin(int[] starts, int[] skips) {}

    /// Initialises the coordinates to those of a cell.
    ///
    /// @param index the local of its index
    static CoordinateEmitter at(CodeBuilder code, TableForm form, int index) {
        int[] lengths = locals(code, form, TableLayout.LENGTHS);
        int[] digits = new int[lengths.length];
        int rest = code.allocateLocal(TypeKind.INT);
        code.iload(index).loadConstant((int) form.box().nimbers()).isub().istore(rest);
        for (int i = digits.length - 1; i >= 0; i--) {
            digits[i] = code.allocateLocal(TypeKind.INT);
            code.iload(rest).iload(lengths[i]).irem().istore(digits[i]);
            code.iload(rest).iload(lengths[i]).idiv().istore(rest);
        }
        return new CoordinateEmitter(
                code,
                index,
                digits,
                lengths,
                form.window() ? Optional.of(begin(code, form, digits, lengths)) : Optional.empty());
    }

    /// Moves coordinates and ends by the origin: so the loop over cells adds nothing.
    private static Begin begin(CodeBuilder code, TableForm form, int[] digits, int[] ends) {
        int[] origins = locals(code, form, TableLayout.ORIGINS);
        int[] given = locals(code, form, TableLayout.GIVEN);
        int[] strides = locals(code, form, TableLayout.STRIDES);
        int[] starts = new int[digits.length];
        int[] skips = new int[digits.length];
        for (int i = 0; i < digits.length; i++) {
            code.iload(digits[i]).iload(origins[i]).iadd().istore(digits[i]);
            code.iload(ends[i]).iload(origins[i]).iadd().istore(ends[i]);
            starts[i] = code.allocateLocal(TypeKind.INT);
            code.iload(given[i]).iload(origins[i]).iadd().istore(starts[i]);
            skips[i] = code.allocateLocal(TypeKind.INT);
            code.iload(given[i]).iload(strides[i]).imul().istore(skips[i]);
        }
        return new Begin(starts, skips);
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
    }

    /// Pushes the index behind the last cell of the row, which goes along the last axis.
    void behindRow() {
        int last = digits.length - 1;
        code.iload(index).iload(ends[last]).iadd().iload(digits[last]).isub();
    }

    /// Goes to the last cell of the row.
    void toEndOfRow() {
        int last = digits.length - 1;
        behindRow();
        code.iconst_1().isub().istore(index);
        code.iload(ends[last]).iconst_1().isub().istore(digits[last]);
    }

    /// Advances to the next cell, whose index is one more: increments the last axis, with carry. In a window cells that
    /// are given are passed over.
    ///
    /// @param top where the next cell is filled
    void step(Label top) {
        for (int i = digits.length - 1; i >= 0; i--) {
            int axis = i;
            code.iinc(digits[i], 1);
            code.iload(digits[i]).iload(ends[i]).if_icmplt(top);
            window.ifPresentOrElse(
                    begin -> {
                        code.iload(begin.starts[axis]).istore(digits[axis]);
                        code.iload(index).iload(begin.skips[axis]).iadd().istore(index);
                    },
                    () -> code.iconst_0().istore(digits[axis]));
        }
        code.goto_(top);
    }
}
