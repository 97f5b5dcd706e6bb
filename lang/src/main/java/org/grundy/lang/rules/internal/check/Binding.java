package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.text.Span;

/// What a name is bound to.
public sealed interface Binding {
    /// What names are bound to that stand for numbers in slots.
    ///
    /// @param first the slot of the first name
    static Map<String, Binding> numbers(List<String> names, int first) {
        Map<String, Binding> bound = new LinkedHashMap<>();
        names.forEach(name -> bound.put(name, new NumberValue(new IntExpr.Variable(name, first + bound.size()))));
        return bound;
    }

    /// A number.
    record NumberValue(IntExpr value) implements Binding {}

    /// A set given as a parameter.
    record SetValue(SetExpr values) implements Binding {}

    /// A list: that of the state, or a parameter.
    record ListValue(ListExpr list) implements Binding {}

    /// A list of lists, which is a parameter.
    ///
    /// @param open the name by which it stays open, empty if it is known
    record RowsValue(Rows rows, String open) implements Binding {
        /// One row of it.
        ListExpr row(IntExpr index, Span span) {
            return open.isEmpty() ? rows.row(index, span) : rows.given(open, index, span);
        }

        /// How many there are.
        IntExpr length(Span span) {
            return open.isEmpty() ? IntExpr.of(rows.count()) : rows.given(open, span);
        }

        /// The rows, of an example where it stays open.
        public List<List<Long>> all() {
            return rows.all();
        }
    }
}
