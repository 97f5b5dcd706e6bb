package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.MATH;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.NUMBERS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import org.grundy.lang.expression.IntExpr;

/// Bytecode of a variable that counts up by 1, in stretches. The loop of 32 bits has the shape for
/// which the JIT compiler eliminates range checks.
///
/// @param code of the method that is written
/// @param kind `int` or `long`
/// @param at the slot of the variable
/// @param last that of the last number
/// @param end that of the end of a stretch; that of the last number where one stretch is enough
record CountingLoopEmitter(CodeBuilder code, TypeKind kind, int at, int last, int end) {
    /// @param few whether one stretch is enough
    static CountingLoopEmitter of(CodeBuilder code, TypeKind kind, boolean few) {
        int at = code.allocateLocal(kind);
        int last = code.allocateLocal(kind);
        return new CountingLoopEmitter(code, kind, at, last, few ? last : code.allocateLocal(kind));
    }

    private boolean isWide() {
        return kind == TypeKind.LONG;
    }

    /// Initialises the variable to the first number and stores the last.
    void start(MethodFrame frame, IntExpr from, IntExpr to) {
        IntExprEmitter numbers = new IntExprEmitter(frame);
        numbers.push(from, !isWide());
        code.storeLocal(kind, at);
        numbers.push(to, !isWide());
        code.storeLocal(kind, last);
    }

    /// Initialises a wide variable to 0.
    ///
    /// @param to pushes the last number
    void startAtZero(Runnable to) {
        code.lconst_0().lstore(at);
        to.run();
        code.lstore(last);
    }

    /// Initialises a narrow variable to 0; the number on the stack is one more than the last.
    void startBelow() {
        code.iconst_1().isub().istore(last);
        code.iconst_0().istore(at);
    }

    /// The variable.
    MethodFrame.Local local() {
        return MethodFrame.Local.of(kind, at);
    }

    /// Jumps if no number is left.
    void jumpIfOver(Label done) {
        loaded(at, last);
        if (isWide()) {
            code.lcmp().ifgt(done);
        } else {
            code.if_icmpgt(done);
        }
    }

    private CodeBuilder loaded(int first, int second) {
        return code.loadLocal(kind, first).loadLocal(kind, second);
    }

    /// Computes the end of the next stretch.
    void stretch(int length) {
        if (isWide()) {
            loaded(at, last).loadConstant(length).invokestatic(NUMBERS, "end", type(LONG, LONG, LONG, INT));
            code.lstore(end);
        } else if (end != last) {
            loaded(last, at).loadConstant(length - 1).iadd().invokestatic(MATH, "min", type(INT, INT, INT));
            code.istore(end);
        }
    }

    /// Pushes the number of candidates of the stretch as an `int`.
    void length() {
        loaded(end, at);
        if (isWide()) {
            code.lsub().l2i();
        } else {
            code.isub();
        }
        code.iconst_1().iadd();
    }

    /// As [#loop(Runnable)]; with a variable of 32 bits the body stands several times in a row: the JIT compiler
    /// unrolls loops by itself, but less where an index does not grow evenly or a body does much.
    ///
    /// @param times at least 1
    void loop(int times, Runnable body) {
        if (times > 1 && kind == TypeKind.INT) {
            unrolled(times, body);
        }
        loop(body);
    }

    private void unrolled(int times, Runnable body) {
        Label top = code.newLabel();
        Label rest = code.newLabel();
        code.labelBinding(top);
        loaded(at, end).loadConstant(times - 1).isub().if_icmpgt(rest);
        for (int i = 0; i < times; i++) {
            body.run();
            code.iinc(at, 1);
        }
        code.goto_(top);
        code.labelBinding(rest);
    }

    /// The loop over the stretch; afterwards a variable of 32 bits is one past its end, a wide one at its end.
    void loop(Runnable body) {
        Label top = code.newLabel();
        Label out = code.newLabel();
        code.labelBinding(top);
        if (isWide()) {
            body.run();
            loaded(at, end).lcmp().ifge(out);
            next().goto_(top);
        } else {
            loaded(at, end).if_icmpgt(out);
            body.run();
            code.iinc(at, 1).goto_(top);
        }
        code.labelBinding(out);
    }

    private CodeBuilder next() {
        return code.lload(at).lconst_1().ladd().lstore(at);
    }

    /// Jumps if the stretch was the last one.
    void jumpIfLast(Label done) {
        if (isWide()) {
            loaded(end, last).lcmp().ifge(done);
            next();
        } else if (end == last) {
            code.goto_(done);
        } else {
            loaded(end, last).if_icmpge(done);
        }
    }
}
