package org.grundy.logic;

import java.util.List;
import java.util.stream.Collectors;

/// Writes formulas in the notation of mathematics.
final class FormulaNotation {
    private FormulaNotation() {}

    static String of(Formula formula) {
        return switch (formula) {
            case Formula.Equal(LinearTerm left, LinearTerm right) -> left + " = " + right;
            case Formula.Less(LinearTerm left, LinearTerm right) -> less(left, right);
            case Formula.Member(String set, List<LinearTerm> terms) -> set + inParentheses(terms);
            case Formula.Not(Formula operand) -> "¬" + (atom(operand) ? "(" + operand + ")" : closed(operand));
            case Formula.And(List<Formula> operands) -> joined(operands, " ∧ ", "⊤");
            case Formula.Or(List<Formula> operands) -> joined(operands, " ∨ ", "⊥");
            case Formula.Exists(List<String> variables, Formula body) -> quantified("∃", variables, body);
            case Formula.ForAll(List<String> variables, Formula body) -> quantified("∀", variables, body);
        };
    }

    /// What is below a term + 1 is at most that term.
    private static String less(LinearTerm left, LinearTerm right) {
        return right.constant() == 1 ? left + " ≤ " + right.plus(-1) : left + " < " + right;
    }

    private static String inParentheses(List<LinearTerm> terms) {
        return terms.stream().map(LinearTerm::toString).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String quantified(String sign, List<String> variables, Formula body) {
        return sign + String.join(",", variables) + " " + closed(body);
    }

    private static String joined(List<Formula> operands, String sign, String none) {
        return operands.isEmpty()
                ? none
                : operands.stream().map(FormulaNotation::closed).collect(Collectors.joining(sign));
    }

    private static boolean atom(Formula formula) {
        return formula instanceof Formula.Equal || formula instanceof Formula.Less;
    }

    /// In parentheses where an adjacent operator would bind more tightly.
    private static String closed(Formula formula) {
        boolean open = switch (formula) {
            case Formula.And(List<Formula> operands) -> operands.size() > 1;
            case Formula.Or(List<Formula> operands) -> operands.size() > 1;
            case Formula.Equal equal -> false;
            case Formula.Less less -> false;
            case Formula.Member member -> false;
            case Formula.Not not -> false;
            case Formula.Exists exists -> false;
            case Formula.ForAll forAll -> false;
        };
        return open ? "(" + of(formula) + ")" : of(formula);
    }
}
