package org.grundy.web.api;

import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.render.json.GameRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.GameText;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record ShowQuestion(@Needed @Nullable String game, @Nullable String language) implements Question {

    GameRecord answer(Work work) {
        return GameRecord.of(compute(work));
    }

    NamedGame<?> compute(Work work) {
        return ExpressionParser.parseDescribed(Asked.LIBRARY, Asked.needed("game", game));
    }

    /// The game in full; its example stands as a question without its answer.
    String words(NamedGame<?> shown) {
        return GameText.of(shown, "", speaks(), Paint.NONE);
    }
}
