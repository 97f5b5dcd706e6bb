package org.grundy.render.program.input;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// One part of an input, in the order in which it is read.
public sealed interface InputItem {
    /// A number.
    ///
    /// @param name what it is called
    /// @param added what is to be added to what is read: -1 where it is counted from 1
    @SuppressWarnings("AvoidCommonTypeNames") // beside a word, a list and a sum it is told from others by its place
    record Number(String name, long added) implements InputItem {}

    /// Lists of numbers, of which each row has one number.
    ///
    /// @param columns the lists, at least one
    /// @param rows how many rows there are
    record Numbers(List<Number> columns, Count rows) implements InputItem {
        /// Copies the list.
        public Numbers {
            columns = List.copyOf(columns);
        }
    }

    /// A word, as a list that has for each letter its place among those that there are.
    ///
    /// @param name what the list is called
    /// @param letters the letters that there are
    record Word(String name, String letters) implements InputItem {}

    /// A word, of which the lengths of its runs of one letter are a list: maximal parts of this letter alone.
    ///
    /// @param name what the list is called
    /// @param letter the letter
    record Runs(String name, String letter) implements InputItem {}

    /// The numbers up to the end of the line, as a list. Empty lines before it are skipped.
    ///
    /// @param list what it is called, and what is to be added to each
    record Line(Number list) implements InputItem {}

    /// Words that do not matter.
    ///
    /// @param words how many
    record Skipped(Count words) implements InputItem {}

    /// The numbers of a position in their usual order, or a position as the program itself reads it.
    record Position() implements InputItem {}

    /// Arcs of a graph, of which each row has one: the second number is added to the row of the first one in a list
    /// of lists.
    ///
    /// @param list the list of lists
    /// @param from what is to be added to first numbers
    /// @param to likewise to second ones
    /// @param marks what else stands in a row, numbers and words of one letter, added behind the second number
    /// @param rows how many arcs there are
    /// @param both whether the first number is added to the row of the second one, too
    record Arcs(String list, long from, long to, List<InputItem> marks, Count rows, boolean both) implements InputItem {
        /// How many marks an arc can have.
        static final int MOST_MARKS = 3;

        /// Copies the list.
        public Arcs {
            marks = List.copyOf(marks);
        }
    }

    /// A number that is not read but takes each value between two ends; an answer is given for each.
    ///
    /// @param body nothing, or another such number for each of its values
    record Each(String name, Count from, Count to, List<InputItem> body) implements InputItem {
        /// Copies the list.
        public Each {
            body = List.copyOf(body);
        }
    }

    /// What comes again and again.
    ///
    /// @param times how often; empty if up to the end of the input
    /// @param until the first numbers of a round that is the last one and does not count; empty if there is none
    record Repeated(Optional<Count> times, List<Long> until, List<InputItem> body) implements InputItem {
        /// Copies the lists.
        public Repeated {
            until = List.copyOf(until);
            body = List.copyOf(body);
        }
    }

    /// The positions of a sum.
    ///
    /// @param times how many; empty where their numbers stand in lists that are read here
    record Sum(Optional<Count> times, List<InputItem> body) implements InputItem {
        /// Copies the list.
        public Sum {
            body = List.copyOf(body);
        }

        /// As many numbers as there are positions, as lists.
        ///
        /// @throws java.util.NoSuchElementException if it is not said how many there are
        Numbers asList(Number... columns) {
            return new Numbers(List.of(columns), times.orElseThrow());
        }

        /// Whether there are always as many positions, and nothing but numbers is read of them.
        boolean isFixed() {
            return times.filter(Count::isFixed).isPresent() && hasNumbersAlone();
        }

        /// Whether nothing but numbers is read of its positions.
        boolean hasNumbersAlone() {
            return body.stream().allMatch(Number.class::isInstance);
        }
    }

    /// How many there are: `factor` times a number that was read, divided by another and rounded down, and a number.
    ///
    /// @param name of the number; empty if there is none
    record Count(long factor, String name, long divisor, long added) {
        /// Where nothing is divided.
        Count(long factor, String name, long added) {
            this(factor, name, 1, added);
        }

        /// A fixed number.
        static Count of(long number) {
            return new Count(0, "", number);
        }

        /// The same of another number.
        Count of(String other) {
            return new Count(factor, other, divisor, added);
        }

        /// Whether it is the same for all inputs.
        public boolean isFixed() {
            return name.isEmpty();
        }

        @Override
        public String toString() {
            if (isFixed()) {
                return Long.toString(added);
            }
            String whole = factor == 1 ? name : factor + " * " + name;
            String product = divisor == 1 ? whole : whole + " / " + divisor;
            return added == 0 ? product : product + (added < 0 ? " - " : " + ") + Math.abs(added);
        }
    }

    /// The names of the numbers, lists and words that are read here.
    default Stream<String> names() {
        return switch (this) {
            case Number number -> Stream.of(number.name());
            case Numbers lists -> lists.columns().stream().map(Number::name);
            case Word word -> Stream.of(word.name());
            case Runs runs -> Stream.of(runs.name());
            case Line line -> Stream.of(line.list().name());
            case Skipped skipped -> Stream.empty();
            case Arcs arcs -> Stream.of(arcs.list());
            case Each each ->
                Stream.concat(Stream.of(each.name()), each.body().stream().flatMap(InputItem::names));
            case Position position -> Stream.empty();
            case Repeated repeated -> repeated.body().stream().flatMap(InputItem::names);
            case Sum sum -> sum.body().stream().flatMap(InputItem::names);
        };
    }

    /// The same with other parts inside; itself if there are none.
    default InputItem with(UnaryOperator<List<InputItem>> changed) {
        return switch (this) {
            case Repeated repeated -> new Repeated(repeated.times(), repeated.until(), changed.apply(repeated.body()));
            case Sum sum -> new Sum(sum.times(), changed.apply(sum.body()));
            default -> this;
        };
    }

    /// The same where nothing is added to numbers.
    default InputItem asRead() {
        return switch (this) {
            case Number number -> new Number(number.name(), 0);
            case Numbers lists ->
                new Numbers(
                        lists.columns().stream()
                                .map(column -> new Number(column.name(), 0))
                                .toList(),
                        lists.rows());
            case Sum sum ->
                sum.with(body -> body.stream().map(InputItem::asRead).toList());
            default -> this;
        };
    }

    /// How many there are, where that is said.
    default Optional<Count> count() {
        return switch (this) {
            case Numbers lists -> Optional.of(lists.rows());
            case Skipped skipped -> Optional.of(skipped.words());
            case Arcs arcs -> Optional.of(arcs.rows());
            case Repeated repeated -> repeated.times();
            case Sum sum -> sum.times();
            default -> Optional.empty();
        };
    }

    /// What stands inside.
    default List<InputItem> inside() {
        return switch (this) {
            case Repeated repeated -> repeated.body();
            case Sum sum -> sum.body();
            case Each each -> each.body();
            default -> List.of();
        };
    }

    /// The names of numbers that count something here, or take each value.
    default Stream<String> counted() {
        Stream<String> here = Stream.concat(
                count().map(Count::name).stream(),
                this instanceof Each(String name, Count from, Count to, var body)
                        ? Stream.of(name, from.name(), to.name())
                        : Stream.empty());
        return Stream.concat(here, inside().stream().flatMap(InputItem::counted));
    }
}
