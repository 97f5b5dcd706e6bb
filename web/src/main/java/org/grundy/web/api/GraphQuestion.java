package org.grundy.web.api;

import java.util.List;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.render.sheet.GraphRecord;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record GraphQuestion(
        @Nullable String expression,

        @Nullable String rules,
        @Nullable String join,
        @Nullable String ending,
        @Nullable String play,

        @Nullable List<String> moves,

        @Nullable String language)
        implements Question {
    /// The largest number of positions drawn where all are.
    private static final int MOST = 200;

    /// The largest number drawn where only those nearby are.
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
