package org.grundy.catalog.graph.stones;

import java.util.List;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Impartial NoGo: lay a stone of either colour so that nothing is captured.
public final class NoGo extends StoneGame {
    private static final Entry ENTRY = new Entry(
            "nogo",
            List.of("impartial nogo", "anti atari go", "不围棋"),
            List.of(),
            "nogo(m,n) or nogo(x../.o.)",
            "nogo(2,4)",
            new BilingualText("NoGo: lay a stone of either colour, capturing nothing", "不围棋：放一枚任意颜色的棋子，不得围死任何棋子"),
            new BilingualText(
                    "A move lays a stone of either colour, x or o, on a free cell of a board. Afterwards every group, the stones of one colour that hang together, must touch a free cell. In a drawing . is a free cell, # a place without a cell, and / separates rows. 1.2 is the cell in row 1, column 2.",
                    "每步在棋盘的一个空格放一枚 x 或 o（两色均可）。放下之后，每一块相连的同色棋子都必须至少与一个空格相邻。棋盘图中 . 为空格，# 为没有格子之处，/ 分隔各行。1.2 表示第 1 行第 2 列的格。"));

    /// So that only boards of few free cells count as small.
    private static final int SIZE_BEYOND_FREE = 7;

    /// The game on boards of every size.
    public NoGo() {
        super(ENTRY, Rules.RULES, StoneBoard.HOLE, NoGo::size, "..");
    }

    private static int size(StoneBoard board) {
        return (int) board.count(cell -> board.at(cell) == StoneBoard.FREE) + SIZE_BEYOND_FREE;
    }

    private enum Rules implements StoneRules {
        RULES;

        @Override
        public void moves(StoneBoard from, Moves out) {
            for (int cell = 0; cell < from.cells().length(); cell++) {
                if (from.at(cell) == StoneBoard.FREE) {
                    lay(from, cell, StoneBoard.CROSS, out);
                    lay(from, cell, StoneBoard.RING, out);
                }
            }
        }

        /// Only groups beside the cell can lose their last free cell.
        private static void lay(StoneBoard from, int cell, char colour, Moves out) {
            StoneBoard after = from.with(cell, colour, cell, colour);
            if (breathes(after, cell)
                    && after.beside(cell).filter(after::stone).allMatch(next -> breathes(after, next))) {
                out.move(cell, cell, colour, after.parts(each -> after.at(each) != StoneBoard.HOLE, StoneBoard.HOLE));
            }
        }

        private static boolean breathes(StoneBoard board, int stone) {
            char colour = board.at(stone);
            return board.around(stone, cell -> board.at(cell) == colour).stream()
                    .flatMap(board::beside)
                    .anyMatch(cell -> board.at(cell) == StoneBoard.FREE);
        }
    }
}
