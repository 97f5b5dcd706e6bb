package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.NUMBERS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.execution.CandidateCost;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.SetExpr;

/// Bytecode for the clauses of a rule: a loop for each variable, a branch for each condition.
///
/// @param cost of a candidate, as [CandidateCost] tells
record ClauseEmitter(MeterEmitter meter, int cost) {
    private static final int UNROLLED = 4;

    /// The number of candidates if the clauses are fully unrolled; -1 if there is a loop.
    static int writtenOut(List<Clause> clauses) {
        List<SetExpr> sets = clauses.stream()
                .filter(Clause.For.class::isInstance)
                .map(clause -> ((Clause.For) clause).values())
                .toList();
        if (sets.isEmpty()) {
            return 0;
        }
        return sets.size() == 1
                ? FewNumbers.of(sets.getFirst()).map(few -> few.all().size()).orElse(-1)
                : -1;
    }

    /// Emits the clauses with a body inside the innermost loop. A failed condition continues the loop.
    void add(MethodFrame frame, List<Clause> clauses, Consumer<MethodFrame> tail) {
        if (clauses.isEmpty()) {
            tail.accept(frame);
            return;
        }
        List<Clause> rest = clauses.subList(1, clauses.size());
        switch (clauses.getFirst()) {
            case Clause.If(BoolExpr condition) -> {
                Label skip = frame.code().newLabel();
                new BoolExprEmitter(frame).orElse(condition, skip);
                add(frame.where(condition), rest, tail);
                frame.code().labelBinding(skip);
            }
            case Clause.For(int slot, SetExpr set) -> {
                boolean inner = rest.stream().noneMatch(Clause.For.class::isInstance);
                loop(new Loop(frame, slot, inner, next -> add(next, rest, tail)), set);
            }
        }
    }

    /// A loop to be emitted.
    ///
    /// @param inner whether there is no loop inside it
    private record Loop(MethodFrame frame, int slot, boolean inner, Consumer<MethodFrame> body) {
        CodeBuilder code() {
            return frame.code();
        }

        void with(MethodFrame.Local local, Interval interval) {
            body.accept(frame.with(slot, local, interval));
        }
    }

    private void loop(Loop loop, SetExpr set) {
        Optional<FewNumbers> few = loop.inner ? few(loop.frame, set) : Optional.empty();
        if (few.isPresent()) {
            writtenOut(loop, few.get());
            return;
        }
        switch (set) {
            case SetExpr.Single(IntExpr value) -> single(loop, value);
            case SetExpr.Range range when isOne(range.step()) -> range(loop, range);
            case SetExpr.Range range -> steps(loop, range);
            case SetExpr.Members(ListExpr.Digits digits) when isWrittenOut(loop, digits) -> digits(loop, digits);
            default -> array(loop, set);
        }
    }

    private static boolean isOne(IntExpr step) {
        return step instanceof IntExpr.Constant(long value) && value == 1;
    }

    private void charge(CodeBuilder code, MeterEmitter.Piece count) {
        meter.receiver().to(code);
        count.to(code);
        if (cost > 1) {
            code.loadConstant(cost).imul();
        }
        meter.charge().to(code);
    }

    private void one(CodeBuilder code) {
        if (cost == 1) {
            meter.one().to(code);
        } else {
            charge(code, CodeBuilder::iconst_1);
        }
    }

    private static void single(Loop loop, IntExpr value) {
        Interval interval = loop.frame.bounds().of(value);
        new IntExprEmitter(loop.frame).push(value, interval.isNarrow());
        bound(loop, interval);
    }

    /// The body with the number on the stack as the variable.
    private static void bound(Loop loop, Interval interval) {
        TypeKind kind = interval.isNarrow() ? TypeKind.INT : TypeKind.LONG;
        int local = loop.code().allocateLocal(kind);
        loop.code().storeLocal(kind, local);
        loop.with(MethodFrame.Local.of(kind, local), interval);
    }

    /// In a table a bound that is seldom reached costs little; elsewhere the numbers that there are are charged.
    private Optional<FewNumbers> few(MethodFrame frame, SetExpr set) {
        return FewNumbers.of(set)
                .filter(few -> meter.inOrder() || few.bound().isEmpty())
                .or(() -> meter.inOrder() ? FewNumbers.powers(frame, set) : Optional.empty());
    }

    /// All that can be asked for are charged at once: more than there are only where the bound is small.
    private void writtenOut(Loop loop, FewNumbers few) {
        if (few.all().isEmpty()) {
            return;
        }
        CodeBuilder code = loop.code();
        charge(code, each -> each.loadConstant(few.all().size()));
        Label done = code.newLabel();
        Interval bound = few.bound().map(loop.frame.bounds()::of).orElse(Interval.ALL);
        TypeKind kind = bound.isNarrow() ? TypeKind.INT : TypeKind.LONG;
        int most = code.allocateLocal(kind);
        few.bound().ifPresent(expression -> {
            new IntExprEmitter(loop.frame).push(expression, bound.isNarrow());
            code.storeLocal(kind, most);
        });
        for (long number : few.all()) {
            if (few.bound().isPresent() && bound.min() < number) {
                code.loadLocal(kind, most);
                if (bound.isNarrow()) {
                    code.loadConstant((int) number).if_icmplt(done);
                } else {
                    code.loadConstant(number).lcmp().iflt(done);
                }
            }
            loop.with(new MethodFrame.Local(number, MethodFrame.Local.Kind.KNOWN), Interval.of(number));
        }
        code.labelBinding(done);
    }

    /// Whether no end of a stretch or of an unrolled loop overflows.
    private static boolean isFarFromEnds(long least, long most) {
        return least > Integer.MIN_VALUE + UNROLLED && most < Integer.MAX_VALUE - CandidateCost.STRETCH;
    }

    private void range(Loop loop, SetExpr.Range range) {
        Interval from = loop.frame.bounds().of(range.from());
        Interval to = loop.frame.bounds().of(range.to());
        Interval interval = loop.frame.bounds().of(range);
        boolean narrow = from.isNarrow() && to.isNarrow() && isFarFromEnds(from.min(), to.max());
        boolean few = narrow && cost == 1 && interval.max() - interval.min() < CandidateCost.STRETCH;
        CountingLoopEmitter counter = CountingLoopEmitter.of(loop.code(), narrow ? TypeKind.INT : TypeKind.LONG, few);
        counter.start(loop.frame, range.from(), range.to());
        MethodFrame.Local local = counter.local();
        counted(loop, counter, true, () -> loop.with(local, interval));
    }

    /// A loop whose candidates are charged in batches if it is innermost, otherwise one by one.
    ///
    /// @param range whether numbers are counted, which costs something where the loop is not innermost
    private void counted(Loop loop, CountingLoopEmitter counter, boolean range, Runnable body) {
        CodeBuilder code = loop.code();
        Label done = code.newLabel();
        Label stretch = code.newLabel();
        code.labelBinding(stretch);
        counter.jumpIfOver(done);
        counter.stretch(Math.max(1, CandidateCost.STRETCH / cost));
        if (loop.inner) {
            charge(code, each -> counter.length());
        } else if (range) {
            charge(code, CodeBuilder::iconst_1);
        }
        int times = loop.inner && range && loop.frame.shared().unrolls() ? UNROLLED : 1;
        counter.loop(times, () -> {
            if (!loop.inner) {
                one(code);
            }
            body.run();
        });
        counter.jumpIfLast(done);
        code.goto_(stretch);
        code.labelBinding(done);
    }

    /// A range with a step: the loop counts iterations, so that no value overflows.
    private void steps(Loop loop, SetExpr.Range range) {
        CodeBuilder code = loop.code();
        IntExprEmitter numbers = new IntExprEmitter(loop.frame);
        int from = code.allocateLocal(TypeKind.LONG);
        int step = code.allocateLocal(TypeKind.LONG);
        numbers.wide(range.from());
        code.lstore(from);
        numbers.wide(range.step());
        code.loadConstant(loop.frame.shared().sites().of(range.span()));
        exact(code, "step", LONG, LONG, INT);
        code.lstore(step);
        CountingLoopEmitter counter = CountingLoopEmitter.of(code, TypeKind.LONG, false);
        counter.startAtZero(() -> {
            code.lload(from);
            numbers.wide(range.to());
            code.lload(step);
            code.invokestatic(NUMBERS, "steps", type(LONG, LONG, LONG, LONG));
            code.lconst_1().lsub();
        });
        Interval interval = loop.frame.bounds().of(range);
        counted(loop, counter, true, () -> {
            code.lload(from)
                    .lload((int) counter.local().index())
                    .lload(step)
                    .lmul()
                    .ladd();
            stored(loop, interval);
        });
    }

    /// Stores the value on the stack in the loop variable.
    private static void stored(Loop loop, Interval interval) {
        if (interval.isNarrow()) {
            loop.code().l2i();
        }
        bound(loop, interval);
    }

    /// Iterates over an array.
    private void array(Loop loop, SetExpr set) {
        CodeBuilder code = loop.code();
        int array = code.allocateLocal(TypeKind.REFERENCE);
        ArrayEmitter arrays = new ArrayEmitter(loop.frame, meter);
        arrays.push(set);
        code.dup().astore(array);
        CountingLoopEmitter counter = CountingLoopEmitter.of(code, TypeKind.INT, false);
        arrays.count(set);
        counter.startBelow();
        counted(loop, counter, false, () -> {
            code.aload(array).iload((int) counter.local().index()).laload();
            stored(loop, loop.frame.bounds().of(set));
        });
    }

    /// Whether the digits of a number are taken one by one, without a list: in a table, in a base that is known.
    private boolean isWrittenOut(Loop loop, ListExpr.Digits digits) {
        return meter.inOrder()
                && digits.base() instanceof IntExpr.Constant(long base)
                && base >= 2
                && base <= Integer.MAX_VALUE
                && loop.frame.bounds().of(digits.number()).min() >= 0;
    }

    private void digits(Loop loop, ListExpr.Digits digits) {
        CodeBuilder code = loop.code();
        IntExprEmitter numbers = new IntExprEmitter(loop.frame);
        boolean narrow = loop.frame.bounds().of(digits.number()).isNarrow();
        TypeKind kind = narrow ? TypeKind.INT : TypeKind.LONG;
        int left = code.allocateLocal(kind);
        Interval interval = Interval.upTo(loop.frame.bounds().of(digits.base()).max() - 1);
        numbers.push(digits.number(), narrow);
        code.storeLocal(kind, left);
        Label next = code.newLabel();
        code.labelBinding(next);
        one(code);
        code.loadLocal(kind, left);
        numbers.push(digits.base(), narrow);
        if (narrow) {
            code.irem();
        } else {
            code.lrem().l2i();
        }
        bound(loop, interval);
        code.loadLocal(kind, left);
        numbers.push(digits.base(), narrow);
        (narrow ? code.idiv() : code.ldiv()).storeLocal(kind, left);
        code.loadLocal(kind, left);
        (narrow ? code : code.lconst_0().lcmp()).ifgt(next);
    }
}
