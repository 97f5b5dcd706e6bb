package org.grundy.lang.rules.internal.bytecode;

import org.grundy.lang.rules.internal.support.NamedSets;

/// Compiled rules that list the options of any state. A state is an array: its numbers, then the elements
/// of its list. All methods throw [org.grundy.lang.rules.internal.support.RuleFault] in a state where the rules
/// cannot be followed.
public abstract class OptionLister {
    /// The special answer for a state from which whoever is to move wins at once.
    public static final int WON = -1;
    /// The special answer for a state without moves.
    public static final int LOST = -2;

    /// The sets that have a name.
    protected final NamedSets sequences;

    /// The sets known when the rules were compiled.
    protected final long[][] sets;

    /// @param sequences shared by all that is compiled from one game
    /// @param sets by number
    protected OptionLister(NamedSets sequences, long[][] sets) {
        this.sequences = sequences;
        this.sets = sets;
    }

    /// Whether there is such a state, apart from negative numbers.
    public abstract boolean inside(long[] state);

    /// [#WON], [#LOST], 1 more than a nimber's value, or 0 for a state with nothing special.
    public abstract int special(long[] state);

    /// Lists the options of a state with nothing special.
    public abstract void options(long[] state, OptionCollector out);

    /// The state of a starting position.
    ///
    /// @param written the numbers that were written
    public abstract long[] start(long[] written);
}
