package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.syntax.ClauseSyntax;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.syntax.TermSyntax;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.text.InputError;

/// Infers whether parameters are numbers or sets, and parses their values.
public final class ParameterChecker {
    private static final int LARGEST_SET = 100_000;

    private final GameSyntax game;

    /// The parameters of a game.
    public ParameterChecker(GameSyntax game) {
        this.game = game;
    }

    /// Whether a parameter is a set: its default is one, or a variable ranges over it.
    public boolean isSet(GameSyntax.Parameter parameter) {
        String name = parameter.word();
        return parameter.standard().map(ParameterChecker::isSet).orElse(false)
                || game.statements().stream()
                        .filter(GameStatement.Move.class::isInstance)
                        .map(GameStatement.Move.class::cast)
                        .anyMatch(move -> runsThrough(move.clauses(), name) || runsThroughEach(move.terms(), name));
    }

    private static boolean isSet(SyntaxNode node) {
        return node instanceof SyntaxNode.Braces || node instanceof SyntaxNode.Range;
    }

    private static boolean runsThroughEach(List<TermSyntax> terms, String name) {
        return terms.stream().anyMatch(term -> runsThrough(term.each(), name));
    }

    private static boolean runsThrough(List<ClauseSyntax> clauses, String name) {
        return clauses.stream()
                .anyMatch(clause -> clause instanceof ClauseSyntax.For(SyntaxNode.Name variable, SyntaxNode set)
                        && set instanceof SyntaxNode.Name used
                        && used.name().equals(name));
    }

    /// An example value of a parameter, for checking rules before its value is known.
    public static Binding example(boolean set) {
        IntExpr one = IntExpr.of(1);
        return set ? new Binding.SetValue(new SetExpr.Fixed(List.of(1L))) : new Binding.NumberValue(one);
    }

    /// Parses a value.
    ///
    /// @param source the text in which it stands, for messages
    /// @param set whether a set is expected
    /// @throws InputError if it is not such a value
    public static Binding value(SyntaxNode node, String source, boolean set) {
        Scope scope = new Scope(new TextErrors(source), Map.of(), 0);
        if (!set) {
            IntExpr value = new ListExprChecker(scope).numbers().of(node);
            if (!(value instanceof IntExpr.Constant)) {
                throw scope.error(node.span(), "this number cannot be computed", "无法计算这个数");
            }
            return new Binding.NumberValue(value);
        }
        List<Long> numbers = new ArrayList<>();
        collect(new SetExprChecker(scope).of(node), numbers, scope.errors(), node);
        return new Binding.SetValue(
                new SetExpr.Fixed(numbers.stream().sorted().distinct().toList()));
    }

    /// Parses a value on its own.
    ///
    /// @throws InputError if it is not such a value
    public static Binding value(String text, boolean set) {
        return value(GameParser.value(text), text, set);
    }

    private static void collect(SetExpr set, List<Long> into, TextErrors errors, SyntaxNode node) {
        switch (set) {
            case SetExpr.Fixed(List<Long> numbers) -> into.addAll(numbers);
            case SetExpr.Union(List<SetExpr> parts) -> parts.forEach(part -> collect(part, into, errors, node));
            case SetExpr.Range(
                    IntExpr.Constant(long from),
                    IntExpr.Constant(long to),
                    IntExpr.Constant(long step),
                    var span)
            when from > to || (to - from >= 0 && (to - from) / step < LARGEST_SET) ->
                LongStream.iterate(from, n -> n <= to, n -> n + step).forEach(into::add);
            default ->
                throw errors.at(
                        node.span(),
                        "a set given as a parameter lists at most %s numbers, as in {1, 3, 5..9}",
                        "作为参数的集合最多列出 %s 个数，例如 {1, 3, 5..9}",
                        LARGEST_SET);
        }
    }
}
