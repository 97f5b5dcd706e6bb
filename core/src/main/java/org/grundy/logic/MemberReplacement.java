package org.grundy.logic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Puts formulas in the place of statements that a tuple is in a set.
public final class MemberReplacement {
    private MemberReplacement() {}

    /// The formula with some of its statements of membership replaced.
    ///
    /// @param with the formula for a statement, empty where it stays. A variable that the formula binds has another
    ///     name than all others
    public static Formula of(Formula formula, Function<Formula.Member, Optional<Formula>> with) {
        return switch (formula) {
            case Formula.Equal equal -> equal;
            case Formula.Less less -> less;
            case Formula.Member member -> with.apply(member).orElse(member);
            case Formula.Not(Formula operand) -> Formula.not(of(operand, with));
            case Formula.And(List<Formula> operands) ->
                Formula.and(operands.stream().map(each -> of(each, with)).toList());
            case Formula.Or(List<Formula> operands) ->
                Formula.or(operands.stream().map(each -> of(each, with)).toList());
            case Formula.Exists(List<String> variables, Formula body) -> Formula.exists(variables, of(body, with));
            case Formula.ForAll(List<String> variables, Formula body) -> Formula.forAll(variables, of(body, with));
        };
    }
}
