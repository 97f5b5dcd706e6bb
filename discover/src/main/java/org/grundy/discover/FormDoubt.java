package org.grundy.discover;

/// Why a form that agrees with all values computed is no more than a guess.
public enum FormDoubt {
    /// There are too few values.
    FEW_VALUES,
    /// It has nearly as many constants as there are values.
    MANY_CONSTANTS,
    /// The table has not three full periods, or a modulus is nearly as large as the table.
    FEW_PERIODS,
    /// Some case of it occurs only among the values on which it was fitted.
    UNSEEN_CASE,
    /// A limit was met before its cases were looked at.
    NOT_LOOKED
}
