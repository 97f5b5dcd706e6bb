package org.grundy.lang.expression;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A list that a text defines by an expression, which [KnownValues] has, or one for each value of a few numbers.
/// Two are equal if they are the same object.
public final class DefinedList {
    private final String name;
    private final int own;
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
    /// @param own the names of the numbers for each of which there is a list; their slots are 0, 1, …; none for a
    ///     single one
    /// @param passed the names of parameters that it is made of besides; none of them is one of its own
    /// @param known finds its numbers
    public DefinedList(String name, List<String> own, List<String> passed, Known known) {
        this.name = name;
        this.own = own.size();
        this.arguments = Stream.concat(own.stream(), passed.stream()).toList();
        this.known = known;
    }

    /// As the text calls it.
    public String name() {
        return name;
    }

    /// The names of the numbers that it is made of, those of its own first.
    public List<String> arguments() {
        return arguments;
    }

    /// The names of the parameters that it is made of behind its own numbers.
    public List<String> passed() {
        return arguments.subList(own, arguments.size());
    }

    /// Whether there is one for each value of some numbers.
    public boolean isFunction() {
        return own > 0;
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
