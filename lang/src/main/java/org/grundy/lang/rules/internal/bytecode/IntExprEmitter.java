package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.DIGITS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.FUNCTIONS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LISTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONGS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.MATH;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.PROGRAM;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.ofNumbers;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.Locale;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.text.Span;

/// Bytecode that pushes the value of an integer expression, as `int` where 32 bits suffice.
final class IntExprEmitter {
    private final MethodFrame frame;
    private final CodeBuilder code;

    IntExprEmitter(MethodFrame frame) {
        this.frame = frame;
        this.code = frame.code();
    }

    /// Pushes the value as a `long`.
    void wide(IntExpr expression) {
        if (expression instanceof IntExpr.Constant(long value)) {
            code.loadConstant(value);
        } else if (frame.isNarrow(expression)) {
            value(expression, true);
            code.i2l();
        } else {
            value(expression, false);
        }
    }

    /// Pushes the value as an `int`, which it must fit.
    void narrow(IntExpr expression) {
        if (frame.isNarrow(expression)) {
            value(expression, true);
        } else {
            value(expression, false);
            code.l2i();
        }
    }

    /// Computes how many copies of a component there are.
    ///
    /// @param site where the component stands
    /// @param none where it goes on if there are none
    /// @return the local that holds their number, a `long`
    int copies(IntExpr copies, int site, Label none) {
        int count = code.allocateLocal(TypeKind.LONG);
        wide(copies);
        code.loadConstant(site);
        exact(code, "copies", LONG, LONG, INT);
        code.lstore(count);
        code.lload(count).lconst_0().lcmp().ifeq(none);
        return count;
    }

    void push(IntExpr expression, boolean narrow) {
        if (narrow) {
            narrow(expression);
        } else {
            wide(expression);
        }
    }

    private void value(IntExpr expression, boolean narrow) {
        switch (expression) {
            case IntExpr.Constant(long value) -> constant(value, narrow);
            case IntExpr.Variable(var name, int slot) -> variable(frame.local(slot), narrow);
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic, narrow);
            case IntExpr.Function function -> function(function, narrow);
            case IntExpr.Choice choice -> choice(choice, narrow);
            case IntExpr.Element element -> {
                new ListEmitter(frame).push(element.list());
                wide(element.index());
                site(element.span());
                lists("element", LONG, LONGS, LONG, INT);
            }
            case IntExpr.Truth(BoolExpr condition) ->
                choice(new IntExpr.Choice(condition, IntExpr.of(1), IntExpr.of(0)), narrow);
            case IntExpr.Call(DigitProgram program, List<IntExpr> arguments, Span span) -> {
                arguments.forEach(this::wide);
                code.loadConstant(BytecodeNames.constant(program));
                site(span);
                digits("value", LONG, PROGRAM, INT);
            }
            case IntExpr.Call call -> throw new IllegalArgumentException("rules have no " + call.routine());
            case IntExpr.Total total -> {
                new ListEmitter(frame).push(total.list());
                site(total.span());
                lists(total.summary().name().toLowerCase(Locale.ROOT), LONG, LONGS, INT);
            }
            case IntExpr.Count count -> {
                new ListEmitter(frame).push(count.list());
                wide(count.value());
                lists("count", LONG, LONGS, LONG);
            }
        }
    }

    private void choice(IntExpr.Choice choice, boolean narrow) {
        Label otherwise = code.newLabel();
        Label end = code.newLabel();
        new BoolExprEmitter(frame).orElse(choice.condition(), otherwise);
        push(choice.then(), narrow);
        code.goto_(end);
        code.labelBinding(otherwise);
        push(choice.otherwise(), narrow);
        code.labelBinding(end);
    }

    private void constant(long value, boolean narrow) {
        if (narrow) {
            code.loadConstant(Math.toIntExact(value));
        } else {
            code.loadConstant(value);
        }
    }

    private void variable(MethodFrame.Local local, boolean narrow) {
        switch (local.kind()) {
            case KNOWN -> constant(local.index(), narrow);
            case NARROW -> {
                code.iload((int) local.index());
                if (!narrow) {
                    code.i2l();
                }
            }
            case WIDE -> code.lload((int) local.index());
        }
    }

    private void site(Span span) {
        code.loadConstant(frame.shared().sites().of(span));
    }

    private void lists(String method, ClassDesc result, ClassDesc... parameters) {
        code.invokestatic(LISTS, method, type(result, parameters));
    }

    private void digits(String method, ClassDesc... parameters) {
        code.invokestatic(DIGITS, method, type(LONG, parameters));
    }

    private void arithmetic(IntExpr.Arithmetic arithmetic, boolean narrow) {
        if (arithmetic.operation() == Operation.POWER) {
            power(arithmetic, narrow);
            return;
        }
        boolean plain = switch (arithmetic.operation()) {
            case ADD, SUBTRACT, MULTIPLY -> frame.bounds().fits(arithmetic);
            case DIVIDE, REMAINDER -> frame.plainly(arithmetic);
            case XOR, AND, OR, POWER -> true;
        };
        push(arithmetic.left(), narrow);
        push(arithmetic.right(), narrow);
        if (plain) {
            plain(arithmetic.operation(), narrow);
        } else {
            site(arithmetic.span());
            exact(code, arithmetic.operation().word(), LONG, LONG, LONG, INT);
        }
    }

    private void plain(Operation operation, boolean narrow) {
        code.with(OperatorInstruction.of(
                switch (operation) {
                    case ADD -> narrow ? Opcode.IADD : Opcode.LADD;
                    case SUBTRACT -> narrow ? Opcode.ISUB : Opcode.LSUB;
                    case MULTIPLY -> narrow ? Opcode.IMUL : Opcode.LMUL;
                    case DIVIDE -> narrow ? Opcode.IDIV : Opcode.LDIV;
                    case REMAINDER -> narrow ? Opcode.IREM : Opcode.LREM;
                    case XOR -> narrow ? Opcode.IXOR : Opcode.LXOR;
                    case AND -> narrow ? Opcode.IAND : Opcode.LAND;
                    case OR -> narrow ? Opcode.IOR : Opcode.LOR;
                    case POWER -> throw new IllegalStateException("a power is no instruction");
                }));
    }

    private void power(IntExpr.Arithmetic power, boolean narrow) {
        push(power.left(), narrow);
        if (frame.isSquare(power)) {
            if (narrow) {
                code.dup().imul();
            } else {
                code.dup2().lmul();
            }
        } else {
            wide(power.right());
            site(power.span());
            exact(code, "power", LONG, LONG, LONG, INT);
        }
    }

    private void function(IntExpr.Function applied, boolean narrow) {
        String name = applied.function().word();
        if (applied.function().isInMath()) {
            ClassDesc type = narrow ? INT : LONG;
            applied.arguments().forEach(argument -> push(argument, narrow));
            code.invokestatic(MATH, name, type(type, type, type));
        } else {
            applied.arguments().forEach(this::wide);
            site(applied.span());
            code.invokestatic(FUNCTIONS, name, ofNumbers(applied.function().arity()));
        }
    }
}
