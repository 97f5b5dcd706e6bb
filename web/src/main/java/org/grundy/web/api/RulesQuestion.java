package org.grundy.web.api;

import java.util.List;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.json.ExplanationRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.RulesText;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record RulesQuestion(
        @Needed @Nullable String rules, @Nullable String language) implements Question {

    List<ExplanationRecord> answer(Work work) {
        return records(compute(work));
    }

    List<RuleFamily> compute(Work work) {
        return RuleText.compile(Asked.needed("rules", rules)).families();
    }

    List<ExplanationRecord> records(List<RuleFamily> games) {
        return games.stream().map(ExplanationRecord::of).toList();
    }

    String words(List<RuleFamily> games) {
        return new RulesText(speaks(), Paint.NONE)
                .of(games.stream().map(RuleFamily::explanation).toList());
    }
}
