package org.grundy.web.api;

import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.play.BestLine;
import org.grundy.play.Opponent;
import org.grundy.play.PlayState;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.AnswerText;
import org.grundy.render.text.play.BestLineText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record AnalyzeQuestion(
        @Needed @Nullable String expression,
        @Nullable String rules,
        @Choice(Join.class) @Nullable String join,
        @Choice(Ending.class) @Nullable String ending,
        @Choice(Play.class) @Nullable String play,

        @Nullable Boolean line,

        @Nullable Long positions,
        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    /// The largest number of moves of best play that are shown.
    private static final int LONGEST = 100;

    /// What is known of a sum.
    ///
    /// @param written the sum as it was asked about
    /// @param best best play to the end, where it was asked for
    /// @param budget what the analysis was allowed to spend
    record Analyzed(String written, Analysis analysis, Optional<BestLine> best, Budget budget) {}

    AnswerRecord answer(Work work) {
        return record(compute(work));
    }

    Analyzed compute(Work work) {
        String written = Asked.needed("expression", expression);
        Sum sum = ExpressionParser.parse(Asked.library(rules), written);
        Convention convention = Asked.convention(sum, join, ending, play);
        Run run = work.run(positions, work(), time);
        Analysis analysis = Grundy.analyze(sum, convention, run);
        Optional<BestLine> best =
                Boolean.TRUE.equals(line) && analysis.outcome().isPresent()
                        ? Optional.of(BestLine.of(PlayState.of(sum, convention), LONGEST, Opponent.quick(), run))
                        : Optional.empty();
        return new Analyzed(written, analysis, best, run.budget());
    }

    AnswerRecord record(Analyzed sum) {
        AnswerRecord answer = AnswerRecord.of(sum.analysis, sum.written, speaks());
        return sum.best.map(answer::with).orElse(answer);
    }

    String words(Analyzed sum) {
        String answer = AnswerText.of(sum.analysis, sum.written, sum.budget, speaks(), Paint.NONE);
        return sum.best
                .map(moves -> answer + "\n" + BestLineText.page(moves, speaks(), Paint.NONE))
                .orElse(answer);
    }
}
