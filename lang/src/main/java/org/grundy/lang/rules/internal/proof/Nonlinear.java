package org.grundy.lang.rules.internal.proof;

import java.util.List;
import org.grundy.lang.rules.internal.tree.Listed;
import org.grundy.lang.rules.internal.tree.Whole;

/// The linear facts that hold of numbers which are not linear themselves.
final class Nonlinear {
    private final Facts facts;

    Nonlinear(Facts facts) {
        this.facts = facts;
    }

    /// Takes note of what holds of an expression's value.
    void describe(Whole whole, Linear value) {
        switch (whole) {
            case Whole.Arithmetic arithmetic -> arithmetic(arithmetic, value);
            case Whole.Function function -> function(function, value);
            case Whole.Element element -> member(element.list(), value);
            case Whole.Total total -> {
                if (total.summary() == Whole.Summary.LENGTH || total.list() instanceof Listed.State) {
                    facts.atLeastZero(value);
                }
            }
            case Whole.Count count -> facts.atLeastZero(value);
            case Whole.Constant constant -> throw new IllegalArgumentException("linear: " + constant);
            case Whole.Variable variable -> throw new IllegalArgumentException("linear: " + variable);
        }
    }

    /// Takes note that a number is an element of a list: those of a state are natural.
    void member(Listed list, Linear value) {
        if (list instanceof Listed.State) {
            facts.atLeastZero(value);
        }
    }

    private void arithmetic(Whole.Arithmetic arithmetic, Linear value) {
        Linear left = facts.linear(arithmetic.left());
        Linear right = facts.linear(arithmetic.right());
        switch (arithmetic.operation()) {
            case MULTIPLY -> {
                product(value, left, right);
                product(value, right, left);
            }
            case DIVIDE -> quotient(value, left, right);
            case REMAINDER -> remainder(value, left, right);
            case POWER -> power(value, left, right);
            case XOR -> {
                if (natural(left) && natural(right)) {
                    facts.atLeastZero(value);
                    facts.atLeastZero(left.plus(right).minus(value));
                }
            }
            case ADD, SUBTRACT -> throw new IllegalArgumentException("linear: " + arithmetic);
        }
    }

    private boolean natural(Linear form) {
        return facts.proves(form);
    }

    private boolean positive(Linear form) {
        return facts.proves(form.plus(-1));
    }

    private void product(Linear value, Linear a, Linear b) {
        if (natural(a) && natural(b)) {
            facts.atLeastZero(value);
            if (positive(a)) {
                facts.atLeastZero(value.minus(b));
            }
        }
    }

    private void quotient(Linear value, Linear left, Linear right) {
        if (right.isConstant() && right.constant().signum() > 0) {
            Linear rest = left.minus(value.times(right.constant()));
            facts.atLeastZero(rest);
            facts.atLeastZero(right.minus(rest).plus(-1));
        } else if (natural(left) && positive(right)) {
            facts.atLeastZero(value);
            facts.atLeastZero(left.minus(value));
            if (facts.proves(right.plus(-2))) {
                facts.atLeastZero(left.minus(value).minus(value));
            }
        }
    }

    private void remainder(Linear value, Linear left, Linear right) {
        if (positive(right)) {
            facts.atLeastZero(value);
            facts.atLeastZero(right.minus(value).plus(-1));
            if (natural(left)) {
                facts.atLeastZero(left.minus(value));
            }
        }
        if (right.isConstant() && right.constant().signum() > 0) {
            Linear whole = facts.fresh().times(right.constant()).plus(value).minus(left);
            facts.atLeastZero(whole);
            facts.atLeastZero(whole.negated());
        }
    }

    private void power(Linear value, Linear base, Linear exponent) {
        if (!natural(base)) {
            return;
        }
        facts.atLeastZero(value);
        if (positive(exponent)) {
            facts.atLeastZero(value.minus(base));
        } else if (positive(base)) {
            facts.atLeastZero(value.plus(-1));
        }
    }

    private void function(Whole.Function function, Linear value) {
        List<Whole> arguments = function.arguments();
        Linear a = facts.linear(arguments.getFirst());
        Linear b = facts.linear(arguments.getLast());
        switch (function.kind()) {
            case MIN -> {
                facts.atLeastZero(a.minus(value));
                facts.atLeastZero(b.minus(value));
                least(value, a, b);
            }
            case MAX -> {
                facts.atLeastZero(value.minus(a));
                facts.atLeastZero(value.minus(b));
                if (natural(a) && natural(b)) {
                    facts.atLeastZero(a.plus(b).minus(value));
                }
            }
            case GCD -> {
                facts.atLeastZero(value);
                divisor(value, a);
                divisor(value, b);
            }
            case ABS -> {
                facts.atLeastZero(value);
                facts.atLeastZero(value.minus(a));
                facts.atLeastZero(value.plus(a));
            }
            case POPCOUNT, ISQRT -> root(value, a);
        }
    }

    private void least(Linear value, Linear a, Linear b) {
        if (positive(a) && positive(b)) {
            facts.atLeastZero(value.plus(-1));
        } else if (natural(a) && natural(b)) {
            facts.atLeastZero(value);
        }
    }

    private void divisor(Linear value, Linear number) {
        if (positive(number)) {
            facts.atLeastZero(value.plus(-1));
            facts.atLeastZero(number.minus(value));
        }
    }

    /// Holds of binary ones and of square roots alike.
    private void root(Linear value, Linear number) {
        facts.atLeastZero(value);
        facts.atLeastZero(number.minus(value));
        if (positive(number)) {
            facts.atLeastZero(value.plus(-1));
        }
        if (facts.proves(number.plus(-2))) {
            facts.atLeastZero(number.minus(value).plus(-1));
        }
    }
}
