package org.grundy.discover.list;

import java.util.Optional;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampledQuantity;

/// A form that agrees with all computed values of positions that are lists.
///
/// @param quantity what it says: the Grundy value, or whether a position is lost
/// @param expression in the notation of rules, of the numbers of a state, the parameters and the list: a condition
/// where
///     the quantity is whether a position is lost, else a number
/// @param agreed with how many positions it agrees
/// @param heldOut how many of these were not looked at when it was found
/// @param longest the length of the longest list among them
/// @param proof that it is right for every list; empty if it is not proved
public record ListForm(
        SampledQuantity quantity, String expression, long agreed, long heldOut, int longest, Optional<Proof> proof) {}
