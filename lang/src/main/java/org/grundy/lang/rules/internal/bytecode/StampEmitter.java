package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INTS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.RUN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
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
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.execution.CandidateCost;
import org.grundy.lang.rules.internal.proof.IntervalAnalysis;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;

/// Generates the method of one rule that stamps the values of its options.
///
/// The cell of a won state has all bits set, so an option that is one such state stamps the last entry, or sets
/// the last bit, which is not a value; an option of several states is skipped when one of them is won.
final class StampEmitter {
    /// Bytes of unreachable code appended to a rule with loops: HotSpot inlines no method above 325
    /// bytes, and such a rule is compiled better alone than inside the loop over cells.
    private static final int LONGER_THAN_INLINED = 326;

    private static final int NONE = -1;

    private final GameTree game;
    private final TerminationMeasure measures;
    private final TableForm form;
    private final MethodFrame.Shared shared;
    private final boolean wins;

    StampEmitter(GameTree game, TerminationMeasure measures, TableForm form, MethodFrame.Shared shared) {
        this.game = game;
        this.measures = measures;
        this.form = form;
        this.shared = shared;
        this.wins = game.specials().stream().anyMatch(SpecialStates.Win.class::isInstance);
    }

    /// The type of a rule's method: the numbers of the state, its index, the table, the stamps, the round and the run;
    /// it returns the values as bits where they are not stamped.
    static MethodTypeDesc signature(int arity, TableForm form) {
        Stream<ClassDesc> numbers = Collections.nCopies(arity + 1, INT).stream();
        Stream<ClassDesc> all = Stream.concat(numbers, Stream.of(form.width().array(), INTS, INT, RUN));
        return type(form.bits() ? LONG : VOID, all.toArray(ClassDesc[]::new));
    }

    void add(ClassBuilder builder, int number) {
        int arity = game.arity();
        RuleTree rule = game.rules().get(number);
        builder.withMethodBody("rule" + number, signature(arity, form), ClassFile.ACC_PUBLIC, code -> rule(code, rule));
    }

    /// The locals of the arguments, of a mask for indices into the stamps or a word of marks, and of the bits of the
    /// last cells where they are known.
    private record Arguments(CellEmitter cell, int stamps, int round, int run, int marks, List<Integer> recent) {}

    private Arguments arguments(CodeBuilder code) {
        int arity = game.arity();
        int[] strides = new int[arity];
        for (int axis = 0; axis < form.box().axes().size() - 1; axis++) {
            strides[axis] = form.local(code, TableLayout.STRIDES, axis);
        }
        CellEmitter cell = new CellEmitter(game, measures, form, arity + 2, arity + 1, strides);
        int marks = code.allocateLocal(form.bits() ? TypeKind.LONG : TypeKind.INT);
        if (form.bits()) {
            code.lconst_0().lstore(marks);
        } else {
            code.aload(arity + 3).arraylength().iconst_1().isub().istore(marks);
        }
        return new Arguments(cell, arity + 3, arity + 4, arity + 5, marks, List.of());
    }

    private void rule(CodeBuilder code, RuleTree rule) {
        int arity = game.arity();
        StateBox box = form.box();
        Arguments at = arguments(code);
        MethodFrame frame = MethodFrame.of(code, shared, IntervalAnalysis.of(box.bounds(), game.slots()), -1);
        for (int place = 0; place < arity; place++) {
            MethodFrame.Local local = new MethodFrame.Local(place + 1, MethodFrame.Local.Kind.NARROW);
            frame = frame.with(place, local, box.bounds().get(place));
        }
        boolean loops = candidates(rule) < 0;
        int looked = code.allocateLocal(TypeKind.INT);
        code.iconst_0().istore(looked);
        if (loops) {
            ClauseEmitter clauses = new ClauseEmitter(meter(looked, at), CandidateCost.of(rule));
            clauses.add(frame, rule.clauses(), inner -> option(inner, rule, at, clauses, looked));
            later(code, at.run, looked);
        } else {
            mark(frame, rule, at);
        }
        if (form.bits()) {
            code.lload(at.marks).lreturn();
        } else {
            code.return_();
        }
        if (loops) {
            for (int i = 0; i < LONGER_THAN_INLINED; i++) {
                code.nop();
            }
        }
    }

    /// Marks the values of the options of a rule without loops.
    private void mark(MethodFrame frame, RuleTree rule, Arguments at) {
        ClauseEmitter clauses = new ClauseEmitter(MeterEmitter.NONE, 1);
        clauses.add(frame, rule.clauses(), inner -> option(inner, rule, at, clauses, NONE));
    }

    /// What marks the options of all rules of a cell as bits.
    ///
    /// @param marks the local of the marks
    /// @param recent the locals of the bits of the last cells along the last axis, that of the one before first
    record Marking(int marks, List<Integer> recent, Consumer<MethodFrame> each) {
        /// Marks anew.
        void mark(MethodFrame frame) {
            frame.code().lconst_0().lstore(marks);
            each.accept(frame);
        }
    }

    /// For a method that has the arguments of that of a rule as far as the table; no rule may have loops.
    ///
    /// @param recent how many of the last cells have their bits in locals
    Marking marking(CodeBuilder code, int recent) {
        Arguments all = arguments(code);
        List<Integer> bits = IntStream.range(0, recent)
                .mapToObj(back -> code.allocateLocal(TypeKind.LONG))
                .toList();
        Arguments at = new Arguments(all.cell, all.stamps, all.round, all.run, all.marks, bits);
        return new Marking(at.marks, bits, frame -> game.rules().forEach(rule -> mark(frame, rule, at)));
    }

    /// Candidates of a few cells are charged together.
    private static void later(CodeBuilder code, int run, int looked) {
        Label few = code.newLabel();
        Label over = code.newLabel();
        code.aload(0).getfield(THIS, "looked", INT).iload(looked).iadd().istore(looked);
        code.iload(looked).loadConstant(CandidateCost.STRETCH).if_icmplt(few);
        charge(code, run, looked);
        code.aload(0).iconst_0().putfield(THIS, "looked", INT).goto_(over);
        code.labelBinding(few);
        code.aload(0).iload(looked).putfield(THIS, "looked", INT);
        code.labelBinding(over);
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

    /// The largest number of options of a rule without loops.
    static int most(RuleTree rule) {
        return Math.max(1, candidates(rule));
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
                code -> code.iinc(looked, 1),
                true);
    }

    private void option(MethodFrame frame, RuleTree rule, Arguments at, ClauseEmitter clauses, int looked) {
        CodeBuilder code = frame.code();
        List<MoveTerm> parts = rule.terms();
        boolean single = rule.single().isPresent();
        OptionalLong back = single ? at.cell.back(frame, parts.getFirst()) : OptionalLong.empty();
        if (back.isPresent() && back.getAsLong() <= at.recent.size()) {
            int bit = at.recent.get((int) back.getAsLong() - 1);
            code.lload(at.marks).lload(bit).lor().lstore(at.marks);
            return;
        }
        int value = code.allocateLocal(TypeKind.INT);
        Label skip = code.newLabel();
        if (single) {
            at.cell.push(frame, parts.getFirst());
            if (form.bits()) {
                form.width().loadLowBits(code);
            } else {
                form.width().load(code);
            }
            code.istore(value);
            endIfLost(code, at, value, looked);
        } else {
            code.iconst_0().istore(value);
            for (MoveTerm term : parts) {
                clauses.add(frame, term.each(), each -> add(each, term, at, value, skip));
            }
        }
        if (form.misere()) {
            code.loadConstant(2L).lstore(at.marks); // every option so far was won
        } else if (form.bits()) {
            code.lload(at.marks).lconst_1().iload(value).lshl().lor().lstore(at.marks);
        } else {
            code.aload(at.stamps)
                    .iload(value)
                    .iload(at.marks)
                    .iand()
                    .iload(at.round)
                    .iastore();
        }
        code.labelBinding(skip);
    }

    /// In misère play a lost option is all that need be known.
    ///
    /// @param looked the local of candidates that are to be charged, or [#NONE]
    private void endIfLost(CodeBuilder code, Arguments at, int value, int looked) {
        if (form.misere()) {
            Label won = code.newLabel();
            code.iload(value).ifne(won);
            if (looked != NONE) {
                later(code, at.run, looked);
            }
            code.lconst_1().lreturn();
            code.labelBinding(won);
        }
    }

    /// XORs the value of a component into the nim sum.
    private void add(MethodFrame frame, MoveTerm term, Arguments at, int value, Label skip) {
        CodeBuilder code = frame.code();
        int cell = code.allocateLocal(TypeKind.INT);
        Label over = code.newLabel();
        term.copies().ifPresent(copies -> {
            int count = new IntExprEmitter(frame).copies(copies, shared.sites().of(term.span()), over);
            at.cell.push(frame, term);
            form.width().load(code);
            code.istore(cell);
            skipWon(code, cell, skip);
            code.iload(cell).lload(count).l2i().iconst_1().iand().ineg().iand().istore(cell);
        });
        if (term.copies().isEmpty()) {
            at.cell.push(frame, term);
            form.width().load(code);
            code.istore(cell);
            skipWon(code, cell, skip);
        }
        code.iload(value).iload(cell).ixor().istore(value);
        code.labelBinding(over);
    }

    private void skipWon(CodeBuilder code, int cell, Label skip) {
        if (wins) {
            code.iload(cell).loadConstant(form.width().won()).if_icmpeq(skip);
        }
    }
}
