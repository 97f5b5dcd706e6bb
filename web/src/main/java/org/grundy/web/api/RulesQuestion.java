package org.grundy.web.api;

import java.util.List;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.json.ExplanationRecord;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record RulesQuestion(
        @Needed @Nullable String rules, @Nullable String language) implements Question {

    List<ExplanationRecord> answer(Work work) {
        RuleText text = RuleText.compile(Asked.needed("rules", rules));
        return text.families().stream().map(ExplanationRecord::of).toList();
    }
}
