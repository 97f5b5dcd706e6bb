package org.grundy.discover;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.discover.form.ConstantCount;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Routine;

/// Counts on how many positions each case of an expression is used: a branch, an entry of a list, the
/// deciding condition of two, a final state of an automaton.
final class CaseCounts {
    private static final long FEW = 16;

    private final IdentityHashMap<Expression, Map<Integer, Use>> uses = new IdentityHashMap<>();
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
    void look(Expression expression, boolean fitted, long... arguments) {
        fitting = fitted;
        value(expression, arguments);
    }

    /// Whether each case occurs among the held-out values, except for lists of single values.
    boolean allSeen() {
        return uses.values().stream().flatMap(each -> each.values().stream()).noneMatch(Use::isUnseen);
    }

    private void note(Expression node, int which, Expression part) {
        Use use = uses.computeIfAbsent(node, each -> new HashMap<>())
                .computeIfAbsent(which, each -> new Use(Math.max(ConstantCount.in(part), early(node, part))));
        if (fitting) {
            use.fitted++;
        } else {
            use.heldOut++;
        }
    }

    /// How many single values a case stands for if it is that of the first few numbers, which are written as one:
    /// `n <= 3`, or what is not `4 <= n`.
    private static long early(Expression node, Expression part) {
        Expression condition = node instanceof Expression.Choice choice ? choice.condition() : part;
        if (!(condition instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right))
                || (operator != ExpressionOperator.LESS && operator != ExpressionOperator.AT_MOST)) {
            return 0;
        }
        boolean closed = operator == ExpressionOperator.AT_MOST;
        long count = left instanceof Expression.Name && right instanceof Expression.Constant(long last)
                ? last + (closed ? 1 : 0)
                : right instanceof Expression.Name && left instanceof Expression.Constant(long first)
                        ? first + (closed ? 0 : 1)
                        : 0;
        return count <= FEW ? count : 0;
    }

    private long value(Expression expression, long... arguments) {
        return switch (expression) {
            case Expression.Constant(long value) -> value;
            case Expression.Name(String name, int slot) -> arguments[slot];
            case Expression.Function(var function, List<Expression> operands) ->
                function.of(values(operands, arguments));
            case Expression.Not(Expression condition) -> value(condition, arguments) == 0 ? 1 : 0;
            case Expression.Binary binary -> binary(binary, arguments);
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) -> {
                boolean holds = value(condition, arguments) != 0;
                Expression branch = holds ? then : otherwise;
                note(expression, holds ? 1 : 0, branch);
                yield value(branch, arguments);
            }
            case Expression.Lookup(List<Long> table, Expression index) -> {
                int entry = Math.toIntExact(value(index, arguments));
                note(expression, entry, new Expression.Constant(0));
                yield entry < 0 || entry >= table.size() ? expression.value(arguments) : table.get(entry);
            }
            case Expression.Call(Routine routine, List<Expression> operands) -> {
                long[] values = values(operands, arguments);
                if (routine instanceof Routine.Automaton automaton) {
                    note(expression, automaton.program().state(values[0]), new Expression.Constant(0));
                }
                yield routine.of(values);
            }
        };
    }

    private long[] values(List<Expression> operands, long... arguments) {
        return operands.stream().mapToLong(operand -> value(operand, arguments)).toArray();
    }

    /// The operand that decides a conjunction or disjunction.
    private long binary(Expression.Binary binary, long... arguments) {
        ExpressionOperator operator = binary.operator();
        long left = value(binary.left(), arguments);
        if (operator != ExpressionOperator.BOTH && operator != ExpressionOperator.EITHER) {
            return operator.of(left, value(binary.right(), arguments));
        }
        if ((left != 0) == (operator == ExpressionOperator.EITHER)) {
            note(binary, 0, binary.left());
            return left == 0 ? 0 : 1;
        }
        boolean right = value(binary.right(), arguments) != 0;
        note(binary, right == (operator == ExpressionOperator.EITHER) ? 1 : 2, binary.right());
        return right ? 1 : 0;
    }
}
