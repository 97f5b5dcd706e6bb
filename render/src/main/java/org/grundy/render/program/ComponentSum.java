package org.grundy.render.program;

import java.util.function.BinaryOperator;

/// How a program puts together what it knows of the components of a sum.
public enum ComponentSum {
    /// Grundy values, by nim sums.
    NIM("grundy", ""),
    /// The same, where -1 says that whoever is to move wins at once.
    WON_AT_ONCE("grundy", "together"),
    /// In misère play twice the Grundy value, and 1 more for a firm position: see the function `genus`.
    TAME("genus", "tame_sum");

    private final String value;
    private final String function;

    ComponentSum(String value, String function) {
        this.value = value;
        this.function = function;
    }

    /// The function that gives what is known of a position.
    public String value() {
        return value;
    }

    /// Whether two equal components cancel each other.
    public boolean cancels() {
        return this == NIM;
    }

    /// How what is known of two components becomes that of their sum.
    public BinaryOperator<String> joined(ProgramPrelude prelude) {
        return (first, second) ->
                this == NIM ? first + " ^ " + second : prelude.function(function) + "(" + first + ", " + second + ")";
    }

    /// A statement that adds a component to a sum.
    public String added(String sum, String component, ProgramPrelude prelude) {
        return this == NIM
                ? sum + " ^= " + component
                : sum + " = " + joined(prelude).apply(sum, component);
    }

    /// The condition that a sum is lost.
    public String lost(String sum, StatementWriter code) {
        return this == TAME ? sum + " == 1" + code.or() + sum + " == 2" : sum + " == 0";
    }
}
