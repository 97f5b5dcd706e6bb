package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.BOOLEAN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.util.Optional;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;

/// Bytecode that falls through or jumps depending on a condition.
final class BoolExprEmitter {
    private final CodeBuilder code;
    private final MethodFrame frame;

    BoolExprEmitter(MethodFrame frame) {
        this.frame = frame;
        this.code = frame.code();
    }

    /// Falls through if the condition holds and jumps if it does not.
    void orElse(BoolExpr condition, Label elsewhere) {
        jump(condition, false, elsewhere);
    }

    /// Jumps if the condition has the given value.
    private void jump(BoolExpr condition, boolean wanted, Label to) {
        switch (condition) {
            case BoolExpr.Constant(boolean value) -> {
                if (value == wanted) {
                    code.goto_(to);
                }
            }
            case BoolExpr.Not(BoolExpr operand) -> jump(operand, !wanted, to);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> pair(first, second, wanted, false, to);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> pair(first, second, wanted, true, to);
            case BoolExpr.Comparison compared ->
                compared.search()
                        .ifPresentOrElse(search -> searched(search, wanted, to), () -> compared(compared, wanted, to));
            case BoolExpr.Nonzero(IntExpr number) ->
                compared(new BoolExpr.Comparison(Relation.UNEQUAL, number, IntExpr.of(0)), wanted, to);
        }
    }

    /// @param decides the value of the first condition that short-circuits
    private void pair(BoolExpr first, BoolExpr second, boolean wanted, boolean decides, Label to) {
        if (wanted == decides) {
            jump(first, wanted, to);
            jump(second, wanted, to);
        } else {
            Label over = code.newLabel();
            jump(first, decides, over);
            jump(second, wanted, to);
            code.labelBinding(over);
        }
    }

    /// A loop that ends at the first element that decides.
    private void searched(BoolExpr.Search search, boolean wanted, Label to) {
        Label seen = code.newLabel();
        new ListEmitter(frame)
                .each(
                        search.over(),
                        search.variable(),
                        (inner, _) -> new BoolExprEmitter(inner)
                                .jump(search.holds(), true, search.found() == wanted ? to : seen));
        if (search.found() != wanted) {
            code.goto_(to);
        }
        code.labelBinding(seen);
    }

    private void compared(BoolExpr.Comparison compared, boolean wanted, Label to) {
        IntExprEmitter numbers = new IntExprEmitter(frame);
        if (compared.relation() == Relation.DIVIDES) {
            numbers.wide(compared.left());
            numbers.wide(compared.right());
            exact(code, "divides", BOOLEAN, LONG, LONG);
            code.branch(wanted ? Opcode.IFNE : Opcode.IFEQ, to);
        } else if (frame.isNarrow(compared.left()) && frame.isNarrow(compared.right())) {
            Optional<Boolean> known = frame.bounds().decided(compared);
            if (known.isPresent()) {
                jump(new BoolExpr.Constant(known.get()), wanted, to);
                return;
            }
            numbers.narrow(compared.left());
            numbers.narrow(compared.right());
            code.branch(ofInts(compared.relation(), wanted), to);
        } else {
            numbers.wide(compared.left());
            numbers.wide(compared.right());
            code.lcmp();
            code.branch(ofOrder(compared.relation(), wanted), to);
        }
    }

    private static Opcode ofInts(Relation relation, boolean wanted) {
        return switch (relation) {
            case EQUAL -> wanted ? Opcode.IF_ICMPEQ : Opcode.IF_ICMPNE;
            case UNEQUAL -> ofInts(Relation.EQUAL, !wanted);
            case LESS -> wanted ? Opcode.IF_ICMPLT : Opcode.IF_ICMPGE;
            case AT_MOST -> wanted ? Opcode.IF_ICMPLE : Opcode.IF_ICMPGT;
            case DIVIDES -> throw new IllegalStateException("no comparison");
        };
    }

    private static Opcode ofOrder(Relation relation, boolean wanted) {
        return switch (relation) {
            case EQUAL -> wanted ? Opcode.IFEQ : Opcode.IFNE;
            case UNEQUAL -> ofOrder(Relation.EQUAL, !wanted);
            case LESS -> wanted ? Opcode.IFLT : Opcode.IFGE;
            case AT_MOST -> wanted ? Opcode.IFLE : Opcode.IFGT;
            case DIVIDES -> throw new IllegalStateException("no comparison");
        };
    }
}
