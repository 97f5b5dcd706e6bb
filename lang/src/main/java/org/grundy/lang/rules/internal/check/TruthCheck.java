package org.grundy.lang.rules.internal.check;

import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.tree.Truth;
import org.grundy.lang.rules.internal.tree.Truth.Relation;
import org.grundy.lang.rules.internal.tree.Whole;

/// Reads expressions as conditions.
final class TruthCheck {
    private final Scope scope;
    private final WholeCheck numbers;

    TruthCheck(Scope scope) {
        this.scope = scope;
        this.numbers = new ListCheck(scope).numbers();
    }

    /// The condition that an expression is.
    ///
    /// @throws org.grundy.lang.InputError if it is none
    Truth of(Node node) {
        return switch (node) {
            case Node.Truth truth -> new Truth.Always(truth.value());
            case Node.Not not -> new Truth.Not(of(not.operand()));
            case Node.Binary binary -> binary(binary);
            case Node.Call call when call.name().name().equals("divides") -> divides(call);
            default ->
                throw scope.errors().at(node.span(), "a condition is needed here, such as n > 1", "此处需要一个条件，例如 n > 1");
        };
    }

    private Truth binary(Node.Binary binary) {
        Node left = binary.left();
        Node right = binary.right();
        Span at = binary.at();
        return switch (binary.operator()) {
            case AND -> new Truth.Both(of(left), of(right));
            case OR -> new Truth.Either(of(left), of(right));
            case EQUAL -> compared(Relation.EQUAL, left, right, at);
            case UNEQUAL -> compared(Relation.UNEQUAL, left, right, at);
            case LESS -> compared(Relation.LESS, left, right, at);
            case AT_MOST -> compared(Relation.AT_MOST, left, right, at);
            case GREATER -> compared(Relation.LESS, right, left, at);
            case AT_LEAST -> compared(Relation.AT_MOST, right, left, at);
            case DIVIDES -> compared(Relation.DIVIDES, left, right, at);
            case XOR, PLUS, MINUS, TIMES, OVER, REMAINDER, POWER ->
                throw scope.errors()
                        .at(
                                binary.span(),
                                "a condition is needed here, but \""
                                        + binary.operator().symbol() + "\" gives a number; compare it with something",
                                "此处需要条件，但“" + binary.operator().symbol() + "”给出的是数；请与别的数比较");
        };
    }

    private Truth divides(Node.Call call) {
        numbers.count(call, 2);
        return compared(
                Relation.DIVIDES, call.arguments().getFirst(), call.arguments().get(1), call.span());
    }

    private Truth compared(Relation relation, Node left, Node right, Span span) {
        Whole first = numbers.of(left);
        return new Truth.Compared(relation, first, numbers.of(right), span);
    }
}
