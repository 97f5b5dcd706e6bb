package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.execution.FaultSites;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.IntervalAnalysis;

/// What is known at a point of a method being generated: the locals of variables and their intervals.
/// Immutable except for the constants and sites that all frames of a class share.
record MethodFrame(CodeBuilder code, Shared shared, Map<Integer, Local> locals, IntervalAnalysis bounds, int list) {
    /// The location of a variable.
    ///
    /// @param index of the local, or the value itself if it is constant
    /// @param kind what it is
    record Local(long index, Kind kind) {
        /// A local variable of the method.
        static Local of(TypeKind kind, int index) {
            return new Local(index, kind == TypeKind.INT ? Kind.NARROW : Kind.WIDE);
        }

        enum Kind {
            NARROW,
            WIDE,
            KNOWN
        }
    }

    /// What all methods of a class share.
    ///
    /// @param sites sites that can fault
    /// @param sets sets of numbers known when compiling
    /// @param unrolls whether innermost loops are written with their body several times in a row
    record Shared(FaultSites sites, List<long[]> sets, boolean unrolls) {
        Shared(boolean unrolls) {
            this(new FaultSites(), new ArrayList<>(), unrolls);
        }

        int set(List<Long> numbers) {
            sets.add(numbers.stream().mapToLong(Long::longValue).toArray());
            return sets.size() - 1;
        }
    }

    /// A frame without variables.
    ///
    /// @param list the local that holds the state's list, -1 if there is none
    static MethodFrame of(CodeBuilder code, Shared shared, IntervalAnalysis bounds, int list) {
        return new MethodFrame(code, shared, Map.of(), bounds, list);
    }

    /// This frame with one more variable.
    MethodFrame with(int slot, Local local, Interval interval) {
        Map<Integer, Local> more = new HashMap<>(locals);
        more.put(slot, local);
        return new MethodFrame(code, shared, more, bounds.with(slot, interval), list);
    }

    /// This frame where a condition holds.
    MethodFrame where(BoolExpr condition) {
        return new MethodFrame(code, shared, locals, bounds.where(condition), list);
    }

    Local local(int slot) {
        Local local = locals.get(slot);
        if (local == null) {
            throw new IllegalStateException("no variable in slot " + slot);
        }
        return local;
    }

    /// Whether an expression can be computed in 32 bits throughout.
    boolean isNarrow(IntExpr expression) {
        if (!bounds.of(expression).isNarrow()) {
            return false;
        }
        return switch (expression) {
            case IntExpr.Constant constant -> true;
            case IntExpr.Variable(var name, int slot) -> local(slot).kind() != Local.Kind.WIDE;
            case IntExpr.Arithmetic arithmetic -> isNarrow(arithmetic);
            case IntExpr.Function function -> isNarrow(function);
            case IntExpr.Choice choice -> isNarrow(choice.then()) && isNarrow(choice.otherwise());
            case IntExpr.Truth truth -> true;
            default -> false;
        };
    }

    private boolean isNarrow(IntExpr.Arithmetic arithmetic) {
        IntExpr left = arithmetic.left();
        IntExpr right = arithmetic.right();
        return switch (arithmetic.operation()) {
            case ADD, SUBTRACT, MULTIPLY -> bounds.fits(arithmetic) && isNarrow(left) && isNarrow(right);
            case DIVIDE, REMAINDER -> plainly(arithmetic) && isNarrow(left) && isNarrow(right);
            case XOR, AND, OR -> isNarrow(left) && isNarrow(right);
            case POWER -> isSquare(arithmetic) && isNarrow(left);
        };
    }

    private boolean isNarrow(IntExpr.Function applied) {
        return applied.function().isInMath() && applied.arguments().stream().allMatch(this::isNarrow);
    }

    /// Whether truncating division is exact floor division, since no operand is negative.
    boolean plainly(IntExpr.Arithmetic division) {
        return bounds.of(division.left()).min() >= 0
                && bounds.of(division.right()).min() >= 1;
    }

    /// Whether a power is a square that fits 64 bits.
    boolean isSquare(IntExpr.Arithmetic power) {
        Interval base = bounds.of(power.left());
        return power.right() instanceof IntExpr.Constant(long exponent)
                && exponent == 2
                && base.min() >= -3_000_000_000L
                && base.max() <= 3_000_000_000L;
    }
}
