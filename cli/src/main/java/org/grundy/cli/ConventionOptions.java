package org.grundy.cli;

import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say how a sum is played. What is not asked for is as the sum's games have it.
final class ConventionOptions {
    @Option(names = "--misere", description = "Whoever cannot move wins; in normal play that player loses.")
    private boolean misere;

    @Option(
            names = "--join",
            paramLabel = "J",
            description = "Where a player moves: in one component (disjunctive, the usual one), in every one"
                    + " (conjunctive), or in one or more (selective).")
    private @Nullable String join;

    @Option(
            names = "--ending",
            paramLabel = "E",
            description = "When the sum is over: when every component is (long, the usual one), when one is (short), or"
                    + " when every component has Grundy value 0 (sj, the forced stop of the SJ theorem).")
    private @Nullable String ending;

    /// The convention for a sum.
    ///
    /// @throws org.grundy.lang.InputError if a part of what is asked for is unknown
    Convention convention(Sum sum) {
        Convention own = Conventions.of(sum);
        return new Convention(
                join == null ? own.join() : OptionText.choice("--join", join, Join.class),
                ending == null ? own.ending() : OptionText.choice("--ending", ending, Ending.class),
                misere ? Play.MISERE : own.play());
    }
}
