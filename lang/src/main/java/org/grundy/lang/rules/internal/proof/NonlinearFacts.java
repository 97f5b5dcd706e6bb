package org.grundy.lang.rules.internal.proof;

import java.util.List;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// The linear facts that hold for non-linear expressions.
record NonlinearFacts(LinearFacts facts) {
    /// Adds what holds for an expression's value.
    void describe(IntExpr expression, LinearForm value) {
        switch (expression) {
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic, value);
            case IntExpr.Function function -> function(function, value);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                least(value, facts.linear(then), facts.linear(otherwise));
            case IntExpr.Element element -> member(element.list(), value);
            case IntExpr.Total total -> {
                if (total.list() instanceof ListExpr.Digits digits) {
                    ofDigits(total.summary(), facts.linear(digits.number()), value);
                } else if (isNatural(total)) {
                    facts.atLeastZero(value);
                }
            }
            case IntExpr.Truth truth -> naturalAtMost(value, LinearForm.of(1));
            case IntExpr.Call call -> {
                // Its values may be anything.
            }
            case IntExpr.Count count -> facts.atLeastZero(value);
            case IntExpr.Constant constant -> throw new IllegalArgumentException("linear: " + constant);
            case IntExpr.Variable variable -> throw new IllegalArgumentException("linear: " + variable);
        }
    }

    /// Adds the fact that a number is an element of a list: those of a state are natural, those of a parameter at
    /// least what it says.
    void member(ListExpr list, LinearForm value) {
        if (list instanceof ListExpr.State) {
            facts.atLeastZero(value);
        } else if (list instanceof ListExpr.Given given) {
            facts.atLeastZero(value.plus(-given.least()));
        } else if (list instanceof ListExpr.Digits digits) {
            LinearForm number = facts.linear(digits.number());
            if (natural(number)) {
                naturalAtMost(value, number);
            }
        }
    }

    /// The sum and the largest of the digits of a number are at most the number, and no 0 unless it is.
    private void ofDigits(IntExpr.Summary summary, LinearForm number, LinearForm value) {
        if (!natural(number)) {
            return;
        }
        switch (summary) {
            case SUM, MAX -> {
                atMost(value, number);
                least(value, number, number);
            }
            case MIN -> naturalAtMost(value, number);
            case LENGTH, XOR, GCD, MEX -> facts.atLeastZero(value);
        }
    }

    private static boolean isNatural(IntExpr.Total total) {
        return switch (total.summary()) {
            case LENGTH, GCD, MEX -> true;
            case SUM, XOR, MAX, MIN ->
                total.list() instanceof ListExpr.State
                        || (total.list() instanceof ListExpr.Given given && given.least() >= 0);
        };
    }

    private void arithmetic(IntExpr.Arithmetic arithmetic, LinearForm value) {
        LinearForm left = facts.linear(arithmetic.left());
        LinearForm right = facts.linear(arithmetic.right());
        switch (arithmetic.operation()) {
            case MULTIPLY -> {
                product(value, left, right);
                product(value, right, left);
            }
            case DIVIDE -> quotient(value, left, right);
            case REMAINDER -> remainder(value, left, right);
            case POWER -> power(value, left, right);
            case XOR, AND, OR -> {
                if (natural(left) && natural(right)) {
                    naturalAtMost(value, left.plus(right));
                }
            }
            case ADD, SUBTRACT -> throw new IllegalArgumentException("linear: " + arithmetic);
        }
    }

    private boolean natural(LinearForm form) {
        return facts.proves(form);
    }

    private boolean positive(LinearForm form) {
        return facts.proves(form.plus(-1));
    }

    private void product(LinearForm value, LinearForm a, LinearForm b) {
        if (natural(a) && natural(b)) {
            facts.atLeastZero(value);
            if (positive(a)) {
                atMost(b, value);
            }
        }
    }

    private void quotient(LinearForm value, LinearForm left, LinearForm right) {
        if (right.isConstant() && right.constant().signum() > 0) {
            LinearForm rest = left.minus(value.times(right.constant()));
            facts.atLeastZero(rest);
            facts.atLeastZero(right.minus(rest).plus(-1));
        } else if (natural(left) && positive(right)) {
            naturalAtMost(value, left);
            if (facts.proves(right.plus(-2))) {
                atMost(value, left.minus(value));
            }
        }
    }

    private void remainder(LinearForm value, LinearForm left, LinearForm right) {
        if (positive(right)) {
            naturalAtMost(value, right.plus(-1));
            if (natural(left)) {
                atMost(value, left);
            }
        }
        if (right.isConstant() && right.constant().signum() > 0) {
            LinearForm whole = facts.fresh().times(right.constant()).plus(value).minus(left);
            facts.atLeastZero(whole);
            facts.atLeastZero(whole.negated());
        }
    }

    private void power(LinearForm value, LinearForm base, LinearForm exponent) {
        if (!natural(base)) {
            return;
        }
        facts.atLeastZero(value);
        if (positive(exponent)) {
            atMost(base, value);
        } else if (positive(base)) {
            facts.atLeastZero(value.plus(-1));
        }
    }

    private void function(IntExpr.Function function, LinearForm value) {
        List<IntExpr> arguments = function.arguments();
        LinearForm a = facts.linear(arguments.getFirst());
        LinearForm b = facts.linear(arguments.getLast());
        switch (function.function().fact()) {
            case NONE -> {
                // Its values may be anything.
            }
            case NATURAL -> facts.atLeastZero(value);
            case TRUTH -> naturalAtMost(value, LinearForm.of(1));
            case AT_MOST_ARGUMENT -> naturalAtMost(value, a);
            case BELOW_ARGUMENT -> {
                if (positive(a)) {
                    naturalAtMost(value, a.plus(-1));
                }
            }
            case PART -> {
                atMost(value, a);
                least(value, a, a);
            }
            case ROOT -> root(value, a);
            case DIGIT -> {
                if (natural(a)) {
                    naturalAtMost(value, a);
                }
            }
            case SMALLER -> {
                atMost(value, a);
                atMost(value, b);
                least(value, a, b);
            }
            case LARGER -> {
                atMost(a, value);
                atMost(b, value);
                if (natural(a) && natural(b)) {
                    atMost(value, a.plus(b));
                }
            }
            case DIVISOR -> {
                facts.atLeastZero(value);
                divisor(value, a);
                divisor(value, b);
            }
            case DISTANCE -> {
                facts.atLeastZero(value);
                atMost(a, value);
                facts.atLeastZero(value.plus(a));
            }
            case COMMON_ONES -> {
                naturalAtMost(value, a);
                atMost(value, b);
            }
            case ALL_ONES -> {
                atMost(a, value);
                atMost(b, value);
                atMost(value, a.plus(b));
            }
        }
    }

    private void atMost(LinearForm value, LinearForm bound) {
        facts.atLeastZero(bound.minus(value));
    }

    private void naturalAtMost(LinearForm value, LinearForm bound) {
        facts.atLeastZero(value);
        atMost(value, bound);
    }

    private void least(LinearForm value, LinearForm a, LinearForm b) {
        if (positive(a) && positive(b)) {
            facts.atLeastZero(value.plus(-1));
        } else if (natural(a) && natural(b)) {
            facts.atLeastZero(value);
        }
    }

    private void divisor(LinearForm value, LinearForm number) {
        if (positive(number)) {
            facts.atLeastZero(value.plus(-1));
            atMost(value, number);
        }
    }

    /// Holds for popcount and square root alike.
    private void root(LinearForm value, LinearForm number) {
        naturalAtMost(value, number);
        if (positive(number)) {
            facts.atLeastZero(value.plus(-1));
        }
        if (facts.proves(number.plus(-2))) {
            atMost(value, number.plus(-1));
        }
    }
}
