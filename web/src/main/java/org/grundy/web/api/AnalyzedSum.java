package org.grundy.web.api;

import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.play.BestLine;
import org.grundy.render.Language;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.AnswerText;
import org.grundy.render.text.play.BestLineText;
import org.grundy.run.Budget;

/// What is known of a sum.
///
/// @param written the sum as it was asked about
/// @param best best play to the end, where it was asked for
/// @param budget what the analysis was allowed to spend
record AnalyzedSum(String written, Analysis analysis, Optional<BestLine> best, Budget budget) {
    AnswerRecord record(Language language) {
        AnswerRecord answer = AnswerRecord.of(analysis, written, language);
        return best.map(answer::with).orElse(answer);
    }

    String words(Language language) {
        String answer = AnswerText.of(analysis, written, budget, language, Paint.NONE);
        return best.map(line -> answer + "\n" + BestLineText.page(line, language, Paint.NONE))
                .orElse(answer);
    }
}
