package org.grundy.render.program;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// How the main program of an export reads its input, and with which words it answers. In these `{i}` stands for the
/// number of the case, from 1 on.
///
/// @param order what there is to read, in its order: the names of parts in lower case, the names of numbers, `_` for a
///     number that does not matter, `heaps=3` for sums of three positions. Where no number is named, they come in the
///     order of the function's arguments
/// @param won the word for a position that is won by whoever is to move
/// @param lost the word for one that is lost
/// @param drawn the word for one that nobody can win
public record InputFormat(List<String> order, String won, String lost, String drawn) {
    /// Positions up to the end of the input, answered with N and P.
    public static final InputFormat PLAIN = new InputFormat(List.of(), "N", "P");

    /// With the usual word for draws.
    public InputFormat(List<String> order, String won, String lost) {
        this(order, won, lost, "D");
    }

    /// Copies the order.
    public InputFormat {
        order = List.copyOf(order);
    }

    /// What an input may have besides the numbers of positions.
    public enum Part {
        /// It begins with the number of cases.
        CASES,
        /// Each case is a sum: how many positions, parameters, and then the positions.
        HEAPS,
        /// A case that begins with 0 ends it.
        ZERO
    }

    /// What stands for the number of a case.
    static final String NUMBER = "{i}";

    /// Whether the answers are numbered.
    boolean isNumbered() {
        return Stream.of(won, lost, drawn).anyMatch(word -> word.contains(NUMBER));
    }

    /// Whether an input has it.
    public boolean has(Part part) {
        String name = part.name().toLowerCase(Locale.ROOT);
        return order.stream().anyMatch(word -> word.equals(name) || word.matches(name + "[=+-].*"));
    }
}
