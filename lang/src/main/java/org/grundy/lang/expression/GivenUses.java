package org.grundy.lang.expression;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/// Which functions and lists of rules depend on a list that is read, by themselves or by others that they use: their
/// values are forgotten when another one is read in its place.
public final class GivenUses {
    private final Set<Object> seen = new HashSet<>();
    private final KnownValues defined;
    private final String given;

    private GivenUses(KnownValues defined, String given) {
        this.defined = defined;
        this.given = given;
    }

    /// Whether a function does.
    ///
    /// @param given the name of the list that is read
    public static boolean of(DefinedFunction function, KnownValues defined, String given) {
        return new GivenUses(defined, given).in(function);
    }

    /// Whether a list does.
    public static boolean of(DefinedList list, KnownValues defined, String given) {
        return new GivenUses(defined, given).in(defined.body(list));
    }

    private boolean in(DefinedFunction function) {
        return seen.add(function) && in(defined.body(function));
    }

    private boolean in(IntExpr number) {
        return switch (number) {
            case IntExpr.Element element -> in(element.list()) || in(element.index());
            case IntExpr.Total total -> in(total.list());
            case IntExpr.Count count -> in(count.list()) || in(count.value());
            case IntExpr.Truth(BoolExpr condition) -> any(condition.parts().stream());
            case IntExpr.Call(DefinedFunction function, var arguments, var span) ->
                in(function) || any(arguments.stream());
            default -> any(number.parts().stream());
        };
    }

    private boolean any(Stream<IntExpr> numbers) {
        return numbers.anyMatch(this::in);
    }

    private boolean in(ListExpr list) {
        return switch (list) {
            case ListExpr.Given read -> read.name().equals(given) || any(read.row().stream());
            case ListExpr.Height height -> height.name().equals(given);
            case ListExpr.Named(DefinedList named, var numbers, var span) ->
                (seen.add(named) && in(defined.body(named))) || any(numbers.stream());
            case ListExpr.Mapped mapped ->
                in(mapped.over())
                        || in(mapped.element())
                        || in(mapped.condition().number());
            case ListExpr.Nested nested -> in(nested.over()) || in(nested.inner());
            case ListExpr.Walked walked -> in(walked.row()) || any(walked.arguments().stream());
            case ListExpr.Changed changed -> in(changed.list()) || any(changed.arguments().stream());
            case ListExpr.Joined(ListExpr first, ListExpr second) -> in(first) || in(second);
            case ListExpr.Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) ->
                in(condition.number()) || in(then) || in(otherwise);
            default -> any(list.parts());
        };
    }
}
