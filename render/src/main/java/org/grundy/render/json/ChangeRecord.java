package org.grundy.render.json;

import java.util.List;
import org.grundy.game.ComponentChange;
import org.grundy.game.Move;

/// What a move does to one component.
///
/// @param component its number, from 0
/// @param from the position before
/// @param to the positions left
public record ChangeRecord(int component, Object from, List<Object> to) {
    /// What a move does to each component that it touches.
    static List<ChangeRecord> of(Move move) {
        return move.changes().stream().<ChangeRecord>map(change -> of(change)).toList();
    }

    private static <P> ChangeRecord of(ComponentChange<P> change) {
        return new ChangeRecord(
                change.component(),
                PositionFields.of(change.game(), change.from()),
                change.to().stream()
                        .map(part -> PositionFields.of(change.game(), part))
                        .toList());
    }
}
