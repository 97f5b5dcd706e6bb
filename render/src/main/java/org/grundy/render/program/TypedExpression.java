package org.grundy.render.program;

/// The text of a number in a program.
///
/// @param text without brackets around it
/// @param kind of which type it is there
/// @param large the text of the same number as one of any size; empty where it is to be made of `text`
record TypedExpression(String text, Kind kind, String large) {
    private static final String ATOM = "[\\p{L}_\\d.]+(\\([^()]*\\))?(\\[[^\\[\\]()]*\\])?|\\([^()]*\\)";

    /// Types of numbers.
    enum Kind {
        /// 32 bits.
        INT,
        /// The type of the program's arguments.
        USUAL,
        /// Of any size, by methods.
        BIG
    }

    TypedExpression(String text, Kind kind) {
        this(text, kind, "");
    }

    static TypedExpression usual(String text) {
        return new TypedExpression(text, Kind.USUAL);
    }

    static TypedExpression big(String text) {
        return new TypedExpression(text, Kind.BIG, text);
    }

    boolean isInt() {
        return kind == Kind.INT;
    }

    boolean isBig() {
        return kind == Kind.BIG;
    }

    /// In brackets where it is more than a name or a call.
    String operand() {
        return text.matches(ATOM) ? text : "(" + text + ")";
    }
}
