package org.grundy.web.api;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.discover.Discovery;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.run.Run;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record DiscoverQuestion(
        @Meaning(
                en = "a game such as wythoff or bash[3]; the first game of the rules if it is left out",
                zh = "游戏，例如 wythoff 或 bash[3]；省略时取规则中的第一个")
        @Nullable
        String game,

        @Meaning(en = "games in the rule language", zh = "用规则语言写的游戏") @Nullable
        String rules,

        @Meaning(en = "parameters that vary, such as m=1..8", zh = "变化的参数，例如 m=1..8") @Nullable
        List<String> vary,

        @Meaning(en = "the largest number of a position", zh = "局面中最大的数") @Nullable
        Integer to,

        @Meaning(en = "normal or misere", zh = "正常规则 normal 或反常规则 misere") @Nullable
        String play,

        @Meaning(en = "how many milliseconds it may take", zh = "最多用多少毫秒") @Nullable
        Long time,

        @Meaning(en = "the language of the words in the answer, en or zh", zh = "答案用哪种语言：en 或 zh") @Nullable
        String language)
        implements Question {
    private static final int MOST = 1 << 20;

    List<DiscoveryRecord> answer(Work work) {
        List<Variation> games =
                NamedVariations.all(Asked.game(game, rules), Asked.library(rules), vary == null ? List.of() : vary);
        OptionalInt bound =
                to == null ? OptionalInt.empty() : OptionalInt.of(SequenceQuestion.within("to", to, 1, MOST));
        Run run = work.run(null, time);
        return games.stream()
                .map(each -> Discovery.standard().of(each, Asked.played(play, each), bound, run))
                .map(report -> DiscoveryRecord.of(report, speaks()))
                .toList();
    }
}
