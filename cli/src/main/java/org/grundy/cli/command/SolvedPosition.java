package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.play.BestLine;
import org.grundy.play.OptionValues;
import org.grundy.render.Language;
import org.grundy.render.ListedMoves;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.lesson.OptionsText;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.AnswerText;
import org.grundy.render.text.play.BestLineText;
import org.grundy.run.Budget;

/// All that `solve` tells of a position.
///
/// @param expression the position as it was written
/// @param question what was asked about it
/// @param certified whether no certificate is missing that was asked for
/// @param best best play to the end, if it is asked for
/// @param options the options with their values, if they are to be listed
record SolvedPosition(
        String expression,
        SumQuestion question,
        Analysis analysis,
        boolean certified,
        Optional<BestLine> best,
        Optional<OptionValues> options) {
    AnswerRecord record(ListedMoves moves, Language language) {
        AnswerRecord answer = AnswerRecord.of(analysis, expression, moves, language);
        AnswerRecord played = best.map(answer::with).orElse(answer);
        return options.map(played::with).orElse(played);
    }

    /// Whether what was asked is known, and certified where that was asked for.
    boolean complete() {
        return certified && answered();
    }

    private boolean answered() {
        boolean valued = analysis.value().isPresent() || analysis.mayHaveNoValue();
        return analysis.outcome().isPresent() && (question != SumQuestion.VALUE || valued);
    }

    /// The answer, the options and best play, a page each.
    ///
    /// @param budget what the search was allowed, for advice where it was too little
    List<Page> pages(ListedMoves moves, Budget budget, Language language, Paint paint) {
        return Stream.of(
                        Optional.of(AnswerText.page(analysis, expression, question, budget, moves, language, paint)),
                        options.map(listed -> OptionsText.page(listed, language, paint)),
                        best.map(played -> BestLineText.page(played, language, paint)))
                .flatMap(Optional::stream)
                .toList();
    }
}
