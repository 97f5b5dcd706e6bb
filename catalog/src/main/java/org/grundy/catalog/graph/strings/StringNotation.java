package org.grundy.catalog.graph.strings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.GridNotation;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.Messages;

/// How boards of Nimstring are written: by their rows and columns of boxes, else by their sides, as `-./|../..`.
///
/// @param form how it should look, for messages
record StringNotation(String form) implements GridNotation<StringBoard> {
    static final Messages MOVES = Messages.read(StringNotation.class.getResourceAsStream("string-notation.messages"));

    private static final int LONGEST = 12;
    private static final String PASSED = "!！";
    private static final int USUAL = 2;

    @Override
    public List<StringBoard> read(Arguments arguments) {
        arguments.count(1, 2, form);
        return List.of(sized(arguments).orElseGet(() -> drawnOrPassed(arguments.get(0))));
    }

    @Override
    public int longest() {
        return LONGEST;
    }

    @Override
    public StringBoard whole(GridBoard grid) {
        return StringBoard.whole(grid.rows(), grid.columns());
    }

    private static StringBoard drawnOrPassed(TextSlice first) {
        int last = first.span().end() - 1;
        boolean passed = PASSED.indexOf(first.source().charAt(last)) >= 0;
        TextSlice lines =
                passed ? TextSlice.trimmed(first.source(), first.span().start(), last) : first;
        return drawn(lines).passing(passed);
    }

    private static StringBoard drawn(TextSlice slice) {
        String[] rows = slice.text().split("/", -1);
        int columns = rows[0].length();
        if (rows.length < 3 || rows.length % 2 == 0 || columns == 0) {
            throw slice.error(
                    "a board has rows of lying and standing sides in turn, first and last a lying one, as in -./|../..",
                    "棋盘由横边行与竖边行交替组成，首尾都是横边行，例如 -./|../..");
        }
        for (int row = 0; row < rows.length; row++) {
            if (!StringBoard.row(rows[row], row, columns)) {
                throw slice.error(
                        "row " + (row + 1) + " of this board is no row of "
                                + (row % 2 == 0
                                        ? columns + " lying sides: - for a drawn one, . for another"
                                        : columns + 1 + " standing sides: | for a drawn one, . for another"),
                        "棋盘第 " + (row + 1) + " 行应有 "
                                + (row % 2 == 0 ? columns + " 条横边：- 表示已画，. 表示未画" : columns + 1 + " 条竖边：| 表示已画，. 表示未画"));
            }
        }
        if (Math.max(rows.length / 2, columns) > LONGEST) {
            throw slice.error("a side is at most %s", "边长至多为 %s", LONGEST);
        }
        return new StringBoard(columns, slice.text(), false);
    }

    @Override
    public String write(StringBoard board) {
        boolean whole = board.equals(StringBoard.whole(board.rows(), board.columns()));
        return whole ? board.rows() + "," + board.columns() : board.lines() + (board.passed() ? "!" : "");
    }

    @Override
    public Optional<ReasonStep> moveSentence(StringBoard from, List<StringBoard> to) {
        if (from.passed()) {
            return Optional.of(ReasonStep.of("move.pass"));
        }
        return from.strings()
                .filter(place -> from.after(place).equals(to))
                .mapToObj(from::side)
                .map(side -> ReasonStep.of("move." + side.where(), "box", side.box()))
                .findFirst();
    }

    /// Dots with the sides that are drawn between them, and the numbers of the rows and columns of boxes.
    @Override
    public List<String> drawing(StringBoard board) {
        List<String> lines = new ArrayList<>();
        String[] rows = board.lines().split("/", -1);
        for (int i = 0; i < rows.length; i++) {
            lines.add(
                    i % 2 == 0
                            ? "   •" + rows[i].replace(".", "  •").replace("-", "──•")
                            : (String.format(Locale.ROOT, "%2d ", i / 2 + 1)
                                            + rows[i].replace(".", "   ").replace("|", "│  "))
                                    .stripTrailing());
        }
        lines.add("   "
                + IntStream.rangeClosed(1, board.columns())
                        .mapToObj(column -> String.format(Locale.ROOT, "%3d", column))
                        .collect(Collectors.joining()));
        return lines;
    }

    @Override
    public int usual() {
        return USUAL;
    }
}
