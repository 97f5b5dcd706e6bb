package org.grundy.lang.expression;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.text.Span;

/// An expression whose value is a list of integers.
public sealed interface ListExpr extends Expression {
    /// The list of the state.
    record State() implements ListExpr {}

    /// A list of given elements.
    record Literal(List<IntExpr> elements) implements ListExpr {
        public Literal {
            elements = List.copyOf(elements);
        }
    }

    /// Numbers known at compile time.
    record Fixed(List<Long> numbers) implements ListExpr {
        public Fixed {
            numbers = List.copyOf(numbers);
        }
    }

    /// An operation on a list.
    record Changed(Change change, ListExpr list, List<IntExpr> arguments, Span span) implements ListExpr {
        public Changed {
            arguments = List.copyOf(arguments);
        }
    }

    /// One of two lists.
    record Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) implements ListExpr {}

    /// The concatenation of two lists.
    record Joined(ListExpr first, ListExpr second) implements ListExpr {}

    /// The digits of a natural number in a base of at least 2, the last one first; of 0 one digit.
    record Digits(IntExpr number, IntExpr base, Span span) implements ListExpr {}

    /// The numbers from one to another, in ascending order; none where the second is smaller.
    record Range(IntExpr from, IntExpr to, Span span) implements ListExpr {}

    /// What an expression is for each element of a list of which a condition holds, in their order.
    ///
    /// @param variable the element, in the expression and the condition only; its slot is behind those of
    ///     all variables that are known where the list stands
    record Mapped(IntExpr element, IntExpr.Variable variable, ListExpr over, BoolExpr condition) implements ListExpr {}

    /// A list for each element of another, joined in their order.
    ///
    /// @param inner the list
    /// @param variable the element, in `inner` only; its slot is behind those of all variables that are known
    ///     where the list stands
    record Nested(ListExpr inner, IntExpr.Variable variable, ListExpr over) implements ListExpr {}

    /// The members of a named set, in ascending order.
    ///
    /// @param arguments the bound last
    record Sequence(NumberSequence kind, List<IntExpr> arguments, Span span) implements ListExpr {
        public Sequence {
            arguments = List.copyOf(arguments);
        }
    }

    /// A list that is a parameter which stays open, or one row of such a list of lists. Where something is computed, an
    /// example takes its place.
    ///
    /// @param name of the parameter
    /// @param row which row, where the parameter has rows
    /// @param least what its numbers are taken to be at least where something is proved
    record Given(String name, Optional<IntExpr> row, long least, ListExpr example) implements ListExpr {}

    /// How many rows a list of lists has that is a parameter and stays open: a list as long as that, of which nothing
    /// but its length is asked for.
    ///
    /// @param name of the parameter
    /// @param example where something is computed
    record Height(String name, ListExpr example) implements ListExpr {}

    /// A list that the text defines.
    ///
    /// @param numbers what it is made of besides lists
    record Named(DefinedList list, List<IntExpr> numbers, Span span) implements ListExpr {
        public Named {
            numbers = List.copyOf(numbers);
        }
    }

    /// What a walk over a graph finds out of its vertices 0 to n, in their order.
    ///
    /// @param row the neighbours of a vertex
    /// @param vertex that one, in `row` only; its slot is behind those of all variables that are known here
    /// @param arguments n, and the vertex where the walk begins, if it does
    record Walked(Walk walk, ListExpr row, IntExpr.Variable vertex, List<IntExpr> arguments, Span span)
            implements ListExpr {
        public Walked {
            arguments = List.copyOf(arguments);
        }
    }

    /// One variable of a list that is made from another, where the list itself is not needed: what is summed or looked
    /// for is so element by element.
    ///
    /// @param variable runs through a list
    /// @param over that list
    /// @param condition which of its elements count
    /// @param made what an element is, or the list of those that are made of it
    record Step(IntExpr.Variable variable, ListExpr over, BoolExpr condition, Made made) {}

    /// What is made of one element: a number, or a list whose numbers all count.
    sealed interface Made {}

    /// One number.
    record Single(IntExpr number) implements Made {}

    /// Numbers in order.
    record Several(ListExpr numbers) implements Made {}

    /// Its outermost variable, where it has one.
    default Optional<Step> step() {
        return switch (this) {
            case Mapped(IntExpr element, IntExpr.Variable variable, ListExpr over, BoolExpr condition) ->
                Optional.of(new Step(variable, over, condition, new Single(element)));
            case Nested(ListExpr inner, IntExpr.Variable variable, Mapped some)
            when some.variable().equals(variable) && some.element().equals(variable) ->
                Optional.of(new Step(variable, some.over(), some.condition(), new Several(inner)));
            case Nested(ListExpr inner, IntExpr.Variable variable, ListExpr over) ->
                Optional.of(new Step(variable, over, BoolExpr.Constant.ALWAYS, new Several(inner)));
            default -> Optional.empty();
        };
    }

    @Override
    default List<? extends Expression> children() {
        return switch (this) {
            case State _, Fixed _, Height _ -> List.of();
            case Named named -> named.numbers();
            case Literal(List<IntExpr> elements) -> elements;
            case Given given -> given.row().stream().toList();
            case Walked walked -> with(walked.row(), walked.arguments());
            case Digits digits -> List.of(digits.number(), digits.base());
            case Range range -> List.of(range.from(), range.to());
            case Mapped mapped -> List.of(mapped.over(), mapped.element(), mapped.condition());
            case Nested nested -> List.of(nested.over(), nested.inner());
            case Sequence sequence -> sequence.arguments();
            case Changed changed -> with(changed.list(), changed.arguments());
            case Joined(ListExpr first, ListExpr second) -> List.of(first, second);
            case Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) -> List.of(condition, then, otherwise);
        };
    }

    private static List<Expression> with(ListExpr list, List<IntExpr> arguments) {
        return Stream.concat(Stream.of(list), arguments.stream()).toList();
    }

    /// What is asked of a graph.
    enum Walk {
        /// The least vertex that each one is joined to, arcs being followed both ways.
        COMPONENTS(1),
        /// From which vertex each one is reached first, on shortest ways; -1 for the first one, and where none leads.
        PARENTS(2),
        /// How many arcs lead to each vertex on a shortest way; -1 where none leads.
        DISTANCES(2);

        private final int arguments;

        Walk(int arguments) {
            this.arguments = arguments;
        }

        /// The number of arguments besides the graph.
        public int arguments() {
            return arguments;
        }
    }

    /// Operations on lists; indices start at 0.
    enum Change {
        /// Replaces the element at an index.
        REPLACE(2),
        /// Removes the element at an index.
        REMOVE(1),
        /// Inserts an element before an index.
        INSERT(2),
        /// Appends an element.
        APPEND(1),
        /// The elements in front of the first that is a number; all, where none is.
        BEFORE(1),
        /// The elements between two indices, end exclusive.
        SLICE(2),
        /// Sorted ascending.
        SORTED(0),
        /// Each number once, sorted ascending.
        DISTINCT(0),
        /// The numbers that occur an odd number of times, each once, sorted ascending.
        UNPAIRED(0),
        /// How often each number occurs, 0, 1, … up to the largest one.
        COUNTS(0),
        /// Reversed.
        REVERSED(0);

        private final int arguments;

        Change(int arguments) {
            this.arguments = arguments;
        }

        /// The number of arguments besides the list.
        public int arguments() {
            return arguments;
        }
    }
}
