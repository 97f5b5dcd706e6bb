package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.internal.syntax.BinaryOperator;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.SetExpr;

/// Checks expressions as sets that a variable ranges over.
final class SetExprChecker {
    static final String INDICES = "indices";

    private static final Map<String, NumberSequence> SEQUENCES = ConstantWords.of(NumberSequence.class);

    private final Scope scope;
    private final ListExprChecker lists;
    private final IntExprChecker numbers;

    SetExprChecker(Scope scope) {
        this.scope = scope;
        this.lists = new ListExprChecker(scope);
        this.numbers = lists.numbers();
    }

    /// Checks a set expression.
    ///
    /// @throws org.grundy.text.InputError if it is of another type
    SetExpr of(SyntaxNode node) {
        if (is(node)) {
            return inBraces(node);
        }
        if (node instanceof SyntaxNode.Call call && !lists.is(node) && !scope.defines(call)) {
            throw scope.errors()
                    .unknown(
                            call.name().span(),
                            call.called(),
                            "set",
                            "集合",
                            Stream.concat(SEQUENCES.keySet().stream(), Stream.of(INDICES)));
        }
        if (node instanceof SyntaxNode.Name name) {
            scope.find(name);
        }
        if (lists.is(node)) {
            return new SetExpr.Members(lists.of(node));
        }
        String en = "a set is needed here, such as 1..n or {1, 3, 4}";
        String zh = "此处需要一个集合，例如 1..n 或 {1, 3, 4}";
        Optional<String> mend = mend(node);
        throw mend.isPresent()
                ? scope.errors().mend(node.span(), en, zh, mend.get())
                : scope.error(node.span(), en, zh);
    }

    /// `(1, 2, 3)` is meant as `{1, 2, 3}`, and `1-3` as `1..3`.
    private Optional<String> mend(SyntaxNode node) {
        if (node instanceof SyntaxNode.Tuple tuple) {
            String inside = scope.errors().text(tuple.span());
            return Optional.of("{" + inside.substring(1, inside.length() - 1) + "}");
        }
        return node instanceof SyntaxNode.Binary difference
                        && difference.operator() == BinaryOperator.MINUS
                        && difference.left() instanceof SyntaxNode.Literal
                ? Optional.of(scope.errors().text(difference.left().span()) + ".."
                        + scope.errors().text(difference.right().span()))
                : Optional.empty();
    }

    /// An item in braces may also be a number.
    private SetExpr inBraces(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Braces braces -> union(braces);
            case SyntaxNode.Range range -> range(range);
            case SyntaxNode.Name name when scope.find(name) instanceof Binding.SetValue(SetExpr set) -> set;
            case SyntaxNode.Call call when isSet(call) && isSequence(call) -> sequence(call);
            case SyntaxNode.Call call when isSet(call) -> indices(call);
            case SyntaxNode other when lists.is(other) -> new SetExpr.Members(lists.of(other));
            case SyntaxNode other -> single(numbers.of(other));
        };
    }

    /// Whether an expression has the form of a set, and not of a list.
    boolean is(SyntaxNode node) {
        return node instanceof SyntaxNode.Braces || isSet(node);
    }

    /// Whether a call is that of a named set.
    static boolean isSequence(SyntaxNode.Call call) {
        return SEQUENCES.containsKey(call.called());
    }

    private boolean isSet(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Range range -> true;
            case SyntaxNode.Name name -> scope.knows(name.name()) && scope.find(name) instanceof Binding.SetValue;
            case SyntaxNode.Call call -> (isSequence(call) || call.called().equals(INDICES)) && !scope.defines(call);
            default -> false;
        };
    }

    private static SetExpr single(IntExpr number) {
        return number instanceof IntExpr.Constant(long value)
                ? new SetExpr.Fixed(List.of(value))
                : new SetExpr.Single(number);
    }

    /// Known numbers are joined into one set without duplicates.
    private SetExpr union(SyntaxNode.Braces braces) {
        List<SetExpr> parts = new ArrayList<>();
        List<Long> fixed = new ArrayList<>();
        for (SyntaxNode item : braces.items()) {
            SetExpr set = inBraces(item);
            if (set instanceof SetExpr.Fixed(List<Long> known)) {
                fixed.addAll(known);
            } else {
                parts.add(set);
            }
        }
        SetExpr known = new SetExpr.Fixed(fixed.stream().sorted().distinct().toList());
        if (parts.isEmpty()) {
            return known;
        }
        if (!fixed.isEmpty()) {
            parts.addFirst(known);
        }
        return parts.size() == 1 ? parts.getFirst() : new SetExpr.Union(parts);
    }

    private SetExpr range(SyntaxNode.Range range) {
        IntExpr step = range.step().map(numbers::of).orElse(IntExpr.of(1));
        if (step instanceof IntExpr.Constant(long value) && value < 1) {
            throw scope.error(range.span(), "the step of a range must be at least 1", "范围的步长至少为 1");
        }
        return new SetExpr.Range(numbers.of(range.from()), numbers.of(range.to()), step, range.span());
    }

    private SetExpr sequence(SyntaxNode.Call call) {
        NumberSequence kind = SEQUENCES.get(call.called());
        if (kind == null) {
            throw new IllegalStateException(call.called());
        }
        numbers.count(call, kind == NumberSequence.POWERS ? 2 : 1);
        return new SetExpr.Sequence(kind, numbers.all(call.arguments()), call.span());
    }

    private SetExpr indices(SyntaxNode.Call call) {
        return new SetExpr.Range(IntExpr.of(0), lists.lastIndex(call), IntExpr.of(1), call.span());
    }
}
