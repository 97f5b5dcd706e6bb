package org.grundy.render.program;

import java.util.Set;

/// How the main program of an export reads its input, and with which words it answers. In these `{i}` stands for the
/// number of the case, from 1 on.
///
/// @param parts what there is besides the numbers of positions
/// @param won the word for a position that is won by whoever is to move
/// @param lost the word for one that is lost
/// @param drawn the word for one that nobody can win
public record InputFormat(Set<Part> parts, String won, String lost, String drawn) {
    /// Positions up to the end of the input, answered with N and P.
    public static final InputFormat PLAIN = new InputFormat(Set.of(), "N", "P");

    /// With the usual word for draws.
    public InputFormat(Set<Part> parts, String won, String lost) {
        this(parts, won, lost, "D");
    }

    /// Copies the parts.
    public InputFormat {
        parts = Set.copyOf(parts);
    }

    /// What an input has besides the numbers of positions.
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
        return won.contains(NUMBER) || lost.contains(NUMBER) || drawn.contains(NUMBER);
    }

    /// Whether an input has it.
    public boolean has(Part part) {
        return parts.contains(part);
    }
}
