package org.grundy.web.api;

import java.util.List;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.json.ExplanationRecord;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record RulesQuestion(
        @Meaning(en = "games in the rule language", zh = "用规则语言写的游戏") @Nullable
        String rules,

        @Nullable String language) implements Question {
    List<ExplanationRecord> answer(Work work) {
        RuleText text = RuleText.compile(Asked.needed("rules", rules));
        return text.families().stream().map(ExplanationRecord::of).toList();
    }
}
