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
        @Meaning(en = "the sum from which is played", zh = "开局的和") @Nullable
        String expression,

        @Meaning(en = "rules of further games, in the rule language", zh = "用规则语言写的其他游戏") @Nullable
        String rules,

        @Meaning(en = "disjunctive, conjunctive or selective", zh = "每步改变哪些子游戏：disjunctive、conjunctive 或 selective")
        @Nullable
        String join,

        @Meaning(en = "long, short or sj", zh = "结束方式：long、short 或 sj") @Nullable
        String ending,

        @Meaning(en = "normal or misere", zh = "正常规则 normal 或反常规则 misere") @Nullable
        String play,

        @Meaning(
                en = "the moves that lead from it to the position below which the graph is drawn",
                zh = "从开局走到某个局面的各步；画该局面以下的图")
        @Nullable
        List<String> moves,

        @Meaning(en = "the language of the words in the answer, en or zh", zh = "答案用哪种语言：en 或 zh") @Nullable
        String language)
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
