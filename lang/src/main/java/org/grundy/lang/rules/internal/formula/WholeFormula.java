package org.grundy.lang.rules.internal.formula;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.grundy.automatic.Numeration;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Whole;
import org.grundy.logic.Formula;
import org.grundy.logic.Term;

/// Puts expressions and conditions into linear terms and formulas.
final class WholeFormula {
    private static final int MOST_CASES = 64;

    private final Names names;
    private final Set<Integer> bases = new HashSet<>();

    WholeFormula(Names names) {
        this.names = names;
    }

    /// The bases in which numbers must be written.
    Set<Integer> bases() {
        return bases;
    }

    /// The formula of a condition.
    ///
    /// @param slots what each variable of the rules is
    /// @throws NoFormula if there is none
    Formula of(Truth truth, Map<Integer, Term> slots) {
        return switch (truth) {
            case Truth.Always(boolean value) -> value ? Formula.always() : Formula.never();
            case Truth.Not(Truth operand) -> Formula.not(of(operand, slots));
            case Truth.Both(Truth first, Truth second) -> Formula.and(of(first, slots), of(second, slots));
            case Truth.Either(Truth first, Truth second) -> Formula.or(of(first, slots), of(second, slots));
            case Truth.Compared(var relation, Whole left, Whole right, Span span) ->
                Formula.or(pairs(cases(left, slots, span), cases(right, slots, span), span)
                        .map(pair -> pair.left.with(pair.right, (a, b) -> b)
                                .and(compared(relation, pair.left.value(), pair.right.value(), span)))
                        .toList());
        };
    }

    private Formula compared(Truth.Relation relation, Term left, Term right, Span span) {
        return switch (relation) {
            case EQUAL -> new Formula.Equal(left, right);
            case UNEQUAL -> Formula.not(new Formula.Equal(left, right));
            case LESS -> new Formula.Less(left, right);
            case AT_MOST -> Formula.atMost(left, right);
            case DIVIDES -> {
                if (!left.isConstant() || left.constant() < 1) {
                    throw new NoFormula(
                            span, "a formula can ask for divisibility by a positive constant only", "公式只能表达被正的常数整除");
                }
                yield Formula.multiple(right, left.constant(), names.fresh("d"));
            }
        };
    }

    /// The cases of an expression.
    ///
    /// @param span where to point if there are none
    /// @throws NoFormula if it is not linear in any cases
    List<Case> cases(Whole whole, Map<Integer, Term> slots, Span span) {
        return switch (whole) {
            case Whole.Constant(long value) -> List.of(Case.always(Term.of(value)));
            case Whole.Variable(int slot) -> List.of(Case.always(slots.get(slot)));
            case Whole.Arithmetic(var operation, Whole left, Whole right, Span at) ->
                arithmetic(operation, cases(left, slots, at), cases(right, slots, at), at);
            case Whole.Function(var kind, List<Whole> arguments, Span at) ->
                function(
                        kind,
                        cases(arguments.getFirst(), slots, at),
                        cases(arguments.getLast(), slots, at),
                        at);
            case Whole.Element element -> throw lists(element.span());
            case Whole.Total total -> throw lists(total.span());
            case Whole.Count count -> throw lists(span);
        };
    }

    static NoFormula lists(Span span) {
        return new NoFormula(span, "formulas speak of numbers and not of lists", "公式只涉及数，不涉及列表");
    }

    private static NoFormula nonlinear(Span span) {
        return new NoFormula(
                span,
                "this is not linear: formulas have sums, and products and quotients by constants",
                "此处不是线性的：公式只有和、以及与常数的积和商");
    }

    private List<Case> arithmetic(Whole.Operation operation, List<Case> left, List<Case> right, Span span) {
        return switch (operation) {
            case ADD -> together(left, right, Term::plus, span);
            case SUBTRACT -> together(left, right, Term::minus, span);
            case MULTIPLY -> together(left, right, (a, b) -> product(a, b, span), span);
            case DIVIDE ->
                pairs(left, right, span).flatMap(pair -> quotient(pair, false, span)).toList();
            case REMAINDER ->
                pairs(left, right, span).flatMap(pair -> quotient(pair, true, span)).toList();
            case XOR -> pairs(left, right, span).map(pair -> nimSum(pair, span)).toList();
            case POWER -> throw nonlinear(span);
        };
    }

    private List<Case> function(Whole.Kind kind, List<Case> left, List<Case> right, Span span) {
        return switch (kind) {
            case MIN -> pairs(left, right, span).flatMap(pair -> pair.ordered(true)).toList();
            case MAX -> pairs(left, right, span).flatMap(pair -> pair.ordered(false)).toList();
            case ABS ->
                left.stream()
                        .flatMap(each -> Stream.of(
                                each.where(Formula.atMost(Term.of(0), each.value()), each.value()),
                                each.where(
                                        new Formula.Less(each.value(), Term.of(0)),
                                        each.value().times(-1))))
                        .toList();
            case GCD, POPCOUNT, ISQRT -> throw nonlinear(span);
        };
    }

    private record Pair(Case left, Case right) {
        /// The smaller or the larger of two.
        Stream<Case> ordered(boolean smaller) {
            Case both = left.with(right, (a, b) -> a);
            Term one = left.value();
            Term other = right.value();
            return Stream.of(
                    both.where(Formula.atMost(one, other), smaller ? one : other),
                    both.where(new Formula.Less(other, one), smaller ? other : one));
        }
    }

    private static Stream<Pair> pairs(List<Case> left, List<Case> right, Span span) {
        if (left.size() * right.size() > MOST_CASES) {
            throw new NoFormula(span, "there are too many cases here for a formula", "此处的情形太多，无法写成公式");
        }
        List<Pair> pairs = new ArrayList<>();
        left.forEach(one -> right.forEach(other -> pairs.add(new Pair(one, other))));
        return pairs.stream();
    }

    private static List<Case> together(List<Case> left, List<Case> right, BinaryOperator<Term> operation, Span span) {
        try {
            return pairs(left, right, span)
                    .map(pair -> pair.left.with(pair.right, operation))
                    .toList();
        } catch (ArithmeticException tooLarge) {
            throw new NoFormula(span, "a number here does not fit 64 bits", "此处的数超出了 64 位");
        }
    }

    private static Term product(Term left, Term right, Span span) {
        if (left.isConstant()) {
            return right.times(left.constant());
        }
        if (right.isConstant()) {
            return left.times(right.constant());
        }
        throw nonlinear(span);
    }

    /// The quotient rounded down, or what is left: of a natural number, and of a negative one.
    private Stream<Case> quotient(Pair pair, boolean remainder, Span span) {
        Term divisor = pair.right.value();
        if (!divisor.isConstant() || divisor.constant() < 1) {
            throw nonlinear(span);
        }
        Case both = pair.left.with(pair.right, (a, b) -> a);
        Stream<Case> natural = Stream.of(quotient(both, divisor.constant(), 1, remainder));
        return natural(both.value())
                ? natural
                : Stream.concat(natural, Stream.of(quotient(both, divisor.constant(), -1, remainder)));
    }

    private Case quotient(Case of, long divisor, int sign, boolean remainder) {
        String name = names.fresh("d");
        Term quotient = Term.of(name).times(sign);
        Term left = of.value().minus(quotient.times(divisor));
        Formula signed = new Formula.Less(Term.of(sign > 0 ? -1 : 0), Term.of(name));
        Formula exact = Formula.and(
                Formula.atMost(Term.of(0), left),
                new Formula.Less(left, Term.of(divisor)),
                sign > 0 ? Formula.always() : signed);
        return of.where(name, exact, remainder ? left : quotient);
    }

    /// A natural number whatever its variables are.
    private static boolean natural(Term term) {
        return term.constant() >= 0 && term.coefficients().values().stream().allMatch(by -> by > 0);
    }

    private Case nimSum(Pair pair, Span span) {
        if (!natural(pair.left.value()) || !natural(pair.right.value())) {
            throw new NoFormula(
                    span,
                    "a formula can have the nim sum only of numbers that are never negative",
                    "公式中只能有非负数的异或和");
        }
        bases.add(2);
        String name = names.fresh("x");
        Formula sum = new Formula.Member(
                Numeration.NIM_SUM, List.of(pair.left.value(), pair.right.value(), Term.of(name)));
        return pair.left.with(pair.right, (a, b) -> a).where(name, sum, Term.of(name));
    }
}
