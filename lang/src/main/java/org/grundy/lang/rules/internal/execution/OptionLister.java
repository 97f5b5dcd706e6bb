package org.grundy.lang.rules.internal.execution;

import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.text.Span;

/// Rules that list the options of any state. A state is an array: its numbers, then the elements of its list. All
/// methods but [#place] throw [RuleFault] in a state where the rules fault.
public interface OptionLister {
    /// Result for a state in which the player to move wins immediately.
    int WON = -1;

    /// Result for a state without moves.
    int LOST = -2;

    /// Whether the state exists, given that no number is negative.
    boolean inside(long[] state);

    /// [#WON], [#LOST], a nimber's value plus 1, or 0 for an ordinary state.
    int special(long[] state);

    /// Lists the options of an ordinary state.
    void options(long[] state, OptionCollector out);

    /// The state of a starting position.
    ///
    /// @param written the numbers that were written
    long[] start(long[] written);

    /// Where in the text a fault of this lister arose.
    Span place(RuleFault fault);
}
