package org.grundy.render.text;

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
                        ? say("rules.list", "list", list)
                        : say("rules.numbers-and-list", "numbers", numbers, "list", list))
                .orElse(numbers);
        return say("rules.state", "of", of) + (game.unordered() ? say("rules.unordered") : "");
    }

    private String moves(Explanation game) {
        int count = game.rules();
        return (count == 1 ? say("rules.one") : say("rules.many", "count", count))
                + (game.splits() ? say("rules.sum") : say("rules.one-state"));
    }

    private String solved(Explanation game) {
        String order = String.join(say("rules.then"), game.measures());
        if (!game.measures().isEmpty()) {
            return say("rules.measured", "order", order);
        }
        if (game.list().isPresent()) {
            return say("rules.listed");
        }
        String where = game.unproved().orElse("");
        return say("rules.unproved", "where", where);
    }

    private String needs(Explanation game) {
        String list = game.needs().stream()
                .map(need -> say("rules.up-to") + need.largest() + language.of(": ", "：") + cells(need.cells()))
                .collect(Collectors.joining(language.of("; ", "；")));
        return say("rules.table") + list;
    }

    private String cells(OptionalLong cells) {
        if (cells.isEmpty()) {
            return say("rules.unbounded");
        }
        if (cells.getAsLong() > Integer.MAX_VALUE) {
            return say("rules.too-large");
        }
        long kilobytes = Math.max(1, cells.getAsLong() / 1024);
        return say("rules.cells", "cells", cells.getAsLong(), "kilobytes", kilobytes);
    }

    private String convention(Convention convention) {
        return say("rules.convention") + convention.words();
    }

    /// How two games compare, as one line.
    public String of(GameAgreement agreement) {
        String games = agreement.rules() + say("rules.both") + agreement.other();
        String place = agreement.last().stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
        String line = switch (agreement.verdict()) {
            case SAME -> paint.good(say("rules.same", "games", games, "positions", agreement.positions()));
            case DIFFERENT ->
                paint.bad(say(
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
            case UNDECIDED -> say("rules.undecided", "place", place, "games", games);
        };
        return line + "\n";
    }

    private String say(String key, Object... namesAndQuantities) {
        return AnswerMessages.say(language, key, namesAndQuantities);
    }
}
