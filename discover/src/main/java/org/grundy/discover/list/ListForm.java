package org.grundy.discover.list;

import org.grundy.discover.sample.SampledQuantity;

/// A form that agrees with all computed values of positions that are lists.
///
/// @param quantity what it says: the Grundy value, or 1 for lost positions and 0 for others
/// @param expression in the notation of rules, of the numbers of a state, the parameters and the list
/// @param condition whether the expression is a condition, which holds where the quantity is 1
/// @param agreed with how many positions it agrees
/// @param heldOut how many of these were not looked at when it was found
/// @param longest the length of the longest list among them
public record ListForm(
        SampledQuantity quantity, String expression, boolean condition, long agreed, long heldOut, int longest) {}
