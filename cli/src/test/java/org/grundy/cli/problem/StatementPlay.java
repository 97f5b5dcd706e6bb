package org.grundy.cli.problem;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Who wins a game that a statement tells, by trying every play of it. Who cannot move loses.
///
/// @param <S> what is on the table, and whose turn it is where that matters
final class StatementPlay<S> {
    private final Function<S, List<S>> moves;
    private final Function<S, Optional<Boolean>> decided;
    private final Map<S, Boolean> known = new HashMap<>();

    /// @param moves what can be on the table after a move
    /// @param decided whether the player to move wins, where the statement says so at once
    StatementPlay(Function<S, List<S>> moves, Function<S, Optional<Boolean>> decided) {
        this.moves = moves;
        this.decided = decided;
    }

    StatementPlay(Function<S, List<S>> moves) {
        this(moves, table -> Optional.empty());
    }

    /// Whether the player to move wins.
    boolean wins(S table) {
        Boolean before = known.get(table);
        if (before != null) {
            return before;
        }
        boolean wins =
                decided.apply(table).orElseGet(() -> moves.apply(table).stream().anyMatch(next -> !wins(next)));
        known.put(table, wins);
        return wins;
    }
}
