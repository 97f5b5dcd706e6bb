package org.grundy.discover.list;

import java.util.Comparator;

/// A condition on a position, with the positions that are looked at on which it holds.
///
/// @param text in the notation of rules
/// @param cost of reading it
record ListCondition(String text, int cost, Marks holds) {
    static final Comparator<ListCondition> PLAINER = Comparator.comparingInt(ListCondition::cost);
}
