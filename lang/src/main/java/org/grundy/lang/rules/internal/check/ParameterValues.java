package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.text.InputError;

/// Values of parameters, as they are written: `5`, `{1, 3, 5..9}`, `[3, 1, 2]`, `[[1, 2], [0], []]`.
final class ParameterValues {
    private static final int LARGEST_SET = 100_000;

    private final Scope scope;

    /// @param source the text in which they stand, for messages
    ParameterValues(String source) {
        this.scope = new Scope(new TextErrors(source), Map.of(), 0);
    }

    /// A number.
    ///
    /// @throws InputError if it is none
    long number(SyntaxNode node) {
        if (new ListExprChecker(scope).numbers().of(node) instanceof IntExpr.Constant(long value)) {
            return value;
        }
        throw scope.error(node.span(), "this number cannot be computed", "无法计算这个数");
    }

    /// The numbers of a set, ascending.
    ///
    /// @throws InputError if it is none, or too large
    List<Long> set(SyntaxNode node) {
        return numbers(new SetExprChecker(scope).of(node), node)
                .sorted()
                .distinct()
                .toList();
    }

    /// The numbers of a list in their order.
    ///
    /// @throws InputError if it is none, or too long
    List<Long> list(SyntaxNode node) {
        List<Long> numbers = new ArrayList<>();
        items(node).forEach(item -> {
            if (item instanceof SyntaxNode.Range || item instanceof SyntaxNode.Braces) {
                numbers(new SetExprChecker(scope).of(item), item).forEach(numbers::add);
            } else {
                numbers.add(number(item));
            }
        });
        return numbers;
    }

    /// The rows of a list of lists.
    ///
    /// @throws InputError if it is none
    List<List<Long>> rows(SyntaxNode node) {
        return items(node).stream().map(this::list).toList();
    }

    /// What stands between brackets or braces.
    private List<SyntaxNode> items(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Braces braces -> braces.items();
            case SyntaxNode.Call call when call.called().equals(ListExprChecker.LIST) -> call.arguments();
            default ->
                throw scope.error(node.span(), "a list is needed here, as in [3, 1, 2]", "此处需要一个列表，例如 [3, 1, 2]");
        };
    }

    private Stream<Long> numbers(SetExpr set, SyntaxNode node) {
        return switch (set) {
            case SetExpr.Fixed(List<Long> numbers) -> numbers.stream();
            case SetExpr.Union(List<SetExpr> parts) -> parts.stream().flatMap(part -> numbers(part, node));
            case SetExpr.Range(
                    IntExpr.Constant(long from),
                    IntExpr.Constant(long to),
                    IntExpr.Constant(long step),
                    var span)
            when from > to || (to - from >= 0 && (to - from) / step < LARGEST_SET) ->
                LongStream.iterate(from, n -> n <= to, n -> n + step).boxed();
            default ->
                throw scope.errors()
                        .at(
                                node.span(),
                                "a set given as a parameter lists at most %s numbers, as in {1, 3, 5..9}",
                                "作为参数的集合最多列出 %s 个数，例如 {1, 3, 5..9}",
                                LARGEST_SET);
        };
    }
}
