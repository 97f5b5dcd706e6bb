package org.grundy.catalog.judge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.grundy.catalog.coin.HeadsPosition;
import org.grundy.game.Pair;
import org.grundy.text.BilingualText;

/// Readers of one case in which pieces stand on squares or in boxes.
final class BoardInput {
    private BoardInput() {}

    /// The number of rows and of columns: both zero, or neither.
    static Pair size(InputTokens in) {
        long rows = in.next("n", 0);
        long columns = in.next("m", 0);
        if ((rows == 0) != (columns == 0)) {
            throw in.error("a board has at least one row and one column", "棋盘至少有一行一列");
        }
        return Pair.of(rows, columns);
    }

    /// The numbers of rows and columns, then the columns of the two counters of each row; the smaller first.
    static List<Pair> counters(InputTokens in) {
        List<Pair> rows = new ArrayList<>();
        int count = in.count(new BilingualText("the number of rows", "行数"));
        int columns = in.count(new BilingualText("the number of columns", "列数"));
        for (int i = 0; i < count; i++) {
            long first = in.next(new BilingualText("a counter's column", "棋子的列号"), 1, columns);
            long second = in.next(new BilingualText("a counter's column", "棋子的列号"), 1, columns);
            if (first == second) {
                throw in.error("both counters of a row are in column %s", "同一行的两枚棋子都在第 %s 列", first);
            }
            rows.add(Pair.of(Math.min(first, second), Math.max(first, second)));
        }
        return rows;
    }

    /// The number of boxes, then the cards in each.
    static List<BigInteger> boxes(InputTokens in) {
        BilingualText cards = new BilingualText("the cards of a box", "箱中的卡片数");
        return in.many(new BilingualText("the number of boxes", "箱子数"), box -> BigInteger.valueOf(box.next(cards, 0)));
    }

    /// The number of lights that are on, then the row and the column of each.
    static HeadsPosition<Pair> lights(InputTokens in) {
        BilingualText row = new BilingualText("a row", "行号");
        BilingualText column = new BilingualText("a column", "列号");
        return new HeadsPosition<>(in.many(
                new BilingualText("the number of lights", "灯的个数"),
                light -> Pair.of(light.next(row, 1), light.next(column, 1))));
    }

    /// The number of chessmen, then their squares from 1 on in any order. The result is in ascending order, and
    /// counts the squares from 0.
    static List<BigInteger> chessmen(InputTokens in) {
        TreeSet<BigInteger> squares = new TreeSet<>();
        for (int n = in.count(new BilingualText("the number of chessmen", "棋子数")); n > 0; n--) {
            long square = in.next(new BilingualText("a square", "格子编号"), 1);
            if (!squares.add(BigInteger.valueOf(square - 1))) {
                throw in.error("two chessmen are on square %s", "有两枚棋子在第 %s 格", square);
            }
        }
        return List.copyOf(squares);
    }
}
