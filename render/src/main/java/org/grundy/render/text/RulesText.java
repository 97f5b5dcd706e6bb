package org.grundy.render.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.game.Convention;
import org.grundy.lang.rules.Explanation;
import org.grundy.lang.rules.GameAgreement;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// Rules in words: what was understood of them, and how they compare with another game.
public final class RulesText {
    private final Language language;
    private final Paint paint;

    /// Words in a language.
    public RulesText(Language language, Paint paint) {
        this.language = language;
        this.paint = paint;
    }

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
            if (!game.convention().equals(Convention.NORMAL)) {
                page.paragraph(2, convention(game.convention()));
            }
        }
        return page.toString();
    }

    private String state(Explanation game) {
        String numbers = String.join(", ", game.numbers());
        String en = game.list()
                .map(list -> numbers.isEmpty() ? "the list " + list : numbers + " and the list " + list)
                .orElse(numbers);
        String zh = game.list()
                .map(list -> numbers.isEmpty() ? "列表 " + list : numbers + " 和列表 " + list)
                .orElse(numbers);
        return language.of(
                "state: " + en + (game.unordered() ? ", in any order" : ""),
                "局面：" + zh + (game.unordered() ? "，不分顺序" : ""));
    }

    private String moves(Explanation game) {
        String count = Integer.toString(game.rules());
        return language.of(
                count
                        + (game.rules() == 1 ? " rule; " : " rules; ")
                        + (game.splits() ? "a move may leave a sum" : "every move leaves one state"),
                count + " 条规则；" + (game.splits() ? "一步之后可以是多个局面之和" : "每步之后恰有一个局面"));
    }

    private String solved(Explanation game) {
        String order = String.join(language.of(", then ", "，其次 "), game.measures());
        if (!game.measures().isEmpty()) {
            return language.of(
                    "every move lowers " + order + ": values are computed into a table in that order",
                    "每步都使 " + order + " 变小：按此顺序填表计算");
        }
        if (game.list().isPresent()) {
            return language.of(
                    "states with a list are searched and remembered; if one can come again, play may be a draw",
                    "带列表的局面用记忆化搜索求解；若局面可以重复出现，则可能是和棋");
        }
        String where = game.unproved().orElse("");
        return language.of(
                "it is not proved that \"" + where + "\" lowers anything: positions are searched and remembered, and if"
                        + " one can come again, play may be a draw",
                "未能证明“" + where + "”使某个量变小：用记忆化搜索求解；若局面可以重复出现，则可能是和棋");
    }

    private String needs(Explanation game) {
        String list = game.needs().stream()
                .map(need -> language.of("up to ", "到 ") + need.largest() + ": " + cells(need.cells()))
                .collect(Collectors.joining(language.of("; ", "；")));
        return language.of("table ", "表：") + list;
    }

    private String cells(OptionalLong cells) {
        if (cells.isEmpty()) {
            return language.of("none, for a number may grow without bound", "无，因为有的数可能无限增大");
        }
        if (cells.getAsLong() > Integer.MAX_VALUE) {
            return language.of("too large, so positions are searched", "过大，改用搜索");
        }
        long kilobytes = Math.max(1, cells.getAsLong() / 1024);
        return language.of(
                cells.getAsLong() + " cells, " + kilobytes + " KB or a little more",
                cells.getAsLong() + " 格，" + kilobytes + " KB 或略多");
    }

    private String convention(Convention convention) {
        return language.of("played ", "玩法：")
                + (convention.join() + " " + convention.ending() + " " + convention.play()).toLowerCase(Locale.ROOT);
    }

    /// How two games compare, as one line.
    public String of(GameAgreement agreement) {
        String games = agreement.rules() + language.of(" and ", " 与 ") + agreement.other();
        String place = agreement.last().stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
        String line = switch (agreement.verdict()) {
            case SAME ->
                paint.good(games
                        + language.of(" agree on ", " 在 ")
                        + agreement.positions()
                        + language.of(" positions", " 个局面上一致"));
            case DIFFERENT ->
                paint.bad(language.of(
                        agreement.rules() + place + " is " + agreement.found().getFirst() + ", but "
                                + agreement.other() + place + " is "
                                + agreement.found().getLast(),
                        agreement.rules() + place + " 是 " + agreement.found().getFirst() + "，而 " + agreement.other()
                                + place + " 是 " + agreement.found().getLast()));
            case UNDECIDED ->
                language.of(
                        "at " + place + " one of " + games + " is undecided within the budget",
                        "在 " + place + " 处，" + games + " 之一在限额内未能判定");
        };
        return line + "\n";
    }
}
