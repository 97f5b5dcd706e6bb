package org.grundy.analysis;

import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.misere.MisereSum;
import org.grundy.analysis.sum.CompoundSum;
import org.grundy.analysis.sum.EndlessSum;
import org.grundy.analysis.sum.EntailingSum;
import org.grundy.analysis.sum.ForcedStopSum;
import org.grundy.analysis.sum.InstantSum;
import org.grundy.analysis.sum.NormalSum;
import org.grundy.analysis.sum.SearchedSum;
import org.grundy.analysis.sum.UndecidedSum;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// The front door: a sum and a convention go in, an [Analysis] comes out.
///
/// Theorems come in with the games of the sum; where none applies the rules are searched.
public final class Grundy {
    private Grundy() {}

    /// Analyzes a sum.
    ///
    /// @param sum components of any games
    /// @param convention how it is played
    /// @param budget what may be spent; when it is spent the analysis says what is known so far
    public static Analysis analyze(Sum sum, Convention convention, Budget budget) {
        return analyze(sum, convention, new Run(budget));
    }

    /// Analyzes a sum, charging a run of the caller's.
    ///
    /// @param sum components of any games
    /// @param convention how it is played
    /// @param run charged for the work; the caller may listen to its progress and stop it
    public static Analysis analyze(Sum sum, Convention convention, Run run) {
        return analyze(sum, convention, SumQuestion.ALL, run);
    }

    /// Answers a question about a sum, charging a run of the caller's.
    ///
    /// @param question what is wanted; what is not may be unknown in the analysis
    /// @param run charged for the work; the caller may listen to its progress and stop it
    public static Analysis analyze(Sum sum, Convention convention, SumQuestion question, Run run) {
        Optional<Analysis> instant = InstantSum.analyze(sum, convention, run);
        return instant.isPresent() ? instant.get() : analyzePlay(sum, convention, question, run);
    }

    private static Analysis analyzePlay(Sum sum, Convention convention, SumQuestion question, Run run) {
        if (EndlessSum.concerns(sum, convention)) {
            return EndlessSum.analyze(sum, convention, question, run);
        }
        if (ForcedStopSum.concerns(convention)) {
            return ForcedStopSum.analyze(sum, convention, run);
        }
        if (convention.ending() == Ending.SJ) {
            return new SearchedSum(sum, convention, run).analyze();
        }
        if (!convention.ordinary()) {
            return new CompoundSum(sum, convention, run).analyze();
        }
        if (convention.play() == Play.MISERE) {
            return new MisereSum(sum, run).analyze();
        }
        return EntailingSum.concerns(sum) ? analyzeEntailing(sum, run) : new NormalSum(sum, question, run).analyze();
    }

    private static Analysis analyzeEntailing(Sum sum, Run run) {
        return switch (run.attempt(() -> new EntailingSum(sum, run).analyze())) {
            case Solved.Done<Analysis> done -> done.result();
            case Solved.Undecided<Analysis> limit -> UndecidedSum.of(sum, Convention.NORMAL, limit);
        };
    }
}
