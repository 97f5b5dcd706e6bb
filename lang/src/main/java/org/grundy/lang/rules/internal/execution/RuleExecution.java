package org.grundy.lang.rules.internal.execution;

import java.util.Optional;
import java.util.function.Function;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;

/// A way to run the rules of one game: compiled, or interpreted where no classes can be made.
public interface RuleExecution {
    /// What lists the options of any state; for any number of threads.
    OptionLister lister();

    /// What fills tables by itself, by the type of their cells: `byte[]`, `short[]` or `int[]`. Empty if tables are
    /// filled from listed options.
    ///
    /// @param measures that moves lower
    /// @param box the states of the table
    default Optional<Function<Class<?>, TableStretch>> filler(TerminationMeasure measures, StateBox box) {
        return Optional.empty();
    }
}
