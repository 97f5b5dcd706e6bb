package org.grundy.logic;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// A first-order formula about natural numbers with addition, order and named sets of tuples.
///
/// Quantifiers run through the natural numbers; terms are integers, and a tuple with a negative term is in
/// no set. Its text is in the notation of mathematics: `∃k (1 ≤ k ∧ k ≤ n)`.
///
/// Source: J. Shallit, *The Logical Approach to Automatic Sequences* (2022), ch. 6.
public sealed interface Formula {
    /// Two terms are the same integer.
    record Equal(LinearTerm left, LinearTerm right) implements Formula {
        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// One integer is below another.
    record Less(LinearTerm left, LinearTerm right) implements Formula {
        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// A tuple is in a set that has a name.
    record Member(String set, List<LinearTerm> terms) implements Formula {
        /// Copies the list.
        public Member {
            terms = List.copyOf(terms);
        }

        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// Negation.
    record Not(Formula operand) implements Formula {
        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// Conjunction.
    record And(List<Formula> operands) implements Formula {
        /// Copies the list.
        public And {
            operands = List.copyOf(operands);
        }

        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// Disjunction.
    record Or(List<Formula> operands) implements Formula {
        /// Copies the list.
        public Or {
            operands = List.copyOf(operands);
        }

        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// Existential quantifier over the natural numbers.
    record Exists(List<String> variables, Formula body) implements Formula {
        /// Copies the list.
        public Exists {
            variables = List.copyOf(variables);
        }

        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// Universal quantifier over the natural numbers.
    record ForAll(List<String> variables, Formula body) implements Formula {
        /// Copies the list.
        public ForAll {
            variables = List.copyOf(variables);
        }

        @Override
        public String toString() {
            return FormulaNotation.of(this);
        }
    }

    /// True: the empty conjunction.
    static Formula always() {
        return new And(List.of());
    }

    /// False: the empty disjunction.
    static Formula never() {
        return new Or(List.of());
    }

    /// Conjunction; nested conjunctions are flattened.
    static Formula and(Formula... operands) {
        return and(List.of(operands));
    }

    /// Conjunction; nested conjunctions are flattened.
    static Formula and(List<Formula> operands) {
        List<Formula> flat = operands.stream()
                .flatMap(each -> each instanceof And(List<Formula> inner) ? inner.stream() : Stream.of(each))
                .toList();
        return flat.size() == 1 ? flat.getFirst() : new And(flat);
    }

    /// Disjunction; nested disjunctions are flattened.
    static Formula or(Formula... operands) {
        return or(List.of(operands));
    }

    /// Disjunction; nested disjunctions are flattened.
    static Formula or(List<Formula> operands) {
        List<Formula> flat = operands.stream()
                .flatMap(each -> each instanceof Or(List<Formula> inner) ? inner.stream() : Stream.of(each))
                .toList();
        return flat.size() == 1 ? flat.getFirst() : new Or(flat);
    }

    /// Negation.
    static Formula not(Formula operand) {
        if (operand.equals(always()) || operand.equals(never())) {
            return operand.equals(always()) ? never() : always();
        }
        return operand instanceof Not(Formula inner) ? inner : new Not(operand);
    }

    /// Existential quantification; for no variables, the formula itself.
    static Formula exists(List<String> variables, Formula body) {
        return variables.isEmpty() ? body : new Exists(variables, body);
    }

    /// Universal quantification; for no variables, the formula itself.
    static Formula forAll(List<String> variables, Formula body) {
        return variables.isEmpty() ? body : new ForAll(variables, body);
    }

    /// The left integer is at most the right one.
    static Formula atMost(LinearTerm left, LinearTerm right) {
        return new Less(left, right.plus(1));
    }

    /// The integer is a multiple of a number.
    ///
    /// @param divisor at least 1
    /// @param quotient a variable that does not occur in the term
    static Formula multiple(LinearTerm term, long divisor, String quotient) {
        LinearTerm multiple = LinearTerm.of(quotient).times(divisor);
        return exists(List.of(quotient), or(new Equal(term, multiple), new Equal(term, multiple.times(-1))));
    }

    /// The free variables, in ascending order.
    default Set<String> free() {
        return FreeVariables.of(this);
    }
}
