package org.grundy.lang.rules.internal.bytecode;

import org.grundy.lang.rules.internal.support.NamedSets;

/// Compiled rules that list the options of any state. A state is an array: its numbers, then the
/// elements of its list. All methods throw [org.grundy.lang.arithmetic.RuleFault] in a
/// state where the rules fault.
public abstract class OptionLister {
    /// Result for a state in which the player to move wins immediately.
    public static final int WON = -1;
    /// Result for a state without moves.
    public static final int LOST = -2;

    /// The named sets.
    protected final NamedSets sequences;

    /// The sets known when the rules were compiled.
    protected final long[][] sets;

    /// @param sequences shared by all that is compiled from one game
    /// @param sets by number
    protected OptionLister(NamedSets sequences, long[][] sets) {
        this.sequences = sequences;
        this.sets = sets;
    }

    /// Whether the state exists, given that no number is negative.
    public abstract boolean inside(long[] state);

    /// [#WON], [#LOST], a nimber's value plus 1, or 0 for an ordinary state.
    public abstract int special(long[] state);

    /// Lists the options of an ordinary state.
    public abstract void options(long[] state, OptionCollector out);

    /// The state of a starting position.
    ///
    /// @param written the numbers that were written
    public abstract long[] start(long[] written);
}
