package org.grundy.web.api;

import java.util.Optional;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
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
        String name = Asked.needed("game", game);
        Library library = Asked.LIBRARY;
        Optional<Family> family = library.find(name);
        return family.isPresent() ? ofExample(library, family.get()) : ExpressionParser.parseGame(library, name);
    }

    /// The game in full; its example stands as a question without its answer.
    String words(NamedGame<?> shown) {
        return GameText.of(shown, "", speaks(), Paint.NONE);
    }

    /// A family's theorems depend on parameters; those of its example stand for all.
    private static NamedGame<?> ofExample(Library library, Family family) {
        Sum example = ExpressionParser.parse(library, family.entry().example());
        return (NamedGame<?>) example.components().getFirst().game();
    }
}
