package org.grundy.lang.expression;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.lang.expression.IntExpr.Summary;

/// Functions that are computed sooner than looked up: no list is made in them, none of them comes back to itself but by
/// functions whose values are remembered, and with those of them that they call they are short.
public final class PlainFunctions {
    /// Two values that are computed anew in each of few steps are soon many.
    private static final int MOST_PARTS = 200;

    private PlainFunctions() {}

    /// Whether a function is one of them.
    ///
    /// @param defined what the functions are
    public static boolean contain(DefinedFunction function, KnownValues defined) {
        return parts(function, defined) <= MOST_PARTS;
    }

    /// How many parts its expression has with those of the plain functions that it calls; more than is allowed if it is
    /// not plain.
    private static int parts(DefinedFunction function, KnownValues defined) {
        Body body = new Body(defined.body(function));
        int parts = body.lists || comesBack(function, defined) ? MOST_PARTS + 1 : body.parts;
        for (DefinedFunction called : body.called) {
            if (parts > MOST_PARTS) {
                break;
            }
            int further = parts(called, defined);
            parts += further <= MOST_PARTS ? further : 0;
        }
        return parts;
    }

    /// Whether a function calls itself, be it by others, of which none makes a list.
    private static boolean comesBack(DefinedFunction function, KnownValues defined) {
        Set<DefinedFunction> reached = new HashSet<>();
        Deque<DefinedFunction> left = new ArrayDeque<>(new Body(defined.body(function)).called);
        while (!left.isEmpty() && !reached.contains(function)) {
            DefinedFunction next = left.poll();
            Body body = new Body(defined.body(next));
            if (reached.add(next) && !body.lists) {
                left.addAll(body.called);
            }
        }
        return reached.contains(function);
    }

    /// What is in the expression of a function.
    private static final class Body {
        private final List<DefinedFunction> called = new ArrayList<>(); // as often as it is called
        private boolean lists;
        private int parts;

        Body(IntExpr number) {
            see(number);
        }

        private void see(IntExpr number) {
            parts++;
            switch (number) {
                case IntExpr.Element element -> {
                    given(element.list());
                    see(element.index());
                }
                case IntExpr.Total total when total.summary() == Summary.LENGTH -> given(total.list());
                case IntExpr.Total total -> lists = true;
                case IntExpr.Count count -> lists = true;
                case IntExpr.Call(DefinedFunction function, List<IntExpr> arguments, var span) -> {
                    called.add(function);
                    arguments.forEach(this::see);
                }
                default -> number.parts().forEach(this::see);
            }
        }

        /// A list that is there already costs nothing.
        private void given(ListExpr list) {
            switch (list) {
                case ListExpr.Given rows -> rows.row().ifPresent(this::see);
                case ListExpr.Named named -> named.numbers().forEach(this::see);
                case ListExpr.Fixed _, ListExpr.Height _ -> {}
                default -> lists = true;
            }
        }
    }
}
