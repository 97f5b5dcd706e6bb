package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.text.InputError;

/// Infers whether parameters are numbers, sets or lists, and parses their values.
public final class ParameterChecker {
    private static final List<Long> EXAMPLE = List.of(1L);

    private final ParameterUses uses;

    /// The parameters of a game.
    public ParameterChecker(GameSyntax game) {
        this.uses = ParameterUses.of(game);
    }

    /// What a parameter is: a set if its default is one, or a variable ranges over it; a list if elements of it are
    /// asked for.
    public ParameterKind kind(GameSyntax.Parameter parameter) {
        ParameterKind used = uses.kind(parameter.word());
        return used.isSeveral()
                ? used
                : parameter.standard().map(ParameterChecker::kind).orElse(used);
    }

    /// Whether it is asked how many rows a parameter has.
    public boolean countsRows(String parameter) {
        return uses.countsRows(parameter);
    }

    private static ParameterKind kind(SyntaxNode standard) {
        return standard instanceof SyntaxNode.Braces || standard instanceof SyntaxNode.Range
                ? ParameterKind.SET
                : ParameterKind.NUMBER;
    }

    /// An example value of a parameter, for checking rules before its value is known.
    public static Binding example(ParameterKind kind) {
        return switch (kind) {
            case NUMBER -> new Binding.NumberValue(IntExpr.of(1));
            case SET -> new Binding.SetValue(new SetExpr.Fixed(EXAMPLE));
            case LIST -> new Binding.ListValue(new ListExpr.Fixed(EXAMPLE));
            case ROWS -> new Binding.RowsValue(Rows.of(List.of(List.of(), List.of())), "");
        };
    }

    /// A parameter that stays open, for which an example stands where something is computed.
    ///
    /// @param least what the numbers of a set are taken to be at least where something is proved
    public static Binding open(String name, ParameterKind kind, long least) {
        return switch (kind) {
            case NUMBER -> throw new IllegalArgumentException(name + " is a number");
            case SET ->
                new Binding.SetValue(new SetExpr.Members(
                        new ListExpr.Given(name, Optional.empty(), least, new ListExpr.Fixed(EXAMPLE))));
            case LIST ->
                new Binding.ListValue(new ListExpr.Given(name, Optional.empty(), 0, new ListExpr.Fixed(EXAMPLE)));
            case ROWS -> new Binding.RowsValue(Rows.of(List.of(List.of(), List.of())), name);
        };
    }

    /// Parses a value.
    ///
    /// @param source the text in which it stands, for messages
    /// @param kind what is expected
    /// @throws InputError if it is not such a value
    public static Binding value(SyntaxNode node, String source, ParameterKind kind) {
        ParameterValues values = new ParameterValues(source);
        return switch (kind) {
            case NUMBER -> new Binding.NumberValue(IntExpr.of(values.number(node)));
            case SET -> new Binding.SetValue(new SetExpr.Fixed(values.set(node)));
            case LIST -> new Binding.ListValue(new ListExpr.Fixed(values.list(node)));
            case ROWS -> new Binding.RowsValue(Rows.of(values.rows(node)), "");
        };
    }

    /// Parses a value on its own.
    ///
    /// @throws InputError if it is not such a value
    public static Binding value(String text, ParameterKind kind) {
        return value(GameParser.value(text), text, kind);
    }
}
