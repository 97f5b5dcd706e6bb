package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

import java.util.Locale;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.Sentences;

/// The words around a table, and what its numbers mean.
///
/// @param table what is shown
/// @param language of the words
public record TableCaption(Table table, Language language) {
    /// The sign of a position without a Grundy value.
    public static final String INFINITE = "∞";

    /// What is shown of which game.
    public String title() {
        return table.game() + language.of(" — ", "——") + say(language, "table." + table.quantity());
    }

    /// Where, and under which play.
    public String subtitle() {
        String ranges = table.y()
                .map(y -> range(table.x()) + language.of(", ", "，") + range(y))
                .orElseGet(() -> range(table.x()));
        return ranges + language.of("; ", "；") + Sentences.ofEngine(language).of("play." + table.play());
    }

    private static String range(Axis axis) {
        return axis.name() + " = " + axis.from() + "…" + axis.last();
    }

    /// What the marked cells are.
    public String lost() {
        return say(language, "table.lost");
    }

    /// What the cells of outcome 1 are.
    public String won() {
        return say(language, "table.won");
    }

    /// What the cells of outcome 2 are.
    public String drawn() {
        return say(language, "table.drawn");
    }

    /// What the numbers of outcomes are.
    ///
    /// @param draws whether there are any
    public String outcomes(boolean draws) {
        String separator = language.of(", ", "，");
        return "0 = " + lost() + separator + "1 = " + won() + (draws ? separator + "2 = " + drawn() : "");
    }

    /// What the cells without a value are.
    public String infinite() {
        return say(language, "table.infinite");
    }

    /// What the empty cells are.
    public String unknown() {
        return say(language, "table.unknown");
    }

    /// The name of a column of values.
    public static String column(Table table) {
        return table.quantity().name().toLowerCase(Locale.ROOT);
    }

    /// Whether the number of a cell says that the player to move loses.
    public static boolean lost(Table table, int cell) {
        int number = table.number(cell);
        int winnersEnd = table.play() == Play.NORMAL ? 0 : 1;
        return switch (table.quantity()) {
            case REMOTENESS, SUSPENSE -> number >= 0 && (number & 1) == winnersEnd;
            case OUTCOME, GRUNDY, MOVES -> number == 0;
        };
    }
}
