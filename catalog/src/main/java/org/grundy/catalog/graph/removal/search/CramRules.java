package org.grundy.catalog.graph.removal.search;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.removal.GridPositions;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.graph.removal.RemovalRules;
import org.grundy.evidence.NimberCertificate.Ground;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// The rules of Cram: those of every game on a [RemovalBoard], and that shifts, reflections and turns of what
/// is left play alike where they fit on the board.
public enum CramRules implements Ruleset<RemovalPosition> {
    RULES;

    @Override
    public void options(RemovalPosition from, Options<RemovalPosition> out) {
        RemovalRules.RULES.options(from, out);
    }

    @Override
    public Optional<Ground> ground(RemovalPosition position) {
        return RemovalRules.RULES.ground(position);
    }

    @Override
    public RemovalPosition alike(RemovalPosition position) {
        RemovalBoard arena = position.arena();
        if (arena.size() > Long.SIZE || position.size() == 0) {
            return position;
        }
        GridBoard board = GridPositions.board(arena);
        GridFrame frame =
                new GridFrame(Math.min(board.rows(), board.columns()), Math.max(board.rows(), board.columns()));
        long set = position.elements()
                .mapToLong(cell -> 1L << frame.bit(board, cell))
                .reduce(0, (first, second) -> first | second);
        long least = frame.images().least(set);
        BitSet cells = new BitSet(arena.size());
        IntStream.range(0, arena.size())
                .filter(cell -> ((least >>> frame.bit(board, cell)) & 1) != 0)
                .forEach(cells::set);
        return least == set ? position : new RemovalPosition(arena, cells);
    }
}
