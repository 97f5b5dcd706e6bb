package org.grundy.lang.rules.internal.check;

/// What a parameter of rules is.
public enum ParameterKind {
    /// One number.
    NUMBER,
    /// A set that a variable runs through; order and repetition do not matter.
    SET,
    /// A list, of which elements are asked for by their places.
    LIST,
    /// A list of lists, such as what each vertex of a graph is joined to, or the rows of a grid.
    ROWS;

    /// Whether it is more than one number.
    public boolean isSeveral() {
        return this != NUMBER;
    }
}
