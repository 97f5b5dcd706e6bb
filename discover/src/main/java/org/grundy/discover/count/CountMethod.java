package org.grundy.discover.count;

import java.util.Optional;
import org.grundy.text.BilingualText;

/// How something was counted.
///
/// @param kind the way
/// @param size of the automaton in states, of the period, or how many positions were looked at
/// @param system the name of the numeration system of the automaton
public record CountMethod(Kind kind, long size, Optional<BilingualText> system) {
    /// A way of counting.
    public enum Kind {
        /// Every position was computed from the rules.
        TABLE,
        /// Lost positions crossed out all from which a move leads to them.
        SIEVE,
        /// Words that an automaton accepts, digit by digit.
        AUTOMATON,
        /// One period stands for all.
        PERIOD,
        /// The form was computed for every position.
        FORM,
        /// Heaps of each value were counted, and combined by nim sums.
        HEAPS
    }
}
