package org.grundy.render.text;

import java.util.Locale;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.render.Language;

/// The words around a table, and what its numbers mean.
public final class TableMessages {
    /// The sign of a position without a Grundy value.
    public static final String INFINITE = "∞";

    private final Table table;
    private final Language language;

    public TableMessages(Table table, Language language) {
        this.table = table;
        this.language = language;
    }

    /// What is shown of which game.
    public String title() {
        return table.game() + language.of(" — ", "——") + shown();
    }

    private String shown() {
        return switch (table.quantity()) {
            case OUTCOME -> language.of("P and N positions", "P 局面与 N 局面");
            case GRUNDY -> language.of("Grundy values", "Grundy 值");
            case MOVES -> language.of("number of winning moves", "取胜走法数");
            case REMOTENESS -> language.of("remoteness", "距终值（remoteness）");
        };
    }

    /// Where, and under which play.
    public String subtitle() {
        String ranges =
                table.y().map(y -> range("x", table.x()) + ", " + range("y", y)).orElseGet(() -> range("n", table.x()));
        return ranges
                + language.of("; ", "；")
                + (table.play() == Play.NORMAL
                        ? language.of("whoever cannot move loses", "无法走的人输")
                        : language.of("misère play: whoever cannot move wins", "反常规则：无法走的人赢"));
    }

    private static String range(String name, Axis axis) {
        return name + " = " + axis.from() + "…" + axis.last();
    }

    /// What the marked cells are.
    public String lost() {
        return language.of("P position", "P 局面（先手必败）");
    }

    /// What the cells of outcome 1 are.
    public String won() {
        return language.of("N position", "N 局面（先手必胜）");
    }

    /// What the cells of outcome 2 are.
    public String drawn() {
        return language.of("draw", "平局");
    }

    /// What the cells without a value are.
    public String infinite() {
        return language.of(
                "no Grundy value: loony, or in a circle that can be kept up", "没有 Grundy 值：loony，或处在可以一直维持的循环中");
    }

    /// What the empty cells are.
    public String unknown() {
        return language.of("no position, won at once, or not known", "不是局面、已经获胜，或未知");
    }

    /// The name of a column of values.
    public static String column(Table table) {
        return table.quantity().name().toLowerCase(Locale.ROOT);
    }

    /// Whether the number of a cell says that the player to move loses.
    public static boolean lost(Table table, int cell) {
        int number = table.number(cell);
        int winnersEnd = table.play() == Play.NORMAL ? 0 : 1;
        return table.quantity() == TableQuantity.REMOTENESS ? number >= 0 && (number & 1) == winnersEnd : number == 0;
    }
}
