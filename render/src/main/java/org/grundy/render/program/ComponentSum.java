package org.grundy.render.program;

import java.util.function.BinaryOperator;

/// How a program puts together what it knows of the components of a sum.
public enum ComponentSum {
    /// Grundy values, by nim sums.
    NIM("grundy", ""),
    /// The same, where -1 says that whoever is to move wins at once.
    WON_AT_ONCE("grundy", "together"),
    /// In misère play twice the Grundy value, and 1 more for a firm position: see the function `genus`.
    TAME("genus", "tame_sum"),
    /// Twice the length of play, and 1 more for a won position: for single positions alone.
    LENGTH("coded_length", ""),
    /// In misère play elements of a misère quotient.
    QUOTIENT("element", "product"),
    /// In misère play the states themselves, for sums that are searched: by a number for each sum.
    SEARCHED("position", "joined_sum"),
    /// The same where positions can come again: a sum may be lost, won or drawn.
    DRAWN("position", "joined_sum");

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
                this == NIM ? first + " ^ " + second : called(prelude) + "(" + first + ", " + second + ")";
    }

    private String called(ProgramPrelude prelude) {
        return this == QUOTIENT ? function : prelude.function(function);
    }

    /// A statement that adds a component to a sum.
    public String added(String sum, String component, ProgramPrelude prelude) {
        return this == NIM
                ? sum + " ^= " + component
                : sum + " = " + joined(prelude).apply(sum, component);
    }

    /// The condition that a sum is lost.
    public String lost(String sum, StatementWriter code) {
        return switch (this) {
            case NIM, WON_AT_ONCE -> sum + " == 0";
            case LENGTH -> sum + " % 2 == 0";
            case TAME -> sum + " == 1" + code.or() + sum + " == 2";
            case QUOTIENT -> "lost_element(" + sum + ")";
            case SEARCHED -> "lost_sum(" + sum + ")";
            case DRAWN -> "label(" + sum + ")";
        };
    }

    /// Whether the states of a sum are kept, and not only what is known of them.
    public boolean isSearched() {
        return this == SEARCHED || this == DRAWN;
    }
}
