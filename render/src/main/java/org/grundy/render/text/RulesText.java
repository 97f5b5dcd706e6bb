package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.game.Convention;
import org.grundy.lang.rules.Explanation;
import org.grundy.lang.rules.GameAgreement;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// Rules in words: what was understood of them, and how they compare with another game.
///
/// @param language of the words
/// @param paint colours them
public record RulesText(Language language, Paint paint) {
    /// Each game in a few lines.
    public String of(List<Explanation> games) {
        Page page = new Page(paint);
        for (Explanation game : games) {
            page.paragraph(0, game.form(), paint::strong);
            page.paragraph(2, state(game));
            page.paragraph(2, moves(game));
            page.paragraph(2, solved(game));
            if (!game.needs().isEmpty()) {
                page.paragraph(2, needs(game));
            }
            if (!game.convention().normal()) {
                page.paragraph(2, convention(game.convention()));
            }
        }
        return page.toString();
    }

    private String state(Explanation game) {
        String numbers = String.join(", ", game.numbers());
        String of = game.list()
                .map(list -> numbers.isEmpty()
                        ? say(language, "rules.list", "list", list)
                        : say(language, "rules.numbers-and-list", "numbers", numbers, "list", list))
                .orElse(numbers);
        return say(language, "rules.state", "of", of) + (game.unordered() ? say(language, "rules.unordered") : "");
    }

    private String moves(Explanation game) {
        int count = game.rules();
        return (count == 1 ? say(language, "rules.one") : say(language, "rules.many", "count", count))
                + (game.splits() ? say(language, "rules.sum") : say(language, "rules.one-state"));
    }

    private String solved(Explanation game) {
        String order = String.join(say(language, "rules.then"), game.measures());
        if (!game.measures().isEmpty()) {
            return say(language, "rules.measured", "order", order);
        }
        if (game.list().isPresent()) {
            return say(language, "rules.listed");
        }
        String where = game.unproved().orElse("");
        return say(language, "rules.unproved", "where", where);
    }

    private String needs(Explanation game) {
        String list = game.needs().stream()
                .map(need ->
                        say(language, "rules.up-to") + need.largest() + language.of(": ", "：") + cells(need.cells()))
                .collect(Collectors.joining(language.of("; ", "；")));
        return say(language, "rules.table") + list;
    }

    private String cells(OptionalLong cells) {
        if (cells.isEmpty()) {
            return say(language, "rules.unbounded");
        }
        if (cells.getAsLong() > Integer.MAX_VALUE) {
            return say(language, "rules.too-large");
        }
        long kilobytes = Math.max(1, cells.getAsLong() / 1024);
        return say(language, "rules.cells", "cells", cells.getAsLong(), "kilobytes", kilobytes);
    }

    private String convention(Convention convention) {
        return say(language, "rules.convention") + convention.words();
    }

    /// How two games compare, as one line.
    public String of(GameAgreement agreement) {
        String games = agreement.rules() + say(language, "rules.both") + agreement.other();
        String place = agreement.last().stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
        String line = switch (agreement.verdict()) {
            case SAME -> paint.good(say(language, "rules.same", "games", games, "positions", agreement.positions()));
            case DIFFERENT ->
                paint.bad(say(
                        language,
                        "rules.different",
                        "one",
                        agreement.rules(),
                        "place",
                        place,
                        "first",
                        agreement.found().getFirst(),
                        "other",
                        agreement.other(),
                        "second",
                        agreement.found().getLast()));
            case UNDECIDED -> say(language, "rules.undecided", "place", place, "games", games);
        };
        return line + "\n";
    }
}
