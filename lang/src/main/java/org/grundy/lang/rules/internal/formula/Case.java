package org.grundy.lang.rules.internal.formula;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.grundy.logic.Formula;
import org.grundy.logic.Term;

/// One of the cases in which an expression is a linear term. Of all cases of an expression exactly one
/// applies, with just one choice of its variables.
///
/// @param variables natural numbers that the case speaks of
/// @param condition when it applies
/// @param value what the expression is then
record Case(List<String> variables, Formula condition, Term value) {
    static Case always(Term value) {
        return new Case(List.of(), Formula.always(), value);
    }

    /// This case where a condition holds as well, and with another value.
    Case where(Formula further, Term other) {
        return new Case(variables, Formula.and(condition, further), other);
    }

    /// The same with one more variable.
    Case where(String variable, Formula further, Term other) {
        return new Case(
                Stream.concat(variables.stream(), Stream.of(variable)).toList(),
                Formula.and(condition, further),
                other);
    }

    /// Both cases at once.
    Case with(Case other, BinaryOperator<Term> together) {
        return new Case(
                Stream.concat(variables.stream(), other.variables.stream()).toList(),
                Formula.and(condition, other.condition),
                together.apply(value, other.value));
    }

    /// That this case applies and something holds in it.
    Formula and(Formula further) {
        return Formula.exists(variables, Formula.and(condition, further));
    }
}
