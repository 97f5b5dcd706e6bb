package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Checks conditions and numbers on their own.
public final class ConditionChecker {
    private ConditionChecker() {}

    /// Parses and checks a condition.
    ///
    /// @param variables names of the numbers, in the order of their slots
    /// @param parameters names of fixed numbers
    /// @throws InputError if it is not a condition, or uses other names
    public static BoolExpr of(String text, List<String> variables, Map<String, Long> parameters) {
        return new BoolExprChecker(scope(text, variables, parameters)).of(GameParser.condition(text));
    }

    /// Parses and checks a number in the same way: the condition that the variable behind all others is this number.
    ///
    /// @throws InputError if it is not a number, or uses other names
    public static BoolExpr equal(String text, List<String> variables, Map<String, Long> parameters) {
        IntExpr number = new ListExprChecker(scope(text, variables, parameters))
                .numbers()
                .of(GameParser.condition(text));
        return new BoolExpr.Comparison(
                Relation.EQUAL, number, new IntExpr.Variable("value", variables.size()), new Span(0, text.length()));
    }

    /// Parses and checks a condition whose names stand for slots.
    ///
    /// @throws InputError if it is not a condition, or uses other names
    public static BoolExpr condition(String text, Map<String, Integer> slots) {
        return new BoolExprChecker(scope(text, slots)).of(GameParser.condition(text));
    }

    /// The same of a number.
    ///
    /// @throws InputError if it is not a number, or uses other names
    public static IntExpr number(String text, Map<String, Integer> slots) {
        return new ListExprChecker(scope(text, slots)).numbers().of(GameParser.condition(text));
    }

    /// Parses and checks a number or a condition on numbers, in the order of their slots, and a list.
    ///
    /// @throws InputError if it is neither, or uses other names
    public static IntExpr ofList(String text, List<String> numbers, String list) {
        Scope scope = scope(text, numbers, Map.of());
        scope.put(list, new Binding.ListValue(new ListExpr.State()));
        SyntaxNode node = GameParser.condition(text);
        BoolExprChecker conditions = new BoolExprChecker(scope);
        return conditions.isCondition(node)
                ? IntExpr.of(conditions.of(node))
                : new ListExprChecker(scope).numbers().of(node);
    }

    private static Scope scope(String text, Map<String, Integer> slots) {
        Map<String, Binding> names = new LinkedHashMap<>();
        slots.forEach((name, slot) -> names.put(name, new Binding.NumberValue(new IntExpr.Variable(name, slot))));
        return new Scope(new TextErrors(text), names, slots.size());
    }

    /// Whether an expression is meant as a number, by its outermost operator.
    ///
    /// @throws InputError if the text is not an expression
    public static boolean isNumber(String text) {
        return isNumber(GameParser.condition(text));
    }

    private static boolean isNumber(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Binary binary -> binary.operator().isArithmetic();
            case SyntaxNode.Choice choice -> isNumber(choice.then());
            case SyntaxNode.Call call -> !BoolExprChecker.asks(call);
            case SyntaxNode.Mapped mapped -> false;
            case SyntaxNode.Truth truth -> false;
            case SyntaxNode.Not not -> false;
            case SyntaxNode.Braces braces -> false;
            case SyntaxNode.Range range -> false;
            case SyntaxNode.Tuple tuple -> false;
            case SyntaxNode.Literal literal -> true;
            case SyntaxNode.Name name -> true;
            case SyntaxNode.Digital digital -> true;
            case SyntaxNode.Negative negative -> true;
            case SyntaxNode.Element element -> true;
        };
    }

    private static Scope scope(String text, List<String> variables, Map<String, Long> parameters) {
        Map<String, Binding> names = new LinkedHashMap<>();
        parameters.forEach((name, value) -> names.put(name, new Binding.NumberValue(IntExpr.of(value))));
        for (int i = 0; i < variables.size(); i++) {
            names.put(variables.get(i), new Binding.NumberValue(new IntExpr.Variable(variables.get(i), i)));
        }
        return new Scope(new TextErrors(text), names, variables.size());
    }
}
