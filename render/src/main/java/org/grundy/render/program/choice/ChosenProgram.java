package org.grundy.render.program.choice;

import org.grundy.render.program.SourceText;

/// A program with what it rests on.
public record ChosenProgram(SourceText text, Basis basis) {
    /// What a program rests on.
    public enum Basis {
        /// A form, or what was asked for by its template.
        FORM,
        /// A form of lists of any length, which is checked and not proved.
        LIST_FORM,
        /// The rules or a table, because no form is known.
        VALUES,
        /// The rules, which alone answer what is asked.
        RULES
    }
}
