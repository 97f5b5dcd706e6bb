package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import org.grundy.lang.expression.IntExpr;

/// Bytecode of a variable that counts up by 1, in stretches. The narrow loop has the shape for which
/// the JIT compiler eliminates range checks.
sealed interface CountingLoopEmitter {
    /// Initialises the variable to the first number and stores the last.
    void start(MethodFrame frame, IntExpr from, IntExpr to);

    /// The variable.
    MethodFrame.Local local();

    /// Jumps if no number is left.
    void jumpIfOver(Label done);

    /// Computes the end of the next stretch.
    void stretch(int length);

    /// Pushes the number of candidates of the stretch as an `int`.
    void length();

    /// The loop over the stretch; afterwards the variable is one past its end.
    void loop(Runnable body);

    /// Jumps if the stretch was the last one.
    void jumpIfLast(Label done);

    /// A 32-bit counter.
    sealed interface Counter32 extends CountingLoopEmitter {
        /// The method that is written.
        CodeBuilder code();

        /// The slot of the variable.
        int at();

        /// The slot of the last number.
        int last();

        @Override
        default void start(MethodFrame frame, IntExpr from, IntExpr to) {
            IntExprEmitter numbers = new IntExprEmitter(frame);
            numbers.narrow(from);
            code().istore(at());
            numbers.narrow(to);
            code().istore(last());
        }

        @Override
        default MethodFrame.Local local() {
            return new MethodFrame.Local(at(), MethodFrame.Local.Kind.NARROW);
        }

        @Override
        default void jumpIfOver(Label done) {
            code().iload(at()).iload(last()).if_icmpgt(done);
        }

        /// The loop up to the number in a slot.
        default void loop(int end, Runnable body) {
            Label top = code().newLabel();
            Label out = code().newLabel();
            code().labelBinding(top);
            code().iload(at()).iload(end).if_icmpgt(out);
            body.run();
            code().iinc(at(), 1).goto_(top);
            code().labelBinding(out);
        }
    }

    /// A 32-bit counter with a single stretch.
    record Few(CodeBuilder code, int at, int last) implements Counter32 {
        Few(CodeBuilder code) {
            this(code, code.allocateLocal(TypeKind.INT), code.allocateLocal(TypeKind.INT));
        }

        @Override
        public void stretch(int length) {}

        @Override
        public void length() {
            code.iload(last).iload(at).isub().iconst_1().iadd();
        }

        @Override
        public void loop(Runnable body) {
            loop(last, body);
        }

        @Override
        public void jumpIfLast(Label done) {
            code.goto_(done);
        }
    }

    /// A 32-bit counter; the last number is well below 2^31.
    record Narrow(CodeBuilder code, int at, int last, int end) implements Counter32 {
        Narrow(CodeBuilder code) {
            this(
                    code,
                    code.allocateLocal(TypeKind.INT),
                    code.allocateLocal(TypeKind.INT),
                    code.allocateLocal(TypeKind.INT));
        }

        @Override
        public void stretch(int length) {
            code.iload(last).iload(at).loadConstant(length - 1).iadd();
            code.invokestatic(
                    BytecodeNames.MATH,
                    "min",
                    BytecodeNames.type(BytecodeNames.INT, BytecodeNames.INT, BytecodeNames.INT));
            code.istore(end);
        }

        @Override
        public void length() {
            code.iload(end).iload(at).isub().iconst_1().iadd();
        }

        @Override
        public void loop(Runnable body) {
            loop(end, body);
        }

        @Override
        public void jumpIfLast(Label done) {
            code.iload(end).iload(last).if_icmpge(done);
        }
    }

    /// A 64-bit counter.
    record Wide(CodeBuilder code, int at, int last, int end) implements CountingLoopEmitter {
        Wide(CodeBuilder code) {
            this(
                    code,
                    code.allocateLocal(TypeKind.LONG),
                    code.allocateLocal(TypeKind.LONG),
                    code.allocateLocal(TypeKind.LONG));
        }

        @Override
        public void start(MethodFrame frame, IntExpr from, IntExpr to) {
            IntExprEmitter numbers = new IntExprEmitter(frame);
            numbers.wide(from);
            code.lstore(at);
            numbers.wide(to);
            code.lstore(last);
        }

        /// Counts from 0 to a number that the given code pushes.
        void start(Runnable to) {
            code.lconst_0().lstore(at);
            to.run();
            code.lstore(last);
        }

        @Override
        public MethodFrame.Local local() {
            return new MethodFrame.Local(at, MethodFrame.Local.Kind.WIDE);
        }

        @Override
        public void jumpIfOver(Label done) {
            code.lload(at).lload(last).lcmp().ifgt(done);
        }

        @Override
        public void stretch(int length) {
            code.lload(at).lload(last).loadConstant(length);
            code.invokestatic(
                    BytecodeNames.NUMBERS,
                    "end",
                    BytecodeNames.type(BytecodeNames.LONG, BytecodeNames.LONG, BytecodeNames.LONG, BytecodeNames.INT));
            code.lstore(end);
        }

        @Override
        public void length() {
            code.lload(end).lload(at).lsub().l2i().iconst_1().iadd();
        }

        @Override
        public void loop(Runnable body) {
            Label top = code.newLabel();
            Label out = code.newLabel();
            code.labelBinding(top);
            body.run();
            code.lload(at).lload(end).lcmp().ifge(out);
            code.lload(at).lconst_1().ladd().lstore(at).goto_(top);
            code.labelBinding(out);
        }

        @Override
        public void jumpIfLast(Label done) {
            code.lload(end).lload(last).lcmp().ifge(done);
            code.lload(at).lconst_1().ladd().lstore(at);
        }
    }
}
