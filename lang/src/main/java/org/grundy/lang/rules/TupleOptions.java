package org.grundy.lang.rules;

import java.util.List;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.internal.execution.OptionCollector;
import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.run.Run;

/// The states of rules as arrays of numbers, and their options: for tables, where an object for each would cost more
/// than the rules. For one thread.
///
/// All methods throw [org.grundy.text.InputError] where evaluating a rule faults in some state.
public final class TupleOptions {
    private final CompiledRules rules;
    private final OptionLister lister;
    private final StateShape shape;
    private final OptionCollector collector;

    /// Takes options.
    @FunctionalInterface
    public interface Receiver {
        /// An option, as the states that it leaves. The list belongs to the caller, who uses it again.
        void option(List<long[]> parts);

        /// Candidates are looked at that need not be options.
        default void looked(long candidates) {}
    }

    TupleOptions(CompiledRules rules, OptionLister lister, Run run, Receiver out) {
        this.rules = rules;
        this.lister = lister;
        this.shape = rules.tree().shape();
        this.collector = new OptionCollector(lister, shape.arity(), shape.unordered(), new OptionCollector.Receiver() {
            @Override
            public void option(List<long[]> parts) {
                out.option(parts);
            }

            @Override
            public void looked(long candidates) {
                run.options(candidates);
                out.looked(candidates);
            }

            @Override
            public boolean keeps() {
                return false;
            }
        });
    }

    /// Whether there is a state that is written as these numbers; where order does not matter, only one of several is.
    ///
    /// @param state each number at least 0
    public boolean exists(long[] state) {
        boolean fits = shape.list().isPresent() ? state.length >= shape.arity() : state.length == shape.arity();
        try {
            return fits && ordered(state) && lister.inside(state);
        } catch (RuleFault fault) {
            throw rules.error(RuleState.of(state), fault);
        }
    }

    private boolean ordered(long[] state) {
        if (!shape.unordered()) {
            return true;
        }
        for (int place = state.length > shape.arity() ? shape.arity() + 1 : 1; place < state.length; place++) {
            if (state[place - 1] > state[place]) {
                return false;
            }
        }
        return true;
    }

    /// What the rules say of a state beside its options.
    ///
    /// @return [OptionLister#WON] or [OptionLister#LOST], the value plus 1 where it is a nimber, else 0
    private int special(long[] state) {
        return rules.tree().specials().isEmpty() ? 0 : lister.special(state);
    }

    /// Whether the player to move wins at once.
    public boolean won(long[] state) {
        try {
            return special(state) == OptionLister.WON;
        } catch (RuleFault fault) {
            throw rules.error(RuleState.of(state), fault);
        }
    }

    /// Lists the options of a state.
    ///
    /// @param state that exists
    /// @return false if the rules say that it is a nimber above 0, whose options are no states
    public boolean list(long[] state) {
        try {
            int special = special(state);
            if (special == 0) {
                lister.options(state, collector);
            }
            return special <= 1; // a nimber of 0 has no options
        } catch (RuleFault fault) {
            throw rules.error(RuleState.of(state), fault);
        }
    }
}
