package org.grundy.lang.rules.internal.tree;

import java.util.List;
import org.grundy.text.Span;

/// An expression whose value is a list of integers.
public sealed interface ListExpr {
    /// The list of the state.
    record State() implements ListExpr {}

    /// Numbers one by one.
    record Literal(List<IntExpr> elements) implements ListExpr {
        /// Copies the list.
        public Literal {
            elements = List.copyOf(elements);
        }
    }

    /// A list made from another one.
    record Changed(Change change, ListExpr list, List<IntExpr> arguments, Span span) implements ListExpr {
        /// Copies the list.
        public Changed {
            arguments = List.copyOf(arguments);
        }
    }

    /// Two lists one after the other.
    record Joined(ListExpr first, ListExpr second) implements ListExpr {}

    /// What is done to a list; places are counted from 0.
    enum Change {
        /// Another number at a place.
        REPLACE(2),
        /// Without the number at a place.
        REMOVE(1),
        /// A number more, before a place.
        INSERT(2),
        /// A number more, at the end.
        APPEND(1),
        /// Only the places from one to before another.
        SLICE(2),
        /// In ascending order.
        SORTED(0),
        /// Back to front.
        REVERSED(0);

        private final int arguments;

        Change(int arguments) {
            this.arguments = arguments;
        }

        /// How many numbers it needs besides the list.
        public int arguments() {
            return arguments;
        }
    }
}
