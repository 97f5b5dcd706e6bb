package org.grundy.proof.lane;

/// An option by a split: the part that is not looked up is a small heap, or none.
///
/// @param distance how far back the part lies whose index is looked up, at least 1
/// @param index that of the other part, added to it by nim addition
public record Shift(int distance, int index) {}
