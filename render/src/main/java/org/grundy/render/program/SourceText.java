package org.grundy.render.program;

import org.grundy.render.program.input.InputFormat;

/// A program in a programming language.
@FunctionalInterface
public interface SourceText {
    /// The program.
    ///
    /// @param main whether it is to read positions and print their answers; else this is shown in a comment
    /// @param format what the input looks like
    String text(boolean main, InputFormat format);
}
