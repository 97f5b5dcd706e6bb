package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Truth.Relation;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;

/// What is known of the numbers at a place of the rules, as linear forms that are at least 0. What is not
/// linear becomes an unknown of its own with the facts that hold of it.
final class Facts {
    private final Effort effort;
    private final Nonlinear nonlinear = new Nonlinear(this);
    private final List<Linear> forms = new ArrayList<>();
    private final Map<Whole, Linear> unknowns = new HashMap<>();
    private int next;

    /// Facts about as many variables as there are slots.
    ///
    /// @param effort what may be spent on all proofs from them
    Facts(int slots, Effort effort) {
        this.next = slots;
        this.effort = effort;
    }

    private Facts(Facts other) {
        this.next = other.next;
        this.effort = other.effort;
        forms.addAll(other.forms);
        unknowns.putAll(other.unknowns);
    }

    /// These facts, to which more can be added without changing these.
    Facts copy() {
        return new Facts(this);
    }

    /// Takes note that a form is at least 0.
    void atLeastZero(Linear form) {
        forms.add(form);
    }

    /// Whether a form is at least 0 for certain.
    boolean proves(Linear form) {
        List<Linear> all = new ArrayList<>(forms);
        all.add(form.negated().plus(-1));
        return Elimination.contradictory(all, effort);
    }

    /// Whether a number is at least another one for certain.
    boolean proves(Whole large, long small) {
        return proves(linear(large).minus(Linear.of(small)));
    }

    /// A form equal to an expression where that has a value.
    Linear linear(Whole whole) {
        return switch (whole) {
            case Whole.Constant(long value) -> Linear.of(value);
            case Whole.Variable(int slot) -> Linear.unknown(slot);
            case Whole.Arithmetic arithmetic -> arithmetic(arithmetic);
            case Whole.Function function -> unknown(function);
            case Whole.Element element -> unknown(element);
            case Whole.Total total -> unknown(total);
            case Whole.Count count -> unknown(count);
        };
    }

    private Linear arithmetic(Whole.Arithmetic arithmetic) {
        Whole left = arithmetic.left();
        Whole right = arithmetic.right();
        return switch (arithmetic.operation()) {
            case ADD -> linear(left).plus(linear(right));
            case SUBTRACT -> linear(left).minus(linear(right));
            case MULTIPLY -> {
                Linear a = linear(left);
                Linear b = linear(right);
                yield a.isConstant()
                        ? b.times(a.constant())
                        : b.isConstant() ? a.times(b.constant()) : unknown(arithmetic);
            }
            case DIVIDE, REMAINDER, POWER, XOR -> unknown(arithmetic);
        };
    }

    private Linear unknown(Whole whole) {
        Linear known = unknowns.get(whole);
        if (known != null) {
            return known;
        }
        Linear fresh = fresh();
        unknowns.put(whole, fresh);
        nonlinear.describe(whole, fresh);
        return fresh;
    }

    Linear fresh() {
        return Linear.unknown(next++);
    }

    /// Takes note that a condition holds, or does not hold. What cannot be put in linear forms is left out.
    void assume(Truth truth, boolean holds) {
        switch (truth) {
            case Truth.Always always -> {}
            case Truth.Not(Truth operand) -> assume(operand, !holds);
            case Truth.Both(Truth first, Truth second) -> {
                if (holds) {
                    assume(first, true);
                    assume(second, true);
                }
            }
            case Truth.Either(Truth first, Truth second) -> {
                if (!holds) {
                    assume(first, false);
                    assume(second, false);
                }
            }
            case Truth.Compared compared ->
                assume(compared.relation(), linear(compared.left()), linear(compared.right()), holds);
        }
    }

    private void assume(Relation relation, Linear left, Linear right, boolean holds) {
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

    private void equal(Linear left, Linear right, boolean holds) {
        Linear difference = left.minus(right);
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
    void assume(int slot, Values values) {
        Linear variable = Linear.unknown(slot);
        switch (values) {
            case Values.Range range -> between(variable, linear(range.from()), linear(range.to()));
            case Values.Single(Whole value) -> between(variable, linear(value), linear(value));
            case Values.Fixed(List<Long> numbers) -> {
                if (!numbers.isEmpty()) {
                    between(variable, Linear.of(numbers.getFirst()), Linear.of(numbers.getLast()));
                }
            }
            case Values.Sequence sequence -> {
                long least = sequence.kind() == Values.Kind.PRIMES ? 2 : 1;
                between(variable, Linear.of(least), linear(sequence.arguments().getLast()));
            }
            case Values.Union(List<Values> parts) -> union(variable, slot, parts);
            case Values.Members members -> nonlinear.member(members.list(), variable);
        }
    }

    private void between(Linear variable, Linear least, Linear most) {
        atLeastZero(variable.minus(least));
        atLeastZero(most.minus(variable));
    }

    /// Of several sets only this much is kept: whether all of them are natural, or positive.
    private void union(Linear variable, int slot, List<Values> parts) {
        for (long least = 1; least >= 0; least--) {
            long bound = least;
            boolean all = parts.stream().allMatch(part -> {
                Facts inside = copy();
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
