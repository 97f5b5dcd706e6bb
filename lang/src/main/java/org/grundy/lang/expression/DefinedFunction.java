package org.grundy.lang.expression;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.RuleFault;

/// A function of a few numbers that a text defines by an expression, in which it and others of the text may be
/// called: [KnownValues] has the expression. Two are equal if they are the same object.
public final class DefinedFunction implements Routine {
    private final String name;
    private final int own;
    private final List<String> arguments;
    private final Known known;

    /// Finds values.
    @FunctionalInterface
    public interface Known {
        /// The value of a function for some numbers.
        long of(DefinedFunction function, List<Long> numbers);
    }

    /// A function.
    ///
    /// @param own the names of the arguments that the text gives it; their slots are 0, 1, …
    /// @param passed the names of parameters that it is given behind them; none of them is one of its own
    /// @param known finds its values
    public DefinedFunction(String name, List<String> own, List<String> passed, Known known) {
        this.name = name;
        this.own = own.size();
        this.arguments = Stream.concat(own.stream(), passed.stream()).toList();
        this.known = known;
    }

    /// As the text calls it.
    public String name() {
        return name;
    }

    /// The names of its arguments, those of its own first.
    public List<String> arguments() {
        return arguments;
    }

    /// The names of the parameters that it is given behind its own arguments.
    public List<String> passed() {
        return arguments.subList(own, arguments.size());
    }

    /// @throws RuleFault if the expression has no value for these numbers, or the function calls itself with the
    ///     same numbers, or more values are needed than are remembered
    @Override
    public long of(long... numbers) {
        return known.of(this, Arrays.stream(numbers).boxed().toList());
    }

    /// The value, with faults at the place of the call.
    ///
    /// @param site the number of that place
    public long at(int site, long... numbers) {
        try {
            return of(numbers);
        } catch (RuleFault fault) {
            throw fault.at(site);
        }
    }

    @Override
    public String toString() {
        return name + arguments;
    }
}
