package org.grundy.web.api;

import org.grundy.analysis.Analysis;
import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.play.BestLine;
import org.grundy.play.Opponent;
import org.grundy.play.PlayState;
import org.grundy.render.json.AnswerRecord;
import org.grundy.run.Run;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record AnalyzeQuestion(
        @Meaning("a sum such as kayles(7) + bash[3](15) + *4") @Nullable
        String expression,

        @Meaning("rules of further games, in the rule language") @Nullable
        String rules,

        @Meaning("disjunctive, conjunctive or selective") @Nullable
        String join,

        @Meaning("long, short or sj") @Nullable String ending,
        @Meaning("normal or misere") @Nullable String play,
        @Meaning("adds best play to the end") @Nullable Boolean line,

        @Meaning("how many positions may be visited") @Nullable
        Long positions,

        @Meaning("how many milliseconds it may take") @Nullable
        Long time,

        @Nullable String language)
        implements Question {
    /// So many moves of best play are shown at most.
    private static final int LONGEST = 100;

    AnswerRecord answer(Work work) {
        String written = Asked.needed("expression", expression);
        Sum sum = ExpressionParser.parse(Asked.library(rules), written);
        Convention convention = Asked.convention(sum, join, ending, play);
        Run run = work.run(positions, time);
        Analysis analysis = Grundy.analyze(sum, convention, run);
        AnswerRecord answer = AnswerRecord.of(analysis, written, speaks());
        return Boolean.TRUE.equals(line) && analysis.outcome().isPresent()
                ? answer.with(BestLine.of(PlayState.of(sum, convention), LONGEST, Opponent.quick(), run))
                : answer;
    }
}
