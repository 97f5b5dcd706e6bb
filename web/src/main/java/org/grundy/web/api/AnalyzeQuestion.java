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
        @Meaning(en = "a sum such as kayles(7) + bash[3](15) + *4", zh = "和，例如 kayles(7) + bash[3](15) + *4") @Nullable
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

        @Meaning(en = "adds best play to the end", zh = "附上双方最优直到终局的走法") @Nullable
        Boolean line,

        @Meaning(en = "how many positions may be visited", zh = "最多访问多少个局面") @Nullable
        Long positions,

        @Meaning(en = "how many milliseconds it may take", zh = "最多用多少毫秒") @Nullable
        Long time,

        @Meaning(en = "the language of the words in the answer, en or zh", zh = "答案用哪种语言：en 或 zh") @Nullable
        String language)
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
