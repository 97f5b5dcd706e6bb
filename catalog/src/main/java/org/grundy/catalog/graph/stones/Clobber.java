package org.grundy.catalog.graph.stones;

import java.util.List;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Impartial Clobber: a stone takes a neighbour of the other colour and its place.
public final class Clobber extends StoneGame {
    private static final Entry ENTRY = new Entry(
            "clobber",
            List.of("impartial clobber", "吃邻子棋", "克洛伯棋"),
            List.of(),
            "clobber(m,n) or clobber(xo./o.x)",
            "clobber(3,4)",
            new BilingualText("Clobber: a stone takes a neighbour of the other colour", "吃邻子棋：用棋子吃掉相邻的异色棋子并占其位置"),
            new BilingualText(
                    "Stones of two colours, x and o, stand on a board; at the beginning they alternate as on a chequered board. A move takes any stone, of either colour, onto a neighbouring stone of the other colour, which leaves the board. In a drawing . is a cell without a stone, and / separates rows. 1.2 is the cell in row 1, column 2.",
                    "棋盘上有 x、o 两色棋子，开局时黑白相间排列。每步任选一枚棋子（两色均可），移到相邻的异色棋子处将其吃掉。棋盘图中 . 为没有棋子的格，/ 分隔各行。1.2 表示第 1 行第 2 列的格。"));

    /// So that only boards of few stones count as small.
    private static final int SIZE_BEYOND_STONES = 4;

    /// The game on boards of every size.
    public Clobber() {
        super(ENTRY, Rules.RULES, StoneBoard.FREE, Clobber::size, "xo");
    }

    private static int size(StoneBoard board) {
        return (int) board.count(board::stone) + SIZE_BEYOND_STONES;
    }

    private enum Rules implements StoneRules {
        RULES;

        @Override
        public void moves(StoneBoard from, Moves out) {
            for (int cell = 0; cell < from.cells().length(); cell++) {
                char colour = from.at(cell);
                int start = cell;
                from.beside(cell)
                        .filter(next -> from.stone(start) && from.at(next) == StoneBoard.other(colour))
                        .forEach(next ->
                                out.move(start, next, colour, alive(from.with(start, StoneBoard.FREE, next, colour))));
            }
        }

        /// The groups of stones that hang together, without those of one colour: they never move again.
        private static List<StoneBoard> alive(StoneBoard board) {
            return board.parts(board::stone, StoneBoard.FREE).stream()
                    .filter(part -> part.cells().indexOf(StoneBoard.CROSS) >= 0
                            && part.cells().indexOf(StoneBoard.RING) >= 0)
                    .toList();
        }
    }
}
