package org.grundy.lang.rules.internal.execution;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.internal.proof.MoveSteps;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;

/// A way to run the rules of one game: compiled, or interpreted where no classes can be made.
public interface RuleExecution {
    /// What lists the options of any state; for any number of threads.
    OptionLister lister();

    /// What fills tables by itself. Empty if tables are filled from listed options.
    ///
    /// @param measures that moves lower
    /// @param box the states of the table
    default Optional<StretchCompiler> filler(TerminationMeasure measures, StateBox box) {
        return Optional.empty();
    }

    /// What fills windows of tables. Empty if windows are filled from listed options.
    ///
    /// @param measures that moves lower
    /// @param steps of moves
    /// @param largest the largest of each number of a state
    default Optional<WindowCompiler> windows(TerminationMeasure measures, MoveSteps steps, List<Integer> largest) {
        return Optional.empty();
    }
}
