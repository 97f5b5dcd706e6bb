package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LISTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONGS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// Bytecode that pushes a list as a `long[]` that is never modified.
final class ListEmitter {
    private final MethodFrame frame;
    private final CodeBuilder code;

    ListEmitter(MethodFrame frame) {
        this.frame = frame;
        this.code = frame.code();
    }

    /// Pushes the list.
    void push(ListExpr listed) {
        switch (listed) {
            case ListExpr.State state -> code.aload(frame.list());
            case ListExpr.Named _, ListExpr.Walked _, ListExpr.Choice _ ->
                throw new IllegalArgumentException("not compiled: " + listed);
            case ListExpr.Fixed(List<Long> numbers) ->
                array(numbers.stream().<IntExpr>map(IntExpr.Constant::new).toList());
            case ListExpr.Literal(List<IntExpr> elements) -> array(elements);
            case ListExpr.Digits(IntExpr number, IntExpr base, var span) -> {
                new IntExprEmitter(frame).wide(number);
                new IntExprEmitter(frame).wide(base);
                code.loadConstant(frame.shared().sites().of(span));
                code.invokestatic(LISTS, "digits", type(LONGS, LONG, LONG, INT));
            }
            case ListExpr.Range(IntExpr from, IntExpr to, var span) -> {
                new IntExprEmitter(frame).wide(from);
                new IntExprEmitter(frame).wide(to);
                code.loadConstant(frame.shared().sites().of(span));
                code.invokestatic(LISTS, "range", type(LONGS, LONG, LONG, INT));
            }
            case ListExpr.Mapped mapped -> mapped(mapped);
            case ListExpr.Nested nested -> nested(nested);
            case ListExpr.Sequence(var kind, List<IntExpr> arguments, var span) -> {
                code.loadConstant(kind.ordinal());
                array(arguments);
                code.loadConstant(frame.shared().sites().of(span));
                code.invokestatic(LISTS, "members", type(LONGS, INT, LONGS, INT));
            }
            case ListExpr.Given given -> push(given.example());
            case ListExpr.Height height -> push(height.example());
            case ListExpr.Joined(ListExpr first, ListExpr second) -> {
                push(first);
                push(second);
                code.invokestatic(LISTS, "joined", type(LONGS, LONGS, LONGS));
            }
            case ListExpr.Changed changed -> {
                push(changed.list());
                changed.arguments().forEach(new IntExprEmitter(frame)::wide);
                code.loadConstant(frame.shared().sites().of(changed.span()));
                code.invokestatic(LISTS, changed.change().name().toLowerCase(Locale.ROOT), signature(changed));
            }
        }
    }

    private void mapped(ListExpr.Mapped mapped) {
        int over = stored(mapped.over());
        int found = code.allocateLocal(TypeKind.REFERENCE);
        int count = code.allocateLocal(TypeKind.INT);
        code.aload(over).arraylength().newarray(TypeKind.LONG).astore(found);
        code.iconst_0().istore(count);
        each(mapped.over(), over, mapped.variable(), (inner, next) -> {
            new BoolExprEmitter(inner).orElse(mapped.condition(), next);
            code.aload(found).iload(count);
            new IntExprEmitter(inner).wide(mapped.element());
            code.lastore().iinc(count, 1);
        });
        code.aload(found).iload(count).invokestatic(LISTS, "first", type(LONGS, LONGS, INT));
    }

    private void nested(ListExpr.Nested nested) {
        int over = stored(nested.over());
        int all = code.allocateLocal(TypeKind.REFERENCE);
        code.iconst_0().newarray(TypeKind.LONG).astore(all);
        each(nested.over(), over, nested.variable(), (inner, _) -> {
            code.aload(all);
            new ListEmitter(inner).push(nested.inner());
            code.invokestatic(LISTS, "joined", type(LONGS, LONGS, LONGS)).astore(all);
        });
        code.aload(all);
    }

    /// A loop over the elements of a list.
    ///
    /// @param body emits what is done with an element, as below
    void each(ListExpr list, IntExpr.Variable variable, BiConsumer<MethodFrame, Label> body) {
        each(list, stored(list), variable, body);
    }

    /// A new local with a list.
    private int stored(ListExpr list) {
        int local = code.allocateLocal(TypeKind.REFERENCE);
        push(list);
        code.astore(local);
        return local;
    }

    /// A loop over the elements of a list.
    ///
    /// @param over the local where it is
    /// @param body emits what is done with an element, where the variable is known; the label is where the
    ///     next one is begun
    private void each(ListExpr list, int over, IntExpr.Variable variable, BiConsumer<MethodFrame, Label> body) {
        int place = code.allocateLocal(TypeKind.INT);
        int element = code.allocateLocal(TypeKind.LONG);
        code.iconst_0().istore(place);
        Label top = code.newLabel();
        Label next = code.newLabel();
        Label done = code.newLabel();
        code.labelBinding(top);
        code.iload(place).aload(over).arraylength().if_icmpge(done);
        code.aload(over).iload(place).laload().lstore(element);
        MethodFrame.Local local = new MethodFrame.Local(element, MethodFrame.Local.Kind.WIDE);
        body.accept(frame.with(variable.slot(), local, frame.bounds().elements(list)), next);
        code.labelBinding(next);
        code.iinc(place, 1).goto_(top);
        code.labelBinding(done);
    }

    private static MethodTypeDesc signature(ListExpr.Changed changed) {
        Stream<ClassDesc> numbers = changed.arguments().stream().map(argument -> LONG);
        Stream<ClassDesc> all =
                Stream.of(Stream.of(LONGS), numbers, Stream.of(INT)).flatMap(part -> part);
        return type(LONGS, all.toArray(ClassDesc[]::new));
    }

    /// Pushes a new array of some numbers.
    void array(List<IntExpr> numbers) {
        code.loadConstant(numbers.size());
        code.newarray(TypeKind.LONG);
        for (int i = 0; i < numbers.size(); i++) {
            code.dup();
            code.loadConstant(i);
            new IntExprEmitter(frame).wide(numbers.get(i));
            code.lastore();
        }
    }
}
