package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.internal.syntax.Clause;
import org.grundy.lang.rules.internal.syntax.GameReader;
import org.grundy.lang.rules.internal.syntax.GameText;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.syntax.Statement;
import org.grundy.lang.rules.internal.syntax.Term;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;

/// Finds out what parameters are, numbers or sets, and reads their values.
public final class ParameterCheck {
    private static final int LARGEST_SET = 100_000;

    private final GameText game;

    /// The parameters of a game.
    public ParameterCheck(GameText game) {
        this.game = game;
    }

    /// Whether a parameter is a set: its default is one, or a variable runs through it.
    public boolean isSet(GameText.Parameter parameter) {
        String name = parameter.name().name();
        return parameter.standard().map(ParameterCheck::isSet).orElse(false)
                || game.statements().stream()
                        .filter(Statement.Move.class::isInstance)
                        .map(Statement.Move.class::cast)
                        .anyMatch(move -> runsThrough(move.clauses(), name) || runsThroughEach(move.terms(), name));
    }

    private static boolean isSet(Node node) {
        return node instanceof Node.Braces || node instanceof Node.Range;
    }

    private static boolean runsThroughEach(List<Term> terms, String name) {
        return terms.stream().anyMatch(term -> runsThrough(term.each(), name));
    }

    private static boolean runsThrough(List<Clause> clauses, String name) {
        return clauses.stream()
                .anyMatch(clause -> clause instanceof Clause.For(Node.Name variable, Node set)
                        && set instanceof Node.Name used
                        && used.name().equals(name));
    }

    /// A value that a parameter of a kind can have, for checking rules before it is known.
    public static Meaning example(boolean set) {
        Whole one = new Whole.Constant(1);
        return set ? new Meaning.SetValue(new Values.Fixed(List.of(1L))) : new Meaning.NumberValue(one);
    }

    /// Reads a value.
    ///
    /// @param source the text in which it stands, for messages
    /// @param set whether a set is wanted
    /// @throws InputError if it is no such value
    public static Meaning value(Node node, String source, boolean set) {
        Scope scope = new Scope(new Errors(source), Map.of(), 0);
        if (!set) {
            Whole value = new ListCheck(scope).numbers().of(node);
            if (!(value instanceof Whole.Constant)) {
                throw scope.errors().at(node.span(), "this number cannot be computed", "无法计算这个数");
            }
            return new Meaning.NumberValue(value);
        }
        List<Long> numbers = new ArrayList<>();
        collect(new ValuesCheck(scope).of(node), numbers, scope.errors(), node);
        return new Meaning.SetValue(
                new Values.Fixed(numbers.stream().sorted().distinct().toList()));
    }

    /// Reads a value that stands alone.
    ///
    /// @throws InputError if it is no such value
    public static Meaning value(String text, boolean set) {
        return value(GameReader.value(text), text, set);
    }

    private static void collect(Values values, List<Long> into, Errors errors, Node node) {
        switch (values) {
            case Values.Fixed(List<Long> numbers) -> into.addAll(numbers);
            case Values.Union(List<Values> parts) -> parts.forEach(part -> collect(part, into, errors, node));
            case Values.Range(Whole.Constant(long from), Whole.Constant(long to), Whole.Constant(long step), var span)
            when from > to || (to - from >= 0 && (to - from) / step < LARGEST_SET) ->
                LongStream.iterate(from, n -> n <= to, n -> n + step).forEach(into::add);
            default ->
                throw errors.at(
                        node.span(),
                        "a set given as a parameter lists at most " + LARGEST_SET + " numbers, as in {1, 3, 5..9}",
                        "作为参数的集合最多列出 " + LARGEST_SET + " 个数，例如 {1, 3, 5..9}");
        }
    }
}
