package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.BOXED_LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.MATH;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.internal.execution.CandidateCost;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.IntervalAnalysis;
import org.grundy.lang.rules.internal.proof.MoveSteps;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;

/// Generates the method `row`, which fills the rest of a row of a table where moves are few and short steps down: from
/// a cell all of whose numbers are at least as large as any step. There the conditions that keep numbers from becoming
/// negative hold, so they are not asked; and the loop over the row counts the index up by 1 with all options in it, so
/// that the JIT compiler checks their indices once for the row.
///
/// @param least the numbers of a state, in the order of its places, from which on a row is filled so
record RowEmitter(GameTree game, TerminationMeasure measures, TableForm form, List<Integer> least) {
    /// More options would make the loop too long for the JIT compiler.
    private static final int MOST_OPTIONS = 32;

    /// So many of the last cells have their bits in locals.
    private static final int MOST_RECENT = 3;

    /// Locals and labels of the loop over all cells.
    ///
    /// @param index the local of the cell's index
    /// @param table the local of the table
    /// @param to the local of the index behind the last cell that is to be filled
    /// @param next where the cell is filled and the next one is to be found
    /// @param end where all is filled
    record Cells(int index, int table, int to, Label next, Label end) {}

    /// The method for a form of tables; empty if moves are others, or states are not all cells.
    static Optional<RowEmitter> of(GameTree game, TerminationMeasure measures, TableForm form) {
        boolean plain = form.bits()
                && !form.misere()
                && !game.unordered()
                && game.specials().isEmpty()
                && game.domain().equals(BoolExpr.Constant.ALWAYS)
                && form.box().axes().stream().allMatch(axis -> axis.others().isEmpty());
        return plain && isShort(game)
                ? MoveSteps.of(game)
                        .filter(steps -> steps.lines().isEmpty())
                        .map(steps -> new RowEmitter(game, measures, form, steps.largest()))
                : Optional.empty();
    }

    private static boolean isShort(GameTree game) {
        return game.rules().stream().allMatch(rule -> StampEmitter.candidates(rule) >= 0 && CandidateCost.of(rule) == 1)
                && game.rules().stream().mapToInt(StampEmitter::most).sum() <= MOST_OPTIONS;
    }

    /// The numbers of the state, its index, the table, and the index behind the row.
    private MethodTypeDesc signature() {
        Stream<ClassDesc> numbers = Collections.nCopies(game.arity() + 1, INT).stream();
        return type(
                VOID,
                Stream.concat(numbers, Stream.of(form.width().array(), INT)).toArray(ClassDesc[]::new));
    }

    private int lastPlace() {
        return form.box().axes().getLast().place();
    }

    void add(ClassBuilder builder, MethodFrame.Shared shared) {
        builder.withMethodBody("row", signature(), ClassFile.ACC_PUBLIC, code -> row(code, shared));
    }

    /// The mex of so few options always has a bit. The chain from one cell to the next goes through the bits
    /// of the last ones, in locals: to read from the table what was just written there takes longer.
    private void row(CodeBuilder code, MethodFrame.Shared shared) {
        int index = game.arity() + 1;
        int table = game.arity() + 2;
        int end = game.arity() + 3;
        MethodFrame frame = frame(code, shared);
        StampEmitter.Marking marking = new StampEmitter(game, measures, form, shared).marking(code, recent());
        int bit = code.allocateLocal(TypeKind.LONG);
        Label top = code.newLabel();
        Label done = code.newLabel();
        for (int back = 1; back <= marking.recent().size(); back++) {
            code.lconst_1().aload(table).iload(index).loadConstant(back).isub();
            form.width().loadLowBits(code);
            code.lshl().lstore(marking.recent().get(back - 1));
        }
        code.labelBinding(top);
        code.iload(index).iload(end).if_icmpge(done);
        marking.mark(frame);
        code.lload(marking.marks()).loadConstant(-1L).lxor();
        code.lload(marking.marks()).lconst_1().ladd().land().lstore(bit);
        code.aload(table).iload(index).lload(bit).invokestatic(BOXED_LONG, "numberOfTrailingZeros", type(INT, LONG));
        form.width().store(code);
        for (int back = marking.recent().size(); back > 0; back--) {
            code.lload(back == 1 ? bit : marking.recent().get(back - 2))
                    .lstore(marking.recent().get(back - 1));
        }
        code.iinc(index, 1).iinc(lastPlace() + 1, 1).goto_(top);
        code.labelBinding(done);
        code.return_();
    }

    private int recent() {
        return Math.min(least.get(lastPlace()), MOST_RECENT);
    }

    private MethodFrame frame(CodeBuilder code, MethodFrame.Shared shared) {
        MethodFrame frame =
                MethodFrame.of(code, shared, IntervalAnalysis.of(form.box().bounds(), game.slots()), -1);
        for (int place = 0; place < game.arity(); place++) {
            long most = form.box().bounds().get(place).max();
            frame = frame.with(
                    place,
                    new MethodFrame.Local(place + 1, MethodFrame.Local.Kind.NARROW),
                    new Interval(Math.min(least.get(place), most), most));
        }
        return frame;
    }

    /// Fills the row from the cell on that is to be filled, if it is far enough from the edges of the table.
    ///
    /// @param cells of the loop over all cells
    void call(CodeBuilder code, CoordinateEmitter coordinates, Cells cells) {
        Label near = code.newLabel();
        List<BoxAxis> axes = form.box().axes();
        for (int axis = 0; axis < axes.size(); axis++) {
            coordinates.load(axis);
            code.loadConstant(least.get(axes.get(axis).place())).if_icmplt(near);
        }
        int behind = code.allocateLocal(TypeKind.INT);
        coordinates.behindRow();
        code.iload(cells.to).invokestatic(MATH, "min", type(INT, INT, INT)).istore(behind);
        code.aload(0);
        for (int place = 0; place < game.arity(); place++) {
            coordinates.load(axis(place));
        }
        code.iload(cells.index).aload(cells.table).iload(behind).invokevirtual(THIS, "row", signature());
        Label onward = code.newLabel();
        code.iload(behind).iload(cells.to).if_icmplt(onward);
        code.iload(behind).istore(cells.index).goto_(cells.end);
        code.labelBinding(onward);
        coordinates.toEndOfRow();
        code.goto_(cells.next);
        code.labelBinding(near);
    }

    private int axis(int place) {
        List<BoxAxis> axes = form.box().axes();
        return axes.stream()
                .filter(axis -> axis.place() == place)
                .map(axes::indexOf)
                .findFirst()
                .orElseThrow();
    }
}
