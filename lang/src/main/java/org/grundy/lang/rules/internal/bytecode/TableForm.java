package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.util.List;
import org.grundy.lang.rules.internal.proof.StateBox;

/// What a filler of tables is specialised for. The code for a large table has its size as constants; that for small
/// ones reads it, so that one class serves tables of many sizes; where a window begins is read in any case.
///
/// @param box the states, with rounded bounds where the size is read
/// @param width of the cells
/// @param bits whether values are marked as bits of a word, and not as stamps
/// @param exact whether the size is known
/// @param lines the numbers of the rules whose options are whole lines of the table, and known by the values there
/// @param misere whether cells say who wins in misère play, and are no values
/// @param window whether the numbers of each axis begin at an origin, and its first cells are passed over
record TableForm(
        StateBox box,
        CellWidth width,
        boolean bits,
        boolean exact,
        List<Integer> lines,
        boolean misere,
        boolean window) {
    /// Tables of more cells have code of their own.
    private static final long LARGE = 1 << 18;

    /// Values below this number can be marked as bits of a word.
    static final int BITS = Long.SIZE - 1;

    /// The form of the code for a table.
    static TableForm of(StateBox box, CellWidth width, boolean bits, List<Integer> lines) {
        return of(box, width, bits, lines, false);
    }

    /// The form of the code for who wins in misère play.
    static TableForm misere(StateBox box, CellWidth width) {
        return of(box, width, true, List.of(), true);
    }

    /// The form of the code for a window of a table.
    static TableForm window(StateBox box, CellWidth width, boolean bits, List<Integer> lines) {
        boolean exact = box.size() > LARGE;
        return new TableForm(exact ? box : TableLayout.rounded(box), width, bits, exact, lines, false, true);
    }

    private static TableForm of(StateBox box, CellWidth width, boolean bits, List<Integer> lines, boolean misere) {
        boolean exact = box.size() > LARGE;
        return new TableForm(exact ? box : TableLayout.rounded(box), width, bits, exact, lines, misere, false);
    }

    /// Whether options of a rule are marked one by one.
    boolean isMarked(int rule) {
        return !lines.contains(rule);
    }

    /// Loads a number of the size into a new local.
    int local(CodeBuilder code, TableLayout kind, int place) {
        int local = code.allocateLocal(TypeKind.INT);
        if (exact && !kind.isOfWindow()) {
            code.loadConstant(kind.of(box, place));
        } else {
            code.aload(0).getfield(THIS, "size", INTS.arrayType());
            code.loadConstant(kind.row()).aaload().loadConstant(place).iaload();
        }
        code.istore(local);
        return local;
    }
}
