package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

import java.util.List;
import org.grundy.evidence.Evidence;
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
    /// The width of a list.
    private static final int LIST = 80;
    /// The width of how a game is written in it, and of the gap behind.
    private static final int FORM = 26;

    private static final int GAP = 2;

    private GameText() {}

    /// A line of at most 80 columns for each entry: how it is written, and its title; two lines where one is too short.
    public static String list(List<Entry> entries, Language language, Paint paint) {
        Page page = new Page(paint);
        for (Entry entry : entries) {
            String form = form(entry, language);
            String title = language.of(entry.title());
            boolean fits = DisplayWidth.of(form) <= FORM && DisplayWidth.of(title) <= LIST - FORM - GAP;
            if (fits) {
                page.line(0, paint.strong(DisplayWidth.left(form, FORM)) + " ".repeat(GAP) + title);
            } else {
                List<String> forms = DisplayWidth.of(form) <= LIST
                        ? List.of(form)
                        : List.of(entry.form().split(" or "));
                forms.forEach(each -> page.line(0, paint.strong(each)));
                page.line(4, title);
            }
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
        rules(page.heading(say(language, "game.rules")), language.of(entry.rules()));
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
        return language.of(entry.written());
    }

    /// Rules in the rule language keep their lines.
    private static void rules(Page page, String rules) {
        if (rules.strip().contains("\n")) {
            rules.strip().lines().forEach(line -> page.line(line.isBlank() ? 0 : 2, line.stripTrailing()));
        } else {
            page.paragraph(2, rules);
        }
    }

    private static void names(Page page, Entry entry, Language language) {
        if (!entry.aliases().isEmpty()) {
            page.paragraph(2, say(language, "game.aliases") + language.listed(entry.aliases()), page.paint()::faint);
        }
        if (!entry.problems().isEmpty()) {
            page.paragraph(2, say(language, "game.problems") + language.listed(entry.problems()), page.paint()::faint);
        }
    }

    private static void theorem(Page page, NamedGame<?> game, Theorem<?> theorem, Language language) {
        Sentences sentences = Sentences.of(game, language);
        sentences
                .find(theorem.key() + ".statement")
                .ifPresent(text -> page.heading(say(language, "game.theorem")).paragraph(2, text));
        for (String further : List.of("proof", "domain")) {
            sentences
                    .find(theorem.key() + "." + further)
                    .ifPresent(text -> page.paragraph(2, say(language, "game." + further) + text));
        }
        EvidenceText.formal(page, 2, game.formalProofs(theorem.key()), theorem.key(), sentences);
        if (theorem.evidence() instanceof Evidence.ByStatement stated) {
            page.paragraph(2, EvidenceText.statement(stated, sentences));
        }
        if (!theorem.source().toString().isEmpty()) {
            page.paragraph(2, say(language, "game.source") + theorem.source());
        }
    }
}
