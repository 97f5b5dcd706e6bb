package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.rules.internal.tree.BoolExpr;
import org.grundy.lang.rules.internal.tree.BoolExpr.Relation;
import org.grundy.lang.rules.internal.tree.IntExpr;
import org.grundy.lang.rules.internal.tree.SetExpr;

/// What is known of the numbers at a place of the rules, as linear forms that are at least 0. What is not
/// linear becomes an unknown of its own with the facts that hold of it.
final class LinearFacts {
    private final ProofEffort effort;
    private final NonlinearFacts nonlinear = new NonlinearFacts(this);
    private final List<LinearForm> forms = new ArrayList<>();
    private final Map<IntExpr, LinearForm> unknowns = new HashMap<>();
    private int next;

    /// Facts about as many variables as there are slots.
    ///
    /// @param effort what may be spent on all proofs from them
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

    /// These facts, to which more can be added without changing these.
    LinearFacts copy() {
        return new LinearFacts(this);
    }

    /// Takes note that a form is at least 0.
    void atLeastZero(LinearForm form) {
        forms.add(form);
    }

    /// Whether a form is at least 0 for certain.
    boolean proves(LinearForm form) {
        List<LinearForm> all = new ArrayList<>(forms);
        all.add(form.negated().plus(-1));
        return FourierMotzkin.contradictory(all, effort);
    }

    /// Whether a number is at least another one for certain.
    boolean proves(IntExpr large, long small) {
        return proves(linear(large).minus(LinearForm.of(small)));
    }

    /// A form equal to an expression where that has a value.
    LinearForm linear(IntExpr whole) {
        return switch (whole) {
            case IntExpr.Constant(long value) -> LinearForm.of(value);
            case IntExpr.Variable(int slot) -> LinearForm.unknown(slot);
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
            case IntExpr.Function function -> unknown(function);
            case IntExpr.Element element -> unknown(element);
            case IntExpr.Total total -> unknown(total);
            case IntExpr.Count count -> unknown(count);
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
            case DIVIDE, REMAINDER, POWER, XOR -> unknown(arithmetic);
        };
    }

    private LinearForm unknown(IntExpr whole) {
        LinearForm known = unknowns.get(whole);
        if (known != null) {
            return known;
        }
        LinearForm fresh = fresh();
        unknowns.put(whole, fresh);
        nonlinear.describe(whole, fresh);
        return fresh;
    }

    LinearForm fresh() {
        return LinearForm.unknown(next++);
    }

    /// Takes note that a condition holds, or does not hold. What cannot be put in linear forms is left out.
    void assume(BoolExpr truth, boolean holds) {
        switch (truth) {
            case BoolExpr.Always always -> {}
            case BoolExpr.Not(BoolExpr operand) -> assume(operand, !holds);
            case BoolExpr.Both(BoolExpr first, BoolExpr second) -> {
                if (holds) {
                    assume(first, true);
                    assume(second, true);
                }
            }
            case BoolExpr.Either(BoolExpr first, BoolExpr second) -> {
                if (!holds) {
                    assume(first, false);
                    assume(second, false);
                }
            }
            case BoolExpr.Compared compared ->
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

    /// Takes note that a variable is in a set.
    void assume(int slot, SetExpr values) {
        LinearForm variable = LinearForm.unknown(slot);
        switch (values) {
            case SetExpr.Range range -> between(variable, linear(range.from()), linear(range.to()));
            case SetExpr.Single(IntExpr value) -> between(variable, linear(value), linear(value));
            case SetExpr.Fixed(List<Long> numbers) -> {
                if (!numbers.isEmpty()) {
                    between(variable, LinearForm.of(numbers.getFirst()), LinearForm.of(numbers.getLast()));
                }
            }
            case SetExpr.Sequence sequence -> {
                long least = sequence.kind() == SetExpr.Kind.PRIMES ? 2 : 1;
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

    /// Of several sets only this much is kept: whether all of them are natural, or positive.
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
