package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.BOXED_LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONGS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.OBJECT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.RUN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.SEQUENCES;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.STRETCH;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.USED;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.IntervalAnalysis;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SpecialStates;

/// Generates the class that fills a table of Grundy values, cell by cell in the order of a form.box().
///
/// The method `fill` keeps the coordinate on every axis in a local, so that no index is decoded by
/// division. For each cell it computes the state's numbers, skips cells that are not states, and calls
/// one method for each rule, which stamps the values of the rule's options; then it scans for the mex,
/// the least value without the stamp of this round.
record TableStretchEmitter(GameTree game, TerminationMeasure measures, TableForm form, MethodFrame.Shared shared) {
    /// Locals of `fill`: this, table, stamps, round, from, to, run.
    private static final int TABLE = 1;

    private static final int STAMPS = 2;
    private static final int ROUND = 3;
    private static final int CODE = 4;
    private static final int TO = 5;
    private static final int RUN_AT = 6;

    byte[] bytes() {
        return ClassFile.of().build(THIS, builder -> {
            builder.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL).withSuperclass(STRETCH);
            OptionListerEmitter.constructor(builder, STRETCH, SEQUENCES, LONGS.arrayType(), INTS.arrayType(), USED);
            for (int i : marked().toArray()) {
                new StampEmitter(game, measures, form, shared).add(builder, i);
            }
            Optional<RowEmitter> rows = RowEmitter.of(game, measures, form);
            rows.ifPresent(each -> each.add(builder, shared));
            builder.withMethodBody(
                    "fill",
                    type(INT, OBJECT, INTS, INT, INT, INT, RUN),
                    ClassFile.ACC_PUBLIC,
                    code -> fill(code, rows));
        });
    }

    /// The numbers of the rules whose options are marked one by one.
    private IntStream marked() {
        return IntStream.range(0, game.rules().size()).filter(form::isMarked);
    }

    private LineValuesEmitter lineValues(CodeBuilder code) {
        return new LineValuesEmitter(code, !form.lines().isEmpty(), CODE, TABLE, RUN_AT, (int)
                form.box().nimbers());
    }

    private void fill(CodeBuilder code, Optional<RowEmitter> rows) {
        int table = code.allocateLocal(TypeKind.REFERENCE);
        int mask = code.allocateLocal(TypeKind.INT);
        int marks = code.allocateLocal(TypeKind.LONG);
        code.aload(TABLE).checkcast(form.width().array()).astore(table);
        code.aload(STAMPS).arraylength().iconst_1().isub().istore(mask);
        charge(code);
        Label end = code.newLabel();
        nimbers(code, table, mask, end);
        if (!form.window()) {
            lineValues(code).begin();
        }
        CoordinateEmitter coordinates = CoordinateEmitter.at(code, form, CODE);
        int[] numbers = form.box().bounds().stream()
                .mapToInt(bound -> code.allocateLocal(TypeKind.INT))
                .toArray();
        Label top = code.newLabel();
        Label next = code.newLabel();
        code.labelBinding(top);
        code.iload(CODE).iload(TO).if_icmpge(end);
        RowEmitter.Cells cells = new RowEmitter.Cells(CODE, table, TO, next, end);
        rows.ifPresent(each -> each.call(code, coordinates, cells));
        MethodFrame frame = numbers(code, coordinates, numbers);
        cell(frame, new Cell(table, mask, marks, numbers, next, end));
        code.labelBinding(next);
        code.iinc(ROUND, 1).iinc(CODE, 1);
        coordinates.step(top);
        code.labelBinding(end);
        if (!form.window()) {
            lineValues(code).end();
        }
        code.aload(RUN_AT).aload(0).getfield(THIS, "looked", INT).i2l();
        code.invokevirtual(RUN, "options", type(VOID, LONG));
        code.aload(0).iconst_0().putfield(THIS, "looked", INT);
        code.iload(CODE).ireturn();
    }

    /// Charges the candidates of loop-free rules for all cells at once.
    private void charge(CodeBuilder code) {
        int each = form.lines().size()
                + marked().map(i -> StampEmitter.candidates(game.rules().get(i)))
                        .filter(count -> count > 0)
                        .sum();
        code.aload(RUN_AT)
                .iload(TO)
                .iload(CODE)
                .isub()
                .loadConstant(each)
                .imul()
                .i2l();
        code.invokevirtual(RUN, "options", type(VOID, LONG));
    }

    /// Locals and labels of the cell that is being filled.
    @SuppressWarnings("ArrayRecordComponent")
    private record Cell(int table, int mask, int marks, int[] numbers, Label next, Label end) {}

    /// Fills the nimbers before the form.box().
    private void nimbers(CodeBuilder code, int table, int mask, Label end) {
        if (form.box().nimbers() > 0) {
            Label top = code.newLabel();
            Label done = code.newLabel();
            code.labelBinding(top);
            code.iload(CODE).loadConstant((int) form.box().nimbers()).if_icmpge(done);
            code.iload(CODE).iload(TO).if_icmpge(end);
            code.iload(CODE).iload(mask).if_icmpge(end);
            code.aload(table).iload(CODE).iload(CODE);
            form.width().store(code);
            code.iinc(CODE, 1).goto_(top);
            code.labelBinding(done);
        }
    }

    /// Computes the numbers of the state.
    private MethodFrame numbers(CodeBuilder code, CoordinateEmitter coordinates, int[] numbers) {
        for (BoxAxis axis : form.box().solved()) {
            coordinates.load(form.box().axes().indexOf(axis));
            axis.others().forEach(other -> code.iload(numbers[other]).isub());
            code.istore(numbers[axis.place()]);
        }
        MethodFrame frame =
                MethodFrame.of(code, shared, IntervalAnalysis.of(form.box().bounds(), game.slots()), -1);
        for (int place = 0; place < numbers.length; place++) {
            MethodFrame.Local local = new MethodFrame.Local(numbers[place], MethodFrame.Local.Kind.NARROW);
            frame = frame.with(place, local, form.box().bounds().get(place));
        }
        return frame;
    }

    private void cell(MethodFrame frame, Cell cell) {
        CodeBuilder code = frame.code();
        Label nothing = code.newLabel();
        existing(frame, cell.numbers, nothing);
        specials(frame, cell, nothing);
        if (form.bits()) {
            code.lconst_0().lstore(cell.marks);
        }
        for (int i : marked().toArray()) {
            if (form.bits()) {
                code.lload(cell.marks);
            }
            code.aload(0);
            for (int number : cell.numbers) {
                code.iload(number);
            }
            code.iload(CODE).aload(cell.table).aload(STAMPS).iload(ROUND).aload(RUN_AT);
            code.invokevirtual(THIS, "rule" + i, StampEmitter.signature(cell.numbers.length, form));
            if (form.bits()) {
                code.lor().lstore(cell.marks);
            }
        }
        if (form.misere()) {
            misere(code, cell);
        } else if (form.bits()) {
            mexOfBits(code, cell);
        } else {
            mex(code, cell);
        }
        code.labelBinding(nothing);
        store(code, cell, each -> each.loadConstant(form.misere() ? 1 : 0));
        lineValues(code).add(CodeBuilder::iconst_0);
    }

    /// Jumps if the cell is not a state: a number is negative or too large, an unordered state is not
    /// ascending, or the rules exclude it.
    private void existing(MethodFrame frame, int[] numbers, Label nothing) {
        CodeBuilder code = frame.code();
        for (BoxAxis axis : form.box().axes()) {
            if (!axis.others().isEmpty()) {
                int number = numbers[axis.place()];
                code.iload(number).iflt(nothing);
                int limit = form.local(code, TableLayout.LIMITS, axis.place());
                code.iload(number).iload(limit).if_icmpgt(nothing);
            }
        }
        for (int i = 1; i < numbers.length && game.unordered(); i++) {
            code.iload(numbers[i - 1]).iload(numbers[i]).if_icmpgt(nothing);
        }
        new BoolExprEmitter(frame).orElse(game.domain(), nothing);
    }

    private void specials(MethodFrame frame, Cell cell, Label nothing) {
        CodeBuilder code = frame.code();
        for (SpecialStates special : game.specials()) {
            Label other = code.newLabel();
            new BoolExprEmitter(frame).orElse(special.condition(), other);
            switch (special) {
                case SpecialStates.Lose lose -> code.goto_(nothing);
                case SpecialStates.Win win -> {
                    store(code, cell, CodeBuilder::iconst_m1);
                    code.goto_(cell.next);
                }
                case SpecialStates.Value value -> {
                    int nimber = code.allocateLocal(TypeKind.INT);
                    new IntExprEmitter(frame).wide(value.value());
                    code.loadConstant(shared.sites().of(value.span()));
                    exact(code, "nimber", INT, LONG, INT);
                    code.istore(nimber);
                    code.iload(nimber).iload(cell.mask).if_icmpge(cell.end);
                    store(code, cell, each -> each.iload(nimber));
                    lineValues(code).add(each -> each.iload(nimber));
                    code.goto_(cell.next);
                }
            }
            code.labelBinding(other);
        }
    }

    /// Whoever has no option wins, and whoever has a lost one: no bit is set, or the last one.
    private void misere(CodeBuilder code, Cell cell) {
        int won = code.allocateLocal(TypeKind.INT);
        code.lload(cell.marks).invokestatic(BOXED_LONG, "numberOfTrailingZeros", type(INT, LONG));
        code.loadConstant(Long.SIZE - 1).iand().iconst_1().isub();
        code.loadConstant(Integer.SIZE - 1).iushr().istore(won);
        store(code, cell, each -> each.iload(won));
        code.goto_(cell.next);
    }

    private void store(CodeBuilder code, Cell cell, MeterEmitter.Piece value) {
        code.aload(cell.table).iload(CODE);
        value.to(code);
        form.width().store(code);
    }

    private void mexOfBits(CodeBuilder code, Cell cell) {
        int mex = code.allocateLocal(TypeKind.INT);
        code.lload(cell.marks).loadConstant(-1L).lxor();
        code.invokestatic(BOXED_LONG, "numberOfTrailingZeros", type(INT, LONG)).istore(mex);
        code.iload(mex).loadConstant(TableForm.BITS).if_icmpge(cell.end);
        store(code, cell, each -> each.iload(mex));
        code.goto_(cell.next);
    }

    private void mex(CodeBuilder code, Cell cell) {
        int mex = code.allocateLocal(TypeKind.INT);
        Label top = code.newLabel();
        Label found = code.newLabel();
        LineValuesEmitter lines = lineValues(code);
        lines.first(mex);
        code.labelBinding(top);
        code.iload(mex).iload(cell.mask).if_icmpge(cell.end);
        if (marked().findAny().isPresent()) {
            code.aload(STAMPS).iload(mex).iaload().iload(ROUND).if_icmpne(found);
            lines.next(mex);
            code.goto_(top);
        }
        code.labelBinding(found);
        store(code, cell, each -> each.iload(mex));
        lines.addHere(mex);
        code.goto_(cell.next);
    }
}
