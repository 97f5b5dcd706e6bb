package org.grundy.lang.rules.internal.code;

import java.lang.classfile.CodeBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.rules.internal.proof.Bounds;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.tree.Whole;

/// What is known at a place of a method that is being made: where the variables are and between which
/// bounds. Immutable but for the constants and sites that all frames of a class share.
final class Frame {
    private final CodeBuilder code;
    private final Shared shared;
    private final Map<Integer, Local> locals;
    private final Bounds bounds;
    private final int list;

    /// Where a variable is.
    ///
    /// @param index of the local, or the value itself where it is known
    /// @param kind what it is
    record Local(long index, Kind kind) {
        enum Kind {
            NARROW,
            WIDE,
            KNOWN
        }
    }

    /// What all methods of a class share.
    ///
    /// @param sites places that can fault
    /// @param sets sets of numbers known when compiling
    record Shared(Sites sites, List<long[]> sets) {
        Shared() {
            this(new Sites(), new ArrayList<>());
        }

        int set(List<Long> numbers) {
            sets.add(numbers.stream().mapToLong(Long::longValue).toArray());
            return sets.size() - 1;
        }
    }

    private Frame(CodeBuilder code, Shared shared, Map<Integer, Local> locals, Bounds bounds, int list) {
        this.code = code;
        this.shared = shared;
        this.locals = locals;
        this.bounds = bounds;
        this.list = list;
    }

    /// A frame without variables.
    ///
    /// @param list the local that holds the state's list, -1 if there is none
    static Frame of(CodeBuilder code, Shared shared, Bounds bounds, int list) {
        return new Frame(code, shared, Map.of(), bounds, list);
    }

    /// This frame with a variable more.
    Frame with(int slot, Local local, Interval interval) {
        Map<Integer, Local> more = new HashMap<>(locals);
        more.put(slot, local);
        return new Frame(code, shared, more, bounds.with(slot, interval), list);
    }

    CodeBuilder code() {
        return code;
    }

    Shared shared() {
        return shared;
    }

    Bounds bounds() {
        return bounds;
    }

    int list() {
        return list;
    }

    Local local(int slot) {
        Local local = locals.get(slot);
        if (local == null) {
            throw new IllegalStateException("no variable in slot " + slot);
        }
        return local;
    }

    /// Whether an expression can be computed in 32 bits throughout.
    boolean isNarrow(Whole whole) {
        if (!bounds.of(whole).isNarrow()) {
            return false;
        }
        return switch (whole) {
            case Whole.Constant constant -> true;
            case Whole.Variable(int slot) -> local(slot).kind() != Local.Kind.WIDE;
            case Whole.Arithmetic arithmetic -> isNarrow(arithmetic);
            case Whole.Function function -> isNarrow(function);
            case Whole.Element element -> false;
            case Whole.Total total -> false;
            case Whole.Count count -> false;
        };
    }

    private boolean isNarrow(Whole.Arithmetic arithmetic) {
        Whole left = arithmetic.left();
        Whole right = arithmetic.right();
        return switch (arithmetic.operation()) {
            case ADD, SUBTRACT, MULTIPLY -> bounds.fits(arithmetic) && isNarrow(left) && isNarrow(right);
            case DIVIDE, REMAINDER -> plainly(arithmetic) && isNarrow(left) && isNarrow(right);
            case XOR -> isNarrow(left) && isNarrow(right);
            case POWER -> isSquare(arithmetic) && isNarrow(left);
        };
    }

    private boolean isNarrow(Whole.Function function) {
        return switch (function.kind()) {
            case MIN, MAX -> function.arguments().stream().allMatch(this::isNarrow);
            case GCD, ABS, POPCOUNT, ISQRT -> false;
        };
    }

    /// Whether rounding down is what the machine does, for nothing is negative.
    boolean plainly(Whole.Arithmetic division) {
        return bounds.of(division.left()).min() >= 0
                && bounds.of(division.right()).min() >= 1;
    }

    /// Whether a power is a square that fits 64 bits.
    boolean isSquare(Whole.Arithmetic power) {
        Interval base = bounds.of(power.left());
        return power.right() instanceof Whole.Constant(long exponent)
                && exponent == 2
                && base.min() >= -3_000_000_000L
                && base.max() <= 3_000_000_000L;
    }
}
