package org.grundy.render.program.rules;

import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// What a program does with the options of a state.
enum OptionSink {
    /// Each lost one makes the state won; who cannot move loses.
    NORMAL_OUTCOME,
    /// The same; who cannot move wins.
    MISERE_OUTCOME,
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
            case GENERA -> "genus_of";
            case SUMS -> "position_of";
            case MARKS, BITS, LIST -> "value";
        };
    }

    /// Begins a state.
    void begin(StatementWriter code) {
        switch (this) {
            case NORMAL_OUTCOME -> {}
            case MISERE_OUTCOME -> code.line("bool stuck = true", "boolean stuck = true", "stuck = True");
            case MARKS -> code.line("turn++", "turn++", "seen = set()");
            case BITS -> code.line("unsigned long long seen = 0", "long seen = 0", "seen = 0");
            case LIST, GENERA, SUMS ->
                code.line("vector<int> seen", "List<Integer> seen = new ArrayList<>()", "seen = set()");
        }
    }

    /// Takes an option.
    ///
    /// @param value what is known of it
    void option(StatementWriter code, String value) {
        switch (this) {
            case NORMAL_OUTCOME -> code.when(value, () -> code.line("return " + code.truth(false)));
            case MISERE_OUTCOME -> {
                code.line("stuck = " + code.truth(false));
                code.when(value, () -> code.line("return " + code.truth(false)));
            }
            case MARKS ->
                code.line("seen[" + value + "] = turn", "seen[" + value + "] = turn", "seen.add(" + value + ")");
            case BITS -> {
                String operand = value.contains(" ") ? "(" + value + ")" : value;
                code.line("seen |= 1ULL << " + operand, "seen |= 1L << " + operand, "seen |= 1 << " + operand);
            }
            case LIST, GENERA, SUMS ->
                code.line("seen.push_back(" + value + ")", "seen.add(" + value + ")", "seen.add(" + value + ")");
        }
    }

    /// Ends a state.
    void end(StatementWriter code, ProgramPrelude prelude) {
        switch (this) {
            case NORMAL_OUTCOME -> code.line("return " + code.truth(true));
            case MISERE_OUTCOME -> code.line("return !stuck", "return !stuck", "return not stuck");
            case MARKS -> marks(code, prelude);
            case BITS ->
                code.line(
                        "return __builtin_ctzll(~seen)",
                        "return Long.numberOfTrailingZeros(~seen)",
                        "return (~seen & (seen + 1)).bit_length() - 1");
            case SUMS -> code.line("return seen");
            case LIST -> code.line("return " + prelude.function("mex") + "(seen)");
            case GENERA -> {
                prelude.function("mex");
                code.line("return " + prelude.function("tame") + "(seen)");
            }
        }
    }

    private static void marks(StatementWriter code, ProgramPrelude prelude) {
        if (code.language() == ProgramLanguage.PYTHON) {
            code.line("return " + prelude.function("mex") + "(seen)");
            return;
        }
        boolean cpp = code.language() == ProgramLanguage.CPP;
        String size = cpp ? "(int) seen.size()" : "seen.length";
        code.value("mex", "0");
        code.line("while (mex < " + size + " && seen[mex] == turn) mex++");
        code.line("while (mex >= " + size + ") "
                + (cpp ? "seen.resize(2 * seen.size())" : "seen = Arrays.copyOf(seen, 2 * seen.length)"));
        code.line("return mex");
    }
}
