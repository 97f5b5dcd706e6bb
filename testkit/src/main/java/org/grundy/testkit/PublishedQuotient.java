package org.grundy.testkit;

/// The published size of a game's misère quotient, and where its sequence of heaps repeats.
///
/// @param order the number of elements of the quotient
/// @param pPortion the number of its elements that are P-positions
/// @param period the period of the map from heaps to elements
/// @param preperiod the heap from which this map is periodic
public record PublishedQuotient(int order, int pPortion, int period, int preperiod) {}
