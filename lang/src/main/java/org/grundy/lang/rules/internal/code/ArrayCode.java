package org.grundy.lang.rules.internal.code;

import static org.grundy.lang.rules.internal.code.Names.INT;
import static org.grundy.lang.rules.internal.code.Names.LONG;
import static org.grundy.lang.rules.internal.code.Names.LONGS;
import static org.grundy.lang.rules.internal.code.Names.NUMBERS;
import static org.grundy.lang.rules.internal.code.Names.VOID;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import org.grundy.lang.rules.internal.tree.Listed;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;

/// Bytecode that leaves the members of a set on the stack as a `long[]` that nobody changes.
final class ArrayCode {
    private final Frame frame;
    private final CodeBuilder code;
    private final WholeCode numbers;

    ArrayCode(Frame frame) {
        this.frame = frame;
        this.code = frame.code();
        this.numbers = new WholeCode(frame);
    }

    /// Leaves the array; of a sieved set it may have members above the bound.
    void push(Values values) {
        switch (values) {
            case Values.Fixed(List<Long> fixed) -> {
                code.aload(0).getfield(Names.THIS, "sets", LONGS.arrayType());
                code.loadConstant(frame.shared().set(fixed)).aaload();
            }
            case Values.Sequence sequence -> sequence(sequence);
            case Values.Members(Listed list) -> new ListCode(frame).push(list);
            case Values.Union(List<Values> parts) -> {
                int buffer = code.allocateLocal(TypeKind.REFERENCE);
                code.new_(NUMBERS)
                        .dup()
                        .invokespecial(NUMBERS, "<init>", Names.type(VOID))
                        .astore(buffer);
                parts.forEach(part -> add(part, buffer));
                code.aload(buffer).invokevirtual(NUMBERS, "toArray", Names.type(LONGS));
            }
            case Values.Range range -> throw new IllegalStateException("a range is no array");
            case Values.Single single -> throw new IllegalStateException("a number is no array");
        }
    }

    private void sequence(Values.Sequence sequence) {
        code.aload(0).getfield(Names.THIS, "sequences", Names.SEQUENCES);
        sequence.arguments().forEach(numbers::wide);
        code.loadConstant(frame.shared().sites().of(sequence.span()));
        boolean two = sequence.arguments().size() == 2;
        code.invokevirtual(
                Names.SEQUENCES,
                switch (sequence.kind()) {
                    case PRIMES -> "primes";
                    case PRIME_POWERS -> "primePowers";
                    case POWERS -> "powers";
                    case DIVISORS -> "divisors";
                },
                two ? Names.type(LONGS, LONG, LONG, INT) : Names.type(LONGS, LONG, INT));
    }

    /// Leaves the number up to which the array's members are meant.
    void bound(Values values) {
        if (values instanceof Values.Sequence sequence) {
            numbers.wide(sequence.arguments().getLast());
        } else {
            code.loadConstant(Long.MAX_VALUE);
        }
    }

    private void add(Values part, int buffer) {
        code.aload(buffer);
        switch (part) {
            case Values.Single(Whole value) -> {
                numbers.wide(value);
                call("add", -1, LONG, INT);
            }
            case Values.Range range -> {
                numbers.wide(range.from());
                numbers.wide(range.to());
                numbers.wide(range.step());
                int site = frame.shared().sites().of(range.span());
                code.loadConstant(site);
                Names.exact(code, "step", LONG, LONG, INT);
                call("addRange", site, LONG, LONG, LONG, INT);
            }
            case Values.Fixed fixed -> addArray(part);
            case Values.Sequence sequence -> addArray(part);
            case Values.Members members -> addArray(part);
            case Values.Union union -> addArray(part);
        }
    }

    private void addArray(Values part) {
        push(part);
        bound(part);
        call("addAll", -1, LONGS, LONG, INT);
    }

    private void call(String method, int site, ClassDesc... parameters) {
        code.loadConstant(site);
        code.invokevirtual(NUMBERS, method, Names.type(VOID, parameters));
    }
}
