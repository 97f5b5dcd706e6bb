package org.grundy.lang.rules.tree;

import java.util.List;
import org.grundy.lang.expression.Expression;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.text.Span;

/// A set of integers that a variable ranges over; a number may occur more than once.
public sealed interface SetExpr {
    /// A range, both ends inclusive, with a step of at least 1.
    record Range(IntExpr from, IntExpr to, IntExpr step, Span span) implements SetExpr {}

    /// One number.
    record Single(IntExpr value) implements SetExpr {}

    /// Numbers known at compile time.
    record Fixed(List<Long> numbers) implements SetExpr {
        public Fixed {
            numbers = List.copyOf(numbers);
        }
    }

    /// The concatenation of several sets.
    record Union(List<SetExpr> parts) implements SetExpr {
        public Union {
            parts = List.copyOf(parts);
        }
    }

    /// A named set of numbers from 1 up to a bound.
    ///
    /// @param arguments the bound last
    record Sequence(NumberSequence kind, List<IntExpr> arguments, Span span) implements SetExpr {
        public Sequence {
            arguments = List.copyOf(arguments);
        }
    }

    /// The elements of a list.
    record Members(ListExpr list) implements SetExpr {}

    /// What it is made of, from left to right.
    default List<? extends Expression> children() {
        return switch (this) {
            case Range range -> List.of(range.from(), range.to(), range.step());
            case Single(IntExpr value) -> List.of(value);
            case Fixed _ -> List.of();
            case Union(List<SetExpr> parts) ->
                parts.stream().flatMap(part -> part.children().stream()).toList();
            case Sequence sequence -> sequence.arguments();
            case Members(ListExpr list) -> List.of(list);
        };
    }
}
