package org.grundy.discover;

/// Why a form that agrees with all computed values is only a guess.
public enum FormDoubt {
    /// There are too few values.
    FEW_VALUES,
    /// It has nearly as many free constants as there are values.
    MANY_CONSTANTS,
    /// The table has fewer than three full periods, or a modulus is nearly as large as the table.
    FEW_PERIODS,
    /// Some case of it occurs only among the fitted values.
    UNSEEN_CASE,
    /// It applies a function to numbers that grow so slowly that the table has few of them.
    FEW_ARGUMENTS,
    /// A case of it begins at a constant beyond all values, and that far it could not be tried.
    FAR_CONSTANT,
    /// A limit was reached before its cases were counted.
    NOT_LOOKED
}
