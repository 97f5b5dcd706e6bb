package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.expression.Rewriting;
import org.grundy.lang.rules.tree.SetExpr;

/// Linear facts: what is known of the numbers at a point of the rules, as linear forms that are at
/// least 0. A non-linear expression becomes a fresh unknown with the linear facts that hold for it.
final class LinearFacts {
    private final ProofEffort effort;
    private final NonlinearFacts nonlinear = new NonlinearFacts(this);
    private final List<LinearForm> forms = new ArrayList<>();
    private final Map<IntExpr, LinearForm> unknowns = new LinkedHashMap<>();
    private int next;

    /// Facts about a number of variables.
    ///
    /// @param effort the shared bound on all proofs from them
    LinearFacts(int slots, ProofEffort effort) {
        this.next = slots;
        this.effort = effort;
    }

    private LinearFacts(LinearFacts other) {
        this.next = other.next;
        this.effort = other.effort;
        forms.addAll(other.forms);
        unknowns.putAll(other.unknowns);
    }

    /// A copy, to which facts can be added independently.
    LinearFacts copy() {
        return new LinearFacts(this);
    }

    /// Adds the fact that a form is at least 0.
    void atLeastZero(LinearForm form) {
        forms.add(form);
    }

    /// Whether a form is proved to be at least 0.
    boolean proves(LinearForm form) {
        List<LinearForm> all = new ArrayList<>(forms);
        all.add(form.negated().plus(-1));
        return FourierMotzkin.contradictory(all, effort);
    }

    /// A form equal to an expression wherever that has a value.
    LinearForm linear(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> LinearForm.of(value);
            case IntExpr.Variable(var name, int slot) -> LinearForm.unknown(slot);
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
            default -> unknown(expression);
        };
    }

    private LinearForm arithmetic(IntExpr.Arithmetic arithmetic) {
        IntExpr left = arithmetic.left();
        IntExpr right = arithmetic.right();
        return switch (arithmetic.operation()) {
            case ADD -> linear(left).plus(linear(right));
            case SUBTRACT -> linear(left).minus(linear(right));
            case MULTIPLY -> {
                LinearForm a = linear(left);
                LinearForm b = linear(right);
                yield a.isConstant()
                        ? b.times(a.constant())
                        : b.isConstant() ? a.times(b.constant()) : unknown(arithmetic);
            }
            case DIVIDE, REMAINDER, POWER, XOR, AND, OR -> unknown(arithmetic);
        };
    }

    private LinearForm unknown(IntExpr expression) {
        IntExpr written = Rewriting.PLACELESS.of(expression);
        LinearForm known = unknowns.get(written);
        if (known != null) {
            return known;
        }
        LinearForm fresh = fresh();
        unknowns.put(written, fresh);
        nonlinear.describe(expression, fresh);
        return fresh;
    }

    LinearForm fresh() {
        return LinearForm.unknown(next++);
    }

    /// Adds the fact that a condition holds, or does not hold. What is not linear is ignored.
    void assume(BoolExpr condition, boolean holds) {
        switch (condition) {
            case BoolExpr.Constant always -> {}
            case BoolExpr.Nonzero(IntExpr number) -> assume(Relation.EQUAL, linear(number), LinearForm.of(0), !holds);
            case BoolExpr.Not(BoolExpr operand) -> assume(operand, !holds);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> {
                if (holds) {
                    assume(first, true);
                    assume(second, true);
                }
            }
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> {
                if (!holds) {
                    assume(first, false);
                    assume(second, false);
                }
            }
            case BoolExpr.Comparison compared ->
                assume(compared.relation(), linear(compared.left()), linear(compared.right()), holds);
        }
    }

    private void assume(Relation relation, LinearForm left, LinearForm right, boolean holds) {
        switch (relation) {
            case EQUAL -> equal(left, right, holds);
            case UNEQUAL -> equal(left, right, !holds);
            case LESS -> atLeastZero(holds ? right.minus(left).plus(-1) : left.minus(right));
            case AT_MOST ->
                atLeastZero(holds ? right.minus(left) : left.minus(right).plus(-1));
            case DIVIDES -> {
                if (holds && proves(left.plus(-1)) && proves(right.plus(-1))) {
                    atLeastZero(right.minus(left));
                }
            }
        }
    }

    private void equal(LinearForm left, LinearForm right, boolean holds) {
        LinearForm difference = left.minus(right);
        if (holds) {
            atLeastZero(difference);
            atLeastZero(difference.negated());
        } else if (proves(difference)) {
            atLeastZero(difference.plus(-1));
        } else if (proves(difference.negated())) {
            atLeastZero(difference.negated().plus(-1));
        }
    }

    /// Adds the fact that a variable is in a set.
    void assume(int slot, SetExpr set) {
        LinearForm variable = LinearForm.unknown(slot);
        switch (set) {
            case SetExpr.Range range -> between(variable, linear(range.from()), linear(range.to()));
            case SetExpr.Single(IntExpr value) -> between(variable, linear(value), linear(value));
            case SetExpr.Fixed(List<Long> numbers) -> {
                if (!numbers.isEmpty()) {
                    between(variable, LinearForm.of(numbers.getFirst()), LinearForm.of(numbers.getLast()));
                }
            }
            case SetExpr.Sequence sequence -> {
                long least = sequence.kind() == NumberSequence.PRIMES ? 2 : 1;
                between(
                        variable,
                        LinearForm.of(least),
                        linear(sequence.arguments().getLast()));
            }
            case SetExpr.Union(List<SetExpr> parts) -> union(variable, slot, parts);
            case SetExpr.Members members -> nonlinear.member(members.list(), variable);
        }
    }

    private void between(LinearForm variable, LinearForm least, LinearForm most) {
        atLeastZero(variable.minus(least));
        atLeastZero(most.minus(variable));
    }

    /// For a union only this is kept: whether all its members are natural, or positive.
    private void union(LinearForm variable, int slot, List<SetExpr> parts) {
        for (long least = 1; least >= 0; least--) {
            long bound = least;
            boolean all = parts.stream().allMatch(part -> {
                LinearFacts inside = copy();
                inside.assume(slot, part);
                return inside.proves(variable.plus(-bound));
            });
            if (all) {
                atLeastZero(variable.plus(-bound));
                return;
            }
        }
    }
}
