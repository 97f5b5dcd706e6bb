package org.grundy.lang.expression;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr.Summary;

/// Functions that are computed sooner than looked up: no list is made in them, and what they call either calls
/// nothing, or makes lists. So none of them comes back to itself but by functions whose values are remembered.
public final class PlainFunctions {
    private PlainFunctions() {}

    /// Whether a function is one of them.
    ///
    /// @param defined what the functions are
    public static boolean contain(DefinedFunction function, KnownValues defined) {
        Body body = new Body(defined.body(function));
        return !body.lists
                && body.called.stream()
                        .map(called -> new Body(defined.body(called)))
                        .allMatch(called -> called.lists || called.called.isEmpty());
    }

    /// What is in the expression of a function.
    private static final class Body {
        private final Set<DefinedFunction> called = new HashSet<>();
        private boolean lists;

        Body(IntExpr number) {
            see(number);
        }

        private void see(IntExpr number) {
            switch (number) {
                case IntExpr.Element element -> {
                    given(element.list());
                    see(element.index());
                }
                case IntExpr.Total total when total.summary() == Summary.LENGTH -> given(total.list());
                case IntExpr.Total total -> lists = true;
                case IntExpr.Count count -> lists = true;
                case IntExpr.Truth truth -> see(truth.condition().parts().stream());
                case IntExpr.Call(DefinedFunction function, var arguments, var span) -> {
                    called.add(function);
                    see(arguments.stream());
                }
                default -> see(number.parts().stream());
            }
        }

        private void see(Stream<IntExpr> numbers) {
            numbers.forEach(this::see);
        }

        /// A list that is there already costs nothing.
        private void given(ListExpr list) {
            switch (list) {
                case ListExpr.Given rows -> see(rows.row().stream());
                case ListExpr.Named named -> see(named.numbers().stream());
                case ListExpr.Fixed fixed -> {}
                default -> lists = true;
            }
        }
    }
}
