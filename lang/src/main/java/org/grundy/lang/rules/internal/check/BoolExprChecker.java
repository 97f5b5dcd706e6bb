package org.grundy.lang.rules.internal.check;

import java.util.Set;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.syntax.BinaryOperator;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.text.Span;

/// Checks expressions as conditions.
final class BoolExprChecker {
    private static final Set<String> PRIME = Set.of("isprime", "is_prime", "isPrime");

    private static final String ANY = "any";
    private static final String ALL = "all";

    private final Scope scope;
    private final IntExprChecker numbers;

    BoolExprChecker(Scope scope) {
        this.scope = scope;
        this.numbers = new ListExprChecker(scope).numbers();
    }

    /// Checks a condition.
    ///
    /// @throws org.grundy.text.InputError if it is of another type
    BoolExpr of(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Truth truth -> new BoolExpr.Constant(truth.value());
            case SyntaxNode.Not not -> new BoolExpr.Not(of(not.operand()));
            case SyntaxNode.Binary binary -> binary(binary);
            case SyntaxNode.Choice choice -> {
                BoolExpr condition = of(choice.condition());
                yield new BoolExpr.Or(
                        new BoolExpr.And(condition, of(choice.then())),
                        new BoolExpr.And(new BoolExpr.Not(condition), of(choice.otherwise())));
            }
            case SyntaxNode.Call call when scope.defines(call) -> new BoolExpr.Nonzero(numbers.of(call));
            case SyntaxNode.Call call when call.called().equals("divides") -> divides(call);
            case SyntaxNode.Call call when call.called().equals(ANY) -> any(call);
            case SyntaxNode.Call call when call.called().equals(ALL) -> all(call);
            case SyntaxNode.Call call when PRIME.contains(call.called()) -> prime(call);
            default -> throw scope.error(node.span(), "a condition is needed here, such as n > 1", "此处需要一个条件，例如 n > 1");
        };
    }

    /// Whether an expression has the form of a condition.
    boolean isCondition(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Truth truth -> true;
            case SyntaxNode.Not not -> true;
            case SyntaxNode.Binary binary -> !binary.operator().isArithmetic();
            case SyntaxNode.Choice choice -> isCondition(choice.then());
            case SyntaxNode.Call call -> asks(call) && !scope.defines(call);
            default -> false;
        };
    }

    /// Whether a call is that of a condition, where the text does not define what it calls.
    static boolean asks(SyntaxNode.Call call) {
        return Stream.concat(PRIME.stream(), Stream.of("divides", ANY, ALL)).anyMatch(call.called()::equals);
    }

    /// How many elements of a list of conditions hold, or do not, is compared with 0.
    private BoolExpr any(SyntaxNode.Call call) {
        return new BoolExpr.Comparison(Relation.LESS, IntExpr.of(0), holding(call, 1), call.span());
    }

    private BoolExpr all(SyntaxNode.Call call) {
        return new BoolExpr.Comparison(Relation.EQUAL, holding(call, 0), IntExpr.of(0), call.span());
    }

    private IntExpr holding(SyntaxNode.Call call, int wanted) {
        if (call.arguments().size() != 1
                || !(call.arguments().getFirst() instanceof SyntaxNode.Mapped mapped)
                || !mayHold(mapped.innermost())) {
            throw scope.error(
                    call.span(),
                    "%1$s takes a condition on the elements of a list, as in %1$s(x > 1 for x in a)",
                    "%1$s 需要一个关于列表元素的条件，例如 %1$s(x > 1 for x in a)",
                    call.called());
        }
        return new IntExpr.Count(new ListExprChecker(scope).of(asCondition(mapped)), IntExpr.of(wanted));
    }

    private boolean mayHold(SyntaxNode element) {
        return isCondition(element) || isDefined(element);
    }

    /// A function that the text defines stands where a condition is needed: it holds where the number is not 0.
    private SyntaxNode.Mapped asCondition(SyntaxNode.Mapped mapped) {
        SyntaxNode element = mapped.innermost();
        Span at = element.span();
        return isDefined(element)
                ? mapped.withInnermost(
                        new SyntaxNode.Binary(at, BinaryOperator.UNEQUAL, at, element, new SyntaxNode.Literal(at, 0)))
                : mapped;
    }

    private boolean isDefined(SyntaxNode node) {
        return node instanceof SyntaxNode.Call call && scope.defines(call);
    }

    private BoolExpr binary(SyntaxNode.Binary binary) {
        SyntaxNode left = binary.left();
        SyntaxNode right = binary.right();
        Span at = binary.at();
        return switch (binary.operator()) {
            case AND -> new BoolExpr.And(of(left), of(right));
            case OR -> new BoolExpr.Or(of(left), of(right));
            case EQUAL -> compared(Relation.EQUAL, left, right, at);
            case UNEQUAL -> compared(Relation.UNEQUAL, left, right, at);
            case LESS -> compared(Relation.LESS, left, right, at);
            case AT_MOST -> compared(Relation.AT_MOST, left, right, at);
            case GREATER -> compared(Relation.LESS, right, left, at);
            case AT_LEAST -> compared(Relation.AT_MOST, right, left, at);
            case DIVIDES -> compared(Relation.DIVIDES, left, right, at);
            case MEMBER -> new MembershipChecker(scope, numbers).of(left, right, at);
            case XOR, BITAND, BITOR, PLUS, MINUS, TIMES, OVER, REMAINDER, NIM_PRODUCT, POWER ->
                throw scope.error(
                        binary.span(),
                        "a condition is needed here, but \"%s\" gives a number; compare it with something",
                        "此处需要条件，但“%s”给出的是数；请与别的数比较",
                        binary.operator().symbol());
        };
    }

    /// `isprime(k)`, as it is called elsewhere, is `k in primes(k)`.
    private BoolExpr prime(SyntaxNode.Call call) {
        numbers.count(call, 1);
        return new MembershipChecker(scope, numbers).prime(call.arguments().getFirst(), call.span());
    }

    private BoolExpr divides(SyntaxNode.Call call) {
        numbers.count(call, 2);
        return compared(
                Relation.DIVIDES, call.arguments().getFirst(), call.arguments().get(1), call.span());
    }

    private BoolExpr compared(Relation relation, SyntaxNode left, SyntaxNode right, Span span) {
        IntExpr first = numbers.of(left);
        return new BoolExpr.Comparison(relation, first, numbers.of(right), span);
    }
}
