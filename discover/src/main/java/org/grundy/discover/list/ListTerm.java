package org.grundy.discover.list;

import java.util.Comparator;

/// A number that is computed from a position, with its values on the positions that are looked at.
///
/// @param text in the notation of rules
/// @param cost of reading it
/// @param isCompound whether the text is a sum, a difference or a product
/// @param values not to be changed
@SuppressWarnings("ArrayRecordComponent")
record ListTerm(String text, int cost, boolean isCompound, long[] values) {
    static final Comparator<ListTerm> PLAINER = Comparator.comparingInt(ListTerm::cost);

    /// The text as an operand.
    String operand() {
        return isCompound ? "(" + text + ")" : text;
    }

    /// Whether the term has some values at some places.
    boolean agrees(int[] wanted, Marks where) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] != wanted[i] && where.has(i)) {
                return false;
            }
        }
        return true;
    }
}
