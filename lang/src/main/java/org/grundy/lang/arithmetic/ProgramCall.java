package org.grundy.lang.arithmetic;

import java.util.List;
import java.util.stream.IntStream;

/// How the programs that are written of rules and forms call a function.
public sealed interface ProgramCall {
    /// A function that each language has.
    ///
    /// @param cpp its name in C++
    /// @param java in Java
    /// @param python in Python
    record BuiltIn(String cpp, String java, String python) implements ProgramCall {}

    /// A function that is written beside the program.
    ///
    /// @param name in the helpers of each language
    /// @param further arguments behind the others
    /// @param isNarrow whether it takes numbers of 64 bits only, also in programs with larger ones
    record Written(String name, List<Integer> further, boolean isNarrow) implements ProgramCall {
        public Written {
            further = List.copyOf(further);
        }
    }

    /// A sign between two numbers, the same in each language.
    record Sign(String text) implements ProgramCall {}

    static ProgramCall builtIn(String cpp, String java, String python) {
        return new BuiltIn(cpp, java, python);
    }

    static ProgramCall helper(String name, int... further) {
        return new Written(name, IntStream.of(further).boxed().toList(), false);
    }

    static ProgramCall narrowHelper(String name) {
        return new Written(name, List.of(), true);
    }
}
