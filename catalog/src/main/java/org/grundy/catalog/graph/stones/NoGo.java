package org.grundy.catalog.graph.stones;

import org.grundy.catalog.text.CatalogText;

/// Impartial NoGo: lay a stone of either colour so that nothing is captured.
public final class NoGo extends StoneGame {
    /// So that only boards of few free cells count as small.
    private static final int SIZE_BEYOND_FREE = 7;

    /// The game on boards of every size.
    public NoGo() {
        super(CatalogText.of("nogo"), Rules.RULES, StoneBoard.HOLE, NoGo::size, "..");
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
