package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

import java.util.List;
import org.grundy.game.Theorem;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// Games in words: one line each in a list, and one with its rules, theorems and an example.
public final class GameText {
    private GameText() {}

    /// A line for each entry: how it is written, and its title.
    public static String list(List<Entry> entries, Language language, Paint paint) {
        Page page = new Page(paint);
        int width = entries.stream()
                .mapToInt(entry -> DisplayWidth.of(form(entry, language)))
                .max()
                .orElse(0);
        for (Entry entry : entries) {
            String form = DisplayWidth.left(form(entry, language), width);
            page.line(0, paint.strong(form) + "  " + language.of(entry.title()));
        }
        return page.toString();
    }

    /// A game in full.
    ///
    /// @param game for its words and theorems
    /// @param example the answer to the entry's example, as lines
    public static String of(NamedGame<?> game, String example, Language language, Paint paint) {
        Entry entry = game.entry();
        Page page = new Page(paint).paragraph(0, language.of(entry.title()), paint::strong);
        names(page, entry, language);
        page.heading(say(language, "game.rules")).paragraph(2, language.of(entry.rules()));
        page.heading(say(language, "game.form")).paragraph(2, form(entry, language));
        for (Theorem<?> theorem : game.theorems()) {
            theorem(page, game, theorem, language);
        }
        page.heading(say(language, "game.example") + "grundy solve \"" + entry.example() + "\"");
        example.lines().skip(1).forEach(line -> page.line(line.isEmpty() ? 0 : 2, line));
        return page.toString();
    }

    /// How a game is written; there may be two ways.
    private static String form(Entry entry, Language language) {
        return entry.form().replace(" or ", say(language, "game.or"));
    }

    private static void names(Page page, Entry entry, Language language) {
        if (!entry.aliases().isEmpty()) {
            page.paragraph(2, say(language, "game.aliases") + String.join(", ", entry.aliases()), page.paint()::faint);
        }
        if (!entry.problems().isEmpty()) {
            page.paragraph(
                    2, say(language, "game.problems") + String.join(", ", entry.problems()), page.paint()::faint);
        }
    }

    private static void theorem(Page page, NamedGame<?> game, Theorem<?> theorem, Language language) {
        Sentences sentences = Sentences.of(game, language);
        sentences
                .find(theorem.key() + ".statement")
                .ifPresent(text -> page.heading(say(language, "game.theorem")).paragraph(2, text));
        sentences
                .find(theorem.key() + ".proof")
                .ifPresent(text -> page.paragraph(2, say(language, "game.proof") + text));
        sentences
                .find(theorem.key() + ".domain")
                .ifPresent(text -> page.paragraph(2, say(language, "game.domain") + text));
        page.paragraph(2, say(language, "game.source") + theorem.source());
    }
}
