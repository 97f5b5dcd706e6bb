package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.BOOLEAN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.MATH;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.ComponentProof;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;

/// Bytecode that pushes a table and the index in it of a component that a move leaves: the index of the state that is
/// moved from, and for each axis along which the component lies elsewhere so many strides more or less.
///
/// @param table the local of the table
/// @param index the local of the state's index
/// @param strides the locals of the strides; none is used for the last axis
@SuppressWarnings("ArrayRecordComponent")
record CellEmitter(GameTree game, TerminationMeasure measures, TableForm form, int table, int index, int[] strides) {
    /// Pushes the table and the index of a component.
    void push(MethodFrame frame, MoveTerm term) {
        CodeBuilder code = frame.code();
        ComponentProof proof = measures.of(term);
        boolean sorted = game.unordered() && !proof.ascending();
        boolean asked = !(game.domain() instanceof BoolExpr.Constant);
        List<Place> places = IntStream.range(0, game.arity())
                .mapToObj(place ->
                        sorted || asked ? stored(frame, term, place) : place(frame, term, place, proof.natural(place)))
                .toList();
        if (sorted) {
            sort(code, places);
        }
        if (asked) {
            existing(frame, places, frame.shared().sites().of(term.span()));
        }
        code.aload(table).iload(index);
        for (int i = 0; i < form.box().axes().size(); i++) {
            BoxAxis axis = form.box().axes().get(i);
            boolean last = i == form.box().axes().size() - 1;
            int stride = strides[i];
            Stream.concat(Stream.of(axis.place()), axis.others().stream())
                    .map(places::get)
                    .filter(place -> !(place instanceof Place.Same))
                    .forEach(place -> add(frame, place, last, stride));
        }
    }

    /// By how much the last number of a component is less than that of the state, if that is known and at least 1, and
    /// all others are the same.
    OptionalLong back(MethodFrame frame, MoveTerm term) {
        int last = form.box().axes().getLast().place();
        boolean along = IntStream.range(0, game.arity())
                .allMatch(place -> place == last || term.numbers().get(place).isVariable(place));
        if (along
                && term.numbers().get(last)
                        instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
                && operation == Operation.SUBTRACT
                && left.isVariable(last)) {
            Interval by = frame.bounds().of(right);
            return by.min() == by.max() && by.min() > 0 ? OptionalLong.of(by.min()) : OptionalLong.empty();
        }
        return OptionalLong.empty();
    }

    /// Where a number of the component lies beside that of the state.
    private sealed interface Place {
        /// It is the same number.
        record Same() implements Place {}

        /// It is more by an expression of 32 bits, or less.
        record Beside(IntExpr by, boolean more) implements Place {}

        /// It is in a local, for a place of the state.
        record Stored(int local, int place) implements Place {}
    }

    private Place place(MethodFrame frame, MoveTerm term, int place, boolean natural) {
        IntExpr number = term.numbers().get(place);
        if (number.isVariable(place)) {
            return new Place.Same();
        }
        if (natural
                && number instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
                && left.isVariable(place)
                && (operation == Operation.ADD || operation == Operation.SUBTRACT)
                && frame.isNarrow(right)) {
            return new Place.Beside(right, operation == Operation.ADD);
        }
        return stored(frame, term, place);
    }

    /// Stores a component's number in a local, checked.
    private Place.Stored stored(MethodFrame frame, MoveTerm term, int place) {
        CodeBuilder code = frame.code();
        IntExprEmitter whole = new IntExprEmitter(frame);
        int local = code.allocateLocal(TypeKind.INT);
        if (measures.of(term).natural(place)) {
            whole.narrow(term.numbers().get(place));
        } else {
            whole.wide(term.numbers().get(place));
            code.loadConstant(frame.shared().sites().of(term.span()));
            exact(code, "natural", LONG, LONG, INT);
            code.l2i();
        }
        code.istore(local);
        return new Place.Stored(local, place);
    }

    /// Adds to the index how far a number lies from that of the state.
    private static void add(MethodFrame frame, Place place, boolean last, int stride) {
        CodeBuilder code = frame.code();
        boolean more = true;
        switch (place) {
            case Place.Same same -> throw new IllegalStateException("nothing to add");
            case Place.Beside(IntExpr by, boolean forward) -> {
                new IntExprEmitter(frame).narrow(by);
                more = forward;
            }
            case Place.Stored(int local, int slot) -> {
                code.iload(local);
                code.iload((int) frame.local(slot).index()).isub();
            }
        }
        if (!last) {
            code.iload(stride).imul();
        }
        if (more) {
            code.iadd();
        } else {
            code.isub();
        }
    }

    /// Sorts a few locals by compare-exchanging neighbours.
    private static void sort(CodeBuilder code, List<Place> places) {
        int[] numbers = locals(places);
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

    private static int[] locals(List<Place> places) {
        return places.stream().mapToInt(place -> ((Place.Stored) place).local()).toArray();
    }

    /// Faults if the component is not an existing state.
    private void existing(MethodFrame frame, List<Place> places, int site) {
        CodeBuilder code = frame.code();
        int[] numbers = locals(places);
        MethodFrame inner = frame;
        for (int place = 0; place < numbers.length; place++) {
            MethodFrame.Local local = new MethodFrame.Local(numbers[place], MethodFrame.Local.Kind.NARROW);
            inner = inner.with(place, local, form.box().bounds().get(place));
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
