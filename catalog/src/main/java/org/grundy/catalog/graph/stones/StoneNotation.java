package org.grundy.catalog.graph.stones;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.GridNotation;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.Messages;

/// How boards with stones are written: by their sides at the beginning, else drawn, as `xo./o.x`.
///
/// @param form how it should look, for messages
/// @param rules which say what a move does
/// @param start what is on an even and on an odd cell at the beginning, where rows and columns are added
/// @param usual the sides of a table
record StoneNotation(String form, StoneRules rules, String start, int usual) implements GridNotation<StoneBoard> {
    static final Messages MOVES = Messages.read(StoneNotation.class.getResourceAsStream("stone-notation.messages"));

    private static final int LONGEST = 30;
    private static final Pattern ROW = Pattern.compile("[xo.#]*");

    @Override
    public List<StoneBoard> read(Arguments arguments) {
        arguments.count(1, 2, form);
        return List.of(sized(arguments).orElseGet(() -> drawn(arguments.get(0))));
    }

    @Override
    public int longest() {
        return LONGEST;
    }

    @Override
    public StoneBoard whole(GridBoard board) {
        StringBuilder cells = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                cells.append(start.charAt((row + column) % 2));
            }
        }
        return new StoneBoard(board.columns(), cells.toString());
    }

    private static StoneBoard drawn(TextSlice slice) {
        String[] rows = slice.text().toLowerCase(Locale.ROOT).replace('_', '.').split("/", -1);
        int columns = rows[0].length();
        for (int row = 0; row < rows.length; row++) {
            if (columns == 0
                    || rows[row].length() != columns
                    || !ROW.matcher(rows[row]).matches()) {
                throw slice.error(
                        "row %s of this board is no row of %s cells: x and o for stones, . for a free cell, # for none, / between rows",
                        "棋盘第 %s 行应有 %s 格：x 和 o 为棋子，. 为空格，# 为没有格子之处，/ 分隔各行", row + 1, Math.max(columns, 1));
            }
        }
        if (Math.max(rows.length, columns) > LONGEST) {
            throw slice.error("a side is at most %s", "边长至多为 %s", LONGEST);
        }
        return new StoneBoard(columns, String.join("", rows));
    }

    @Override
    public String write(StoneBoard board) {
        boolean whole = board.equals(whole(new GridBoard(board.rows(), board.columns())));
        return whole ? board.rows() + "," + board.columns() : board.drawn();
    }

    @Override
    public Optional<ReasonStep> moveSentence(StoneBoard from, List<StoneBoard> to) {
        List<ReasonStep> found = new ArrayList<>();
        rules.moves(from, (start, target, colour, left) -> {
            if (left.equals(to)) {
                found.add(sentence(from, start, target, colour));
            }
        });
        return found.stream().findFirst();
    }

    private static ReasonStep sentence(StoneBoard board, int start, int target, char colour) {
        return start == target
                ? ReasonStep.of("move.lay", "stone", String.valueOf(colour), "cell", board.name(target))
                : ReasonStep.of("move.clobber", "start", board.name(start), "cell", board.name(target));
    }

    @Override
    public List<String> drawing(StoneBoard board) {
        return GridBoard.drawing(List.of(board.drawn().split("/")));
    }
}
