package org.grundy.analysis.sum;

import org.grundy.run.Budget;
import org.grundy.run.Run;

/// How much of what is left may be spent on one value.
enum Effort {
    /// All but what is kept for what follows.
    WHOLE,
    /// A part, as a theorem already knows who wins.
    PART,
    /// What is found soon, as nothing depends on it.
    LITTLE;

    /// The part of the budget that is kept for what follows the answer to a question.
    private static final int LEFT_OVER = 10;

    /// The part of the work for a value that is not needed to know the winner.
    private static final int GLANCE = 10;

    /// The most positions for it, where the rules are searched.
    private static final long GLANCE_POSITIONS = 2_000_000;

    /// Some seconds for a board.
    private static final long LITTLE_WORK = 10_000_000;

    /// The limits for one question about a position.
    ///
    /// @param valued whether its game has a valuation of its own
    Budget of(Run run, boolean valued) {
        return switch (this) {
            case WHOLE -> run.allBut(LEFT_OVER);
            case PART -> run.part(GLANCE).withPositions(valued ? run.budget().positions() : GLANCE_POSITIONS);
            case LITTLE -> run.part(GLANCE).withWorkAtMost(LITTLE_WORK);
        };
    }
}
