package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.BOOLEAN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.MATH;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.RUN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.internal.execution.CandidateCost;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.ComponentProof;
import org.grundy.lang.rules.internal.proof.IntervalAnalysis;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;

/// Generates the method of one rule that stamps the values of its options.
///
/// The cell of a won state has all bits set, so an option that is one such state stamps the last entry,
/// which is not a value; an option of several states is skipped when one of them is won.
final class StampEmitter {
    /// Bytes of unreachable code appended to a rule with loops: HotSpot inlines no method above 325
    /// bytes, and such a rule is compiled better alone than inside the loop over cells.
    private static final int LONGER_THAN_INLINED = 326;

    private final GameTree game;
    private final TerminationMeasure measures;
    private final StateBox box;
    private final CellWidth width;
    private final MethodFrame.Shared shared;
    private final boolean wins;

    StampEmitter(GameTree game, TerminationMeasure measures, StateBox box, CellWidth width, MethodFrame.Shared shared) {
        this.game = game;
        this.measures = measures;
        this.box = box;
        this.width = width;
        this.shared = shared;
        this.wins = game.specials().stream().anyMatch(SpecialStates.Win.class::isInstance);
    }

    /// The type of a rule's method: the numbers of the state, the table, the stamps, the round and the run.
    static MethodTypeDesc signature(int arity, CellWidth width) {
        Stream<ClassDesc> numbers = Collections.nCopies(arity, INT).stream();
        Stream<ClassDesc> all = Stream.concat(numbers, Stream.of(width.array(), INTS, INT, RUN));
        return type(VOID, all.toArray(ClassDesc[]::new));
    }

    void add(ClassBuilder builder, int number) {
        int arity = game.arity();
        RuleTree rule = game.rules().get(number);
        builder.withMethodBody(
                "rule" + number, signature(arity, width), ClassFile.ACC_PUBLIC, code -> rule(code, rule));
    }

    /// The locals of the arguments, and a mask for indices into the stamps.
    @SuppressWarnings("ArrayRecordComponent")
    private record Arguments(int table, int stamps, int round, int run, int mask, int[] strides) {}

    private void rule(CodeBuilder code, RuleTree rule) {
        int arity = game.arity();
        Arguments at = new Arguments(
                arity + 1, arity + 2, arity + 3, arity + 4, code.allocateLocal(TypeKind.INT), new int[arity]);
        code.aload(at.stamps).arraylength().iconst_1().isub().istore(at.mask);
        for (int axis = 0; axis < box.axes().size() - 1; axis++) {
            at.strides[axis] = TableLayout.STRIDES.local(code, axis);
        }
        MethodFrame frame = MethodFrame.of(code, shared, IntervalAnalysis.of(box.bounds(), game.slots()), -1);
        for (int place = 0; place < arity; place++) {
            MethodFrame.Local local = new MethodFrame.Local(place + 1, MethodFrame.Local.Kind.NARROW);
            frame = frame.with(place, local, box.bounds().get(place));
        }
        boolean loops = candidates(rule) < 0;
        int looked = code.allocateLocal(TypeKind.INT);
        code.iconst_0().istore(looked);
        ClauseEmitter clauses =
                new ClauseEmitter(loops ? meter(looked, at) : MeterEmitter.NONE, loops ? CandidateCost.of(rule) : 1);
        clauses.add(frame, rule.clauses(), inner -> option(inner, rule, at, clauses));
        if (loops) {
            charge(code, at.run, looked);
        }
        code.return_();
        if (loops) {
            for (int i = 0; i < LONGER_THAN_INLINED; i++) {
                code.nop();
            }
        }
    }

    private static void charge(CodeBuilder code, int run, int looked) {
        code.aload(run).iload(looked).i2l().invokevirtual(RUN, "options", type(VOID, LONG));
    }

    /// The number of candidates of a rule in every state, charged by its caller; -1 if it has loops and
    /// charges them itself.
    static int candidates(RuleTree rule) {
        boolean one = rule.terms().stream().allMatch(term -> term.each().isEmpty());
        return one ? ClauseEmitter.writtenOut(rule.clauses()) : -1;
    }

    /// Candidates are counted in a local and charged in large batches; a field would be written in
    /// every iteration.
    private static MeterEmitter meter(int looked, Arguments at) {
        return new MeterEmitter(
                code -> code.iload(looked),
                code -> {
                    Label few = code.newLabel();
                    code.iadd().istore(looked);
                    code.iload(looked).loadConstant(CandidateCost.STRETCH).if_icmplt(few);
                    charge(code, at.run, looked);
                    code.iconst_0().istore(looked);
                    code.labelBinding(few);
                },
                code -> code.iinc(looked, 1));
    }

    private void option(MethodFrame frame, RuleTree rule, Arguments at, ClauseEmitter clauses) {
        CodeBuilder code = frame.code();
        List<MoveTerm> parts = rule.terms();
        boolean single = parts.size() == 1
                && parts.getFirst().copies().isEmpty()
                && parts.getFirst().each().isEmpty();
        int value = code.allocateLocal(TypeKind.INT);
        Label skip = code.newLabel();
        if (single) {
            load(frame, parts.getFirst(), at);
            code.istore(value);
        } else {
            code.iconst_0().istore(value);
            for (MoveTerm term : parts) {
                clauses.add(frame, term.each(), each -> add(each, term, at, value, skip));
            }
        }
        code.aload(at.stamps).iload(value).iload(at.mask).iand().iload(at.round).iastore();
        code.labelBinding(skip);
    }

    /// XORs the value of a component into the nim sum.
    private void add(MethodFrame frame, MoveTerm term, Arguments at, int value, Label skip) {
        CodeBuilder code = frame.code();
        int cell = code.allocateLocal(TypeKind.INT);
        Label over = code.newLabel();
        term.copies().ifPresent(copies -> {
            int count = code.allocateLocal(TypeKind.LONG);
            new IntExprEmitter(frame).wide(copies);
            code.loadConstant(shared.sites().of(term.span()));
            exact(code, "copies", LONG, LONG, INT);
            code.lstore(count);
            code.lload(count).lconst_0().lcmp().ifeq(over);
            load(frame, term, at);
            code.istore(cell);
            skipWon(code, cell, skip);
            code.iload(cell).lload(count).l2i().iconst_1().iand().ineg().iand().istore(cell);
        });
        if (term.copies().isEmpty()) {
            load(frame, term, at);
            code.istore(cell);
            skipWon(code, cell, skip);
        }
        code.iload(value).iload(cell).ixor().istore(value);
        code.labelBinding(over);
    }

    private void skipWon(CodeBuilder code, int cell, Label skip) {
        if (wins) {
            code.iload(cell).loadConstant(width.won()).if_icmpeq(skip);
        }
    }

    /// Pushes the value of a component's cell.
    private void load(MethodFrame frame, MoveTerm term, Arguments at) {
        CodeBuilder code = frame.code();
        int[] numbers = numbers(frame, term);
        if (!(game.domain() instanceof BoolExpr.Constant)) {
            existing(frame, numbers, shared.sites().of(term.span()));
        }
        code.aload(at.table);
        code.loadConstant((int) box.nimbers());
        for (int i = 0; i < box.axes().size(); i++) {
            BoxAxis axis = box.axes().get(i);
            code.iload(numbers[axis.place()]);
            axis.others().forEach(other -> code.iload(numbers[other]).iadd());
            if (i < box.axes().size() - 1) {
                code.iload(at.strides[i]).imul();
            }
            code.iadd();
        }
        width.load(code);
    }

    /// Stores a component's numbers in locals, checked and in canonical order.
    private int[] numbers(MethodFrame frame, MoveTerm term) {
        CodeBuilder code = frame.code();
        ComponentProof proof = measures.of(term);
        IntExprEmitter whole = new IntExprEmitter(frame);
        int[] numbers = new int[term.numbers().size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = code.allocateLocal(TypeKind.INT);
            if (proof.natural(i)) {
                whole.narrow(term.numbers().get(i));
            } else {
                whole.wide(term.numbers().get(i));
                code.loadConstant(shared.sites().of(term.span()));
                exact(code, "natural", LONG, LONG, INT);
                code.l2i();
            }
            code.istore(numbers[i]);
        }
        if (game.unordered() && !proof.ascending()) {
            sort(code, numbers);
        }
        return numbers;
    }

    /// Sorts a few locals by compare-exchanging neighbours.
    private static void sort(CodeBuilder code, int[] numbers) {
        MethodTypeDesc type = type(INT, INT, INT);
        int larger = code.allocateLocal(TypeKind.INT);
        for (int end = numbers.length - 1; end > 0; end--) {
            for (int i = 0; i < end; i++) {
                code.iload(numbers[i]).iload(numbers[i + 1]).invokestatic(MATH, "max", type);
                code.istore(larger);
                code.iload(numbers[i]).iload(numbers[i + 1]).invokestatic(MATH, "min", type);
                code.istore(numbers[i]);
                code.iload(larger).istore(numbers[i + 1]);
            }
        }
    }

    /// Faults if the component is not an existing state.
    private void existing(MethodFrame frame, int[] numbers, int site) {
        CodeBuilder code = frame.code();
        MethodFrame inner = frame;
        for (int place = 0; place < numbers.length; place++) {
            MethodFrame.Local local = new MethodFrame.Local(numbers[place], MethodFrame.Local.Kind.NARROW);
            inner = inner.with(place, local, box.bounds().get(place));
        }
        Label outside = code.newLabel();
        Label over = code.newLabel();
        new BoolExprEmitter(inner).orElse(game.domain(), outside);
        code.goto_(over);
        code.labelBinding(outside);
        code.iconst_0().loadConstant(site);
        exact(code, "inside", VOID, BOOLEAN, INT);
        code.labelBinding(over);
    }
}
