package org.grundy.discover;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.discover.form.ConstantCount;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.Expression;
import org.grundy.lang.expression.ExpressionEvaluator;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

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
    /// @throws ArithmeticException if what chooses a case is undefined there
    void look(IntExpr expression, boolean fitted, long... arguments) {
        fitting = fitted;
        see(expression, arguments);
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

    private void see(Expression expression, long... arguments) {
        switch (expression) {
            case IntExpr.Truth(BoolExpr condition) -> see(condition, arguments);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) -> {
                boolean holds = holds(condition, arguments);
                IntExpr branch = holds ? then : otherwise;
                note(expression, holds ? 1 : 0, branch, condition);
                see(branch, arguments);
            }
            case IntExpr.Element(ListExpr.Fixed table, IntExpr index, var span) -> {
                see(index, arguments);
                note(expression, Math.toIntExact(index.value(arguments)), ZERO, NEVER);
            }
            case IntExpr.Call(DigitProgram.Automaton automaton, List<IntExpr> operands, var span) -> {
                IntExpr number = operands.getFirst();
                see(number, arguments);
                note(expression, automaton.state(number.value(arguments)), ZERO, NEVER);
            }
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> decided(expression, first, second, false, arguments);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> decided(expression, first, second, true, arguments);
            case ListExpr _ -> {} // that an element of it is a case is not known
            default -> expression.children().forEach(child -> see(child, arguments));
        }
    }

    private boolean holds(BoolExpr condition, long... arguments) {
        see(condition, arguments);
        return new ExpressionEvaluator(arguments).holds(condition);
    }

    /// Notes the operand that decides a conjunction or disjunction.
    ///
    /// @param decides the value of the first one that decides alone
    private void decided(Expression node, BoolExpr first, BoolExpr second, boolean decides, long... arguments) {
        if (holds(first, arguments) == decides) {
            note(node, 0, first.number(), first);
        } else {
            note(node, holds(second, arguments) == decides ? 1 : 2, second.number(), second);
        }
    }
}
