package org.grundy.web.api;

import java.util.List;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.render.sheet.GraphRecord;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record GraphQuestion(
        @Needed @Nullable String expression,

        @Nullable String rules,
        @Choice(Join.class) @Nullable String join,
        @Choice(Ending.class) @Nullable String ending,
        @Choice(Play.class) @Nullable String play,

        @Nullable List<String> moves,

        @Nullable String language)
        implements Question {
    /// The largest number of positions drawn where all are.
    private static final int MOST_POSITIONS = 200;

    /// The largest number drawn where only those nearby are.
    private static final int NEARBY = 60;

    PositionDiagram compute(Work work) {
        PlayState start = PlayedGame.of(expression, rules, join, ending, play, moves, work)
                .position();
        return PositionDiagram.of(start, MOST_POSITIONS, work.run())
                .orElseGet(() -> PositionDiagram.near(start, NEARBY, work.run()));
    }

    GraphRecord record(PositionDiagram diagram) {
        return GraphRecord.of(diagram);
    }
}
