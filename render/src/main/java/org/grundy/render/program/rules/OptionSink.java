package org.grundy.render.program.rules;

import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// What a program does with the options of a state.
enum OptionSink {
    /// Each lost one makes the state won; who cannot move loses.
    NORMAL_OUTCOME,
    /// The same; who cannot move wins.
    MISERE_OUTCOME,
    /// Where one is lost, the shortest play of the lost ones decides, else the longest of all; who cannot move loses.
    NORMAL_LENGTH,
    /// The same; who cannot move wins.
    MISERE_LENGTH,
    /// Their values are marked in a table of marks, each with the number of the state.
    MARKS,
    /// Their values are bits of one number.
    BITS,
    /// Their values are listed.
    LIST,
    /// Their genera are listed: twice the Grundy value, and 1 more if they are firm.
    GENERA,
    /// The sums that they are are listed by their numbers.
    SUMS;

    /// Whether only the outcome is computed.
    boolean isOutcome() {
        return this == NORMAL_OUTCOME || this == MISERE_OUTCOME;
    }

    /// The function that gives what is known of an option.
    String read() {
        return switch (this) {
            case NORMAL_OUTCOME, MISERE_OUTCOME -> "is_lost";
            case NORMAL_LENGTH, MISERE_LENGTH -> "length_of";
            case GENERA -> "genus_of";
            case SUMS -> "position_of";
            case MARKS, BITS, LIST -> "value";
        };
    }

    /// The type of what is known of a state.
    String type() {
        return isOutcome() ? "bool" : "int";
    }

    /// The kind of what options are collected in.
    private OptionSink kind() {
        return this == GENERA || this == SUMS ? LIST : this == MISERE_LENGTH ? NORMAL_LENGTH : this;
    }

    /// Whether the length of play is computed.
    boolean isLength() {
        return this == NORMAL_LENGTH || this == MISERE_LENGTH;
    }

    /// Begins a state.
    void begin(StatementWriter code) {
        code.put("option.begin." + kind(), "stuck", this == MISERE_LENGTH ? "0" : "-1");
    }

    /// Takes an option.
    ///
    /// @param value what is known of it
    void option(StatementWriter code, String value) {
        if (!isOutcome()) {
            String operand = value.contains(" ") ? "(" + value + ")" : value;
            code.put("option." + kind(), "value", value, "operand", operand);
            return;
        }
        if (this == MISERE_OUTCOME) {
            code.put("option.stuck");
        }
        code.when(value, () -> code.line("return " + code.truth(false)));
    }

    /// Ends a state.
    void end(StatementWriter code, ProgramPrelude prelude) {
        if (this == LIST || this == GENERA || (this == MARKS && code.python())) {
            prelude.function("mex");
        }
        if (this == GENERA) {
            prelude.function("tame");
        }
        code.put("option.end." + (isLength() ? kind() : this));
    }
}
