package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONGS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.NUMBERS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.SEQUENCES;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.tree.SetExpr;

/// Bytecode that pushes the members of a set as a `long[]` that is never modified.
final class ArrayEmitter {
    private final MethodFrame frame;
    private final CodeBuilder code;
    private final IntExprEmitter numbers;
    private final MeterEmitter meter;

    /// @param meter charged for the search of divisors, if numbers do not come in order
    ArrayEmitter(MethodFrame frame, MeterEmitter meter) {
        this.frame = frame;
        this.meter = meter;
        this.code = frame.code();
        this.numbers = new IntExprEmitter(frame);
    }

    /// Pushes the array; a sieved set may have members above the bound.
    void push(SetExpr set) {
        switch (set) {
            case SetExpr.Fixed(List<Long> fixed) -> {
                code.aload(0).getfield(THIS, "sets", LONGS.arrayType());
                code.loadConstant(frame.shared().set(fixed)).aaload();
            }
            case SetExpr.Sequence sequence -> sequence(sequence);
            case SetExpr.Members(ListExpr list) -> new ListEmitter(frame).push(list);
            case SetExpr.Union(List<SetExpr> parts) -> {
                int buffer = code.allocateLocal(TypeKind.REFERENCE);
                code.new_(NUMBERS)
                        .dup()
                        .invokespecial(NUMBERS, "<init>", type(VOID))
                        .astore(buffer);
                parts.forEach(part -> add(part, buffer));
                code.aload(buffer).invokevirtual(NUMBERS, "toArray", type(LONGS));
            }
            case SetExpr.Range range -> throw new IllegalStateException("a range is no array");
            case SetExpr.Single single -> throw new IllegalStateException("a number is no array");
        }
    }

    private void sequence(SetExpr.Sequence sequence) {
        IntExpr argument = sequence.arguments().getFirst();
        if (sequence.kind() == NumberSequence.DIVISORS && !(meter.inOrder() && argument instanceof IntExpr.Variable)) {
            meter.receiver().to(code);
            numbers.wide(argument);
            code.invokestatic(SEQUENCES, "trials", type(INT, LONG));
            meter.charge().to(code);
        }
        code.aload(0).getfield(THIS, "sequences", SEQUENCES);
        numbers.wide(argument);
        code.loadConstant(frame.shared().sites().of(sequence.span()));
        code.invokevirtual(
                SEQUENCES,
                switch (sequence.kind()) {
                    case PRIMES -> "primes";
                    case PRIME_POWERS -> "primePowers";
                    case POWERS -> "allPowers";
                    case DIVISORS -> "divisors";
                },
                type(LONGS, LONG, INT));
    }

    /// Pushes how many members there are of the array on the stack, the first ones.
    void count(SetExpr set) {
        if (set instanceof SetExpr.Sequence) {
            bound(set);
            code.invokestatic(SEQUENCES, "count", type(INT, LONGS, LONG));
        } else {
            code.arraylength();
        }
    }

    /// Pushes the bound of the array's valid members.
    private void bound(SetExpr set) {
        if (set instanceof SetExpr.Sequence sequence) {
            numbers.wide(sequence.arguments().getLast());
        } else {
            code.loadConstant(Long.MAX_VALUE);
        }
    }

    private void add(SetExpr part, int buffer) {
        code.aload(buffer);
        switch (part) {
            case SetExpr.Single(IntExpr value) -> {
                numbers.wide(value);
                call("add", -1, LONG, INT);
            }
            case SetExpr.Range range -> {
                numbers.wide(range.from());
                numbers.wide(range.to());
                numbers.wide(range.step());
                int site = frame.shared().sites().of(range.span());
                code.loadConstant(site);
                exact(code, "step", LONG, LONG, INT);
                call("addRange", site, LONG, LONG, LONG, INT);
            }
            default -> {
                push(part);
                bound(part);
                call("addAll", -1, LONGS, LONG, INT);
            }
        }
    }

    private void call(String method, int site, ClassDesc... parameters) {
        code.loadConstant(site);
        code.invokevirtual(NUMBERS, method, type(VOID, parameters));
    }
}
