package org.grundy.lang.expression;

/// A list that a text defines by an expression, which [KnownValues] has. Two are equal if they are the same object.
public final class DefinedList {
    private final String name;
    private final Known known;

    /// Finds the numbers of lists.
    @FunctionalInterface
    public interface Known {
        /// The numbers of a list.
        ///
        /// @param site the number of the place where it is asked for
        long[] of(DefinedList list, int site);
    }

    /// A list.
    ///
    /// @param known finds its numbers
    public DefinedList(String name, Known known) {
        this.name = name;
        this.known = known;
    }

    /// As the text calls it.
    public String name() {
        return name;
    }

    /// Its numbers, not to be modified.
    ///
    /// @param site the number of the place where it is asked for
    /// @throws org.grundy.lang.arithmetic.RuleFault if the expression has no value, or needs itself
    public long[] numbers(int site) {
        return known.of(this, site);
    }

    @Override
    public String toString() {
        return name + "[]";
    }
}
