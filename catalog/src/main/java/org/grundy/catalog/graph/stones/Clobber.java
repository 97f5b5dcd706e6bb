package org.grundy.catalog.graph.stones;

import java.util.List;
import org.grundy.catalog.text.CatalogText;

/// Impartial Clobber: a stone takes a neighbour of the other colour and its place.
public final class Clobber extends StoneGame {
    /// So that only boards of few stones count as small.
    private static final int SIZE_BEYOND_STONES = 4;

    /// The game on boards of every size.
    public Clobber() {
        super(CatalogText.of("clobber"), Rules.RULES, StoneBoard.FREE, Clobber::size, "xo");
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
