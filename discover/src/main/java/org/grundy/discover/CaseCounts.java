package org.grundy.discover;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.discover.form.ConstantCount;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Routine;

/// Counts on how many positions each case of an expression is used: a branch, an entry of a list, the
/// deciding condition of two, a final state of an automaton.
final class CaseCounts {
    private static final long FEW = 16;
    private static final IntExpr ZERO = IntExpr.of(0);
    private static final BoolExpr NEVER = new BoolExpr.Constant(false);

    private final IdentityHashMap<Object, Map<Integer, Use>> uses = new IdentityHashMap<>();
    private boolean fitting;

    /// How often a case is used.
    private static final class Use {
        private final long constants;
        private long fitted;
        private long heldOut;

        Use(long constants) {
            this.constants = constants;
        }

        /// Whether it is a rule, not a list of values, and occurs only among the fitted values.
        boolean isUnseen() {
            return heldOut == 0 && fitted > constants;
        }
    }

    /// Counts one position.
    ///
    /// @param fitted whether the expression was fitted on it
    /// @throws ArithmeticException if the expression is undefined there
    void look(IntExpr expression, boolean fitted, long... arguments) {
        fitting = fitted;
        value(expression, arguments);
    }

    /// Whether each case occurs among the held-out values, except for lists of single values.
    boolean allSeen() {
        return uses.values().stream().flatMap(each -> each.values().stream()).noneMatch(Use::isUnseen);
    }

    private void note(Object node, int which, IntExpr part, BoolExpr condition) {
        Use use = uses.computeIfAbsent(node, each -> new HashMap<>())
                .computeIfAbsent(which, each -> new Use(Math.max(ConstantCount.in(part), early(condition))));
        if (fitting) {
            use.fitted++;
        } else {
            use.heldOut++;
        }
    }

    /// How many single values a case stands for if it is that of the first few numbers, which are written as one:
    /// `n <= 3`, or what is not `4 <= n`.
    private static long early(BoolExpr condition) {
        if (!(condition instanceof BoolExpr.Comparison(Relation relation, IntExpr left, IntExpr right, var span))
                || (relation != Relation.LESS && relation != Relation.AT_MOST)) {
            return 0;
        }
        boolean closed = relation == Relation.AT_MOST;
        long count = left instanceof IntExpr.Variable && right instanceof IntExpr.Constant(long last)
                ? last + (closed ? 1 : 0)
                : right instanceof IntExpr.Variable && left instanceof IntExpr.Constant(long first)
                        ? first + (closed ? 0 : 1)
                        : 0;
        return count <= FEW ? count : 0;
    }

    private long value(IntExpr expression, long... arguments) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> value;
            case IntExpr.Variable variable -> arguments[variable.slot()];
            case IntExpr.Function(var function, List<IntExpr> operands, var span) ->
                function.of(values(operands, arguments));
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                operation.of(value(left, arguments), value(right, arguments), 0);
            case IntExpr.Truth(BoolExpr condition) -> holds(condition, arguments) ? 1 : 0;
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) -> {
                boolean holds = holds(condition, arguments);
                IntExpr branch = holds ? then : otherwise;
                note(expression, holds ? 1 : 0, branch, condition);
                yield value(branch, arguments);
            }
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) -> {
                int entry = Math.toIntExact(value(index, arguments));
                note(expression, entry, ZERO, NEVER);
                yield entry < 0 || entry >= table.size() ? expression.value(arguments) : table.get(entry);
            }
            case IntExpr.Call(Routine routine, List<IntExpr> operands, var span) -> {
                long[] values = values(operands, arguments);
                if (routine instanceof DigitProgram.Automaton automaton) {
                    note(expression, automaton.state(values[0]), ZERO, NEVER);
                }
                yield routine.of(values);
            }
            case IntExpr.Element _, IntExpr.Total _, IntExpr.Count _ -> expression.value(arguments);
        };
    }

    private long[] values(List<IntExpr> operands, long... arguments) {
        return operands.stream().mapToLong(operand -> value(operand, arguments)).toArray();
    }

    private boolean holds(BoolExpr condition, long... arguments) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value;
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) ->
                relation.holds(value(left, arguments), value(right, arguments));
            case BoolExpr.Nonzero(IntExpr number) -> value(number, arguments) != 0;
            case BoolExpr.Not(BoolExpr operand) -> !holds(operand, arguments);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> decided(condition, first, second, false, arguments);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> decided(condition, first, second, true, arguments);
        };
    }

    /// Notes the operand that decides a conjunction or disjunction.
    ///
    /// @param decides the value of the first one that decides alone
    private boolean decided(BoolExpr node, BoolExpr first, BoolExpr second, boolean decides, long... arguments) {
        if (holds(first, arguments) == decides) {
            note(node, 0, first.number(), first);
            return decides;
        }
        boolean last = holds(second, arguments);
        note(node, last == decides ? 1 : 2, second.number(), second);
        return last;
    }
}
