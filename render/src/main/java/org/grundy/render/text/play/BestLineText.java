package org.grundy.render.text.play;

import static org.grundy.render.text.play.PlayMessages.say;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.play.BestLine;
import org.grundy.play.MovePlan;
import org.grundy.play.Player;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.MoveText;

/// Best play to the end as a table: turn, who moves, what he does, what is left.
public final class BestLineText {
    private static final int GAP = 3;
    private static final int WIDEST = 80;

    private final BestLine line;
    private final Language language;
    private final Page page;

    private BestLineText(BestLine line, Language language, Paint paint) {
        this.line = line;
        this.language = language;
        this.page = new Page(paint);
    }

    /// The table with a heading and a closing sentence.
    public static Page page(BestLine line, Language language, Paint paint) {
        return new BestLineText(line, language, paint).written();
    }

    private Page written() {
        page.heading(say(language, "line.heading"));
        List<List<String>> rows = rows();
        if (!line.moves().isEmpty()) {
            table(rows);
        }
        page.paragraph(2, end());
        if (!line.moves().isEmpty()) {
            page.paragraph(2, certainty(), page.paint()::faint);
        }
        return page;
    }

    private List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                say(language, "line.turn"),
                say(language, "line.player"),
                say(language, "line.move"),
                say(language, "line.left")));
        Sum before = line.start().sum();
        for (int i = 0; i < line.moves().size(); i++) {
            BestLine.Played played = line.moves().get(i);
            Sum left = played.turn().left().sum();
            rows.add(List.of(
                    Integer.toString(i + 1),
                    name(played.turn().mover()),
                    new MoveText(before, language).of(played.turn().move()),
                    written(left)));
            before = left;
        }
        return rows;
    }

    /// Where there is one game only, its positions without its name.
    private static String written(Sum sum) {
        long games = sum.components().stream()
                .map(component -> component.game().name())
                .distinct()
                .count();
        return games == 1
                ? sum.components().stream().map(BestLineText::written).collect(Collectors.joining(", "))
                : sum.expression();
    }

    private static <P> String written(Component<P> component) {
        return component.game().bracketed(component.position());
    }

    private void table(List<List<String>> rows) {
        int[] widths = DisplayWidth.columns(rows);
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            String text = DisplayWidth.right(row.get(0), widths[0])
                    + " ".repeat(GAP)
                    + DisplayWidth.left(row.get(1), widths[1] + GAP)
                    + DisplayWidth.left(row.get(2), Math.min(WIDEST, widths[2]))
                    + " ".repeat(GAP)
                    + row.get(3);
            page.line(2, i == 0 ? page.paint().faint(text) : text);
        }
    }

    private String name(Player player) {
        return say(language, "player." + player);
    }

    private String end() {
        return say(
                language,
                "line." + line.end(),
                "winner",
                line.winner().map(this::name).orElse(""),
                "count",
                line.moves().size());
    }

    private boolean isDrawn() {
        return !line.moves().isEmpty()
                && line.moves().stream().allMatch(played -> played.plan() instanceof MovePlan.Drawing);
    }

    /// From which move on the line is exact, and what was done before.
    private String certainty() {
        long rough =
                line.moves().stream().filter(played -> !played.plan().exact()).count();
        if (rough == 0) {
            return say(language, isDrawn() ? "line.drawn" : "line.exact");
        }
        String first = MovePlanText.of(
                line.moves().stream()
                        .map(BestLine.Played::plan)
                        .filter(plan -> !plan.exact())
                        .findFirst()
                        .orElseThrow(),
                language);
        return say(language, "line.rough", "rough", rough, "moves", line.moves().size(), "first", first);
    }
}
