package org.grundy.lang.rules.internal.code;

import static org.grundy.lang.rules.internal.code.Names.INT;
import static org.grundy.lang.rules.internal.code.Names.LONG;
import static org.grundy.lang.rules.internal.code.Names.LONGS;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.tree.Listed;
import org.grundy.lang.rules.internal.tree.Whole;

/// Bytecode that leaves a list on the stack as a `long[]` that nobody changes.
final class ListCode {
    private final Frame frame;
    private final CodeBuilder code;

    ListCode(Frame frame) {
        this.frame = frame;
        this.code = frame.code();
    }

    /// Leaves the list.
    void push(Listed listed) {
        switch (listed) {
            case Listed.State state -> code.aload(frame.list());
            case Listed.Literal(List<Whole> elements) -> array(elements);
            case Listed.Joined(Listed first, Listed second) -> {
                push(first);
                push(second);
                code.invokestatic(Names.LISTS, "joined", Names.type(LONGS, LONGS, LONGS));
            }
            case Listed.Changed changed -> {
                push(changed.list());
                changed.arguments().forEach(new WholeCode(frame)::wide);
                code.loadConstant(frame.shared().sites().of(changed.span()));
                code.invokestatic(Names.LISTS, changed.change().name().toLowerCase(Locale.ROOT), type(changed));
            }
        }
    }

    private static MethodTypeDesc type(Listed.Changed changed) {
        Stream<ClassDesc> numbers = changed.arguments().stream().map(argument -> LONG);
        Stream<ClassDesc> all =
                Stream.of(Stream.of(LONGS), numbers, Stream.of(INT)).flatMap(part -> part);
        return Names.type(LONGS, all.toArray(ClassDesc[]::new));
    }

    /// Leaves a new array of some numbers.
    void array(List<Whole> numbers) {
        code.loadConstant(numbers.size());
        code.newarray(TypeKind.LONG);
        for (int i = 0; i < numbers.size(); i++) {
            code.dup();
            code.loadConstant(i);
            new WholeCode(frame).wide(numbers.get(i));
            code.lastore();
        }
    }
}
