package org.grundy.web.api;

import java.util.List;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.render.sheet.GraphRecord;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record GraphQuestion(
        @Meaning("the sum from which is played") @Nullable String expression,

        @Meaning("rules of further games, in the rule language") @Nullable
        String rules,

        @Meaning("disjunctive, conjunctive or selective") @Nullable
        String join,

        @Meaning("long, short or sj") @Nullable String ending,
        @Meaning("normal or misere") @Nullable String play,

        @Meaning("the moves that lead from it to the position below which the graph is drawn") @Nullable
        List<String> moves,

        @Nullable String language)
        implements Question {
    /// So many positions are drawn where they are all, and so many where only those nearby fit.
    private static final int MOST = 200;

    private static final int NEARBY = 60;

    PositionDiagram compute(Work work) {
        PlayState start = PlayedGame.of(expression, rules, join, ending, play, moves, work)
                .position();
        return PositionDiagram.of(start, MOST, work.run())
                .orElseGet(() -> PositionDiagram.near(start, NEARBY, work.run()));
    }

    GraphRecord record(PositionDiagram diagram) {
        return GraphRecord.of(diagram);
    }
}
