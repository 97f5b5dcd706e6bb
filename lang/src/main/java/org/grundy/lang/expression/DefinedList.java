package org.grundy.lang.expression;

import java.util.Arrays;
import java.util.List;

/// A list that a text defines by an expression, which [KnownValues] has. Two are equal if they are the same object.
public final class DefinedList {
    private final String name;
    private final List<String> arguments;
    private final Known known;

    /// Finds the numbers of lists.
    @FunctionalInterface
    public interface Known {
        /// The numbers of a list.
        ///
        /// @param site the number of the place where it is asked for
        long[] of(DefinedList list, List<Long> numbers, int site);
    }

    /// A list.
    ///
    /// @param arguments the names of numbers that it is made of; their slots are 0, 1, …
    /// @param known finds its numbers
    public DefinedList(String name, List<String> arguments, Known known) {
        this.name = name;
        this.arguments = List.copyOf(arguments);
        this.known = known;
    }

    /// As the text calls it.
    public String name() {
        return name;
    }

    /// The names of the numbers that it is made of.
    public List<String> arguments() {
        return arguments;
    }

    /// Its numbers, not to be modified.
    ///
    /// @param site the number of the place where it is asked for
    /// @param made the numbers that it is made of
    /// @throws org.grundy.lang.arithmetic.RuleFault if the expression has no value, or needs itself
    public long[] numbers(int site, long... made) {
        return known.of(this, Arrays.stream(made).boxed().toList(), site);
    }

    @Override
    public String toString() {
        return name + "[]";
    }
}
