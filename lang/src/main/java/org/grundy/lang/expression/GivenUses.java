package org.grundy.lang.expression;

import java.util.HashSet;
import java.util.Set;

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

    private boolean in(Expression expression) {
        boolean here = switch (expression) {
            case ListExpr.Given read -> read.name().equals(given);
            case ListExpr.Height height -> height.name().equals(given);
            case ListExpr.Named(DefinedList named, var numbers, var span) -> seen.add(named) && in(defined.body(named));
            case IntExpr.Call(DefinedFunction function, var arguments, var span) -> in(function);
            default -> false;
        };
        return here || expression.children().stream().anyMatch(this::in);
    }
}
