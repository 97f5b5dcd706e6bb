package org.grundy.lang.rules.internal.bytecode;

import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.internal.execution.FaultSites;
import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.set.NamedSets;
import org.grundy.text.Span;

/// What the listers have that are compiled from rules.
public abstract class CompiledLister implements OptionLister {
    /// The named sets.
    protected final NamedSets sequences;

    /// The sets known when the rules were compiled.
    protected final long[][] sets;

    private final FaultSites sites;

    /// @param sequences shared by all that is compiled from one game
    /// @param sets by number
    /// @param sites at which the compiled rules can fault
    protected CompiledLister(NamedSets sequences, long[][] sets, FaultSites sites) {
        this.sequences = sequences;
        this.sets = sets;
        this.sites = sites;
    }

    @Override
    public Span place(RuleFault fault) {
        return sites.span(fault);
    }
}
