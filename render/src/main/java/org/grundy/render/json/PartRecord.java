package org.grundy.render.json;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Game;
import org.grundy.game.SumGame;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleGame;

/// A component of a sum for a board: the game, and what lies there.
///
/// @param game with its parameters
/// @param family the name of the family, by which a board is chosen; empty for a game that has none in the
///     catalogue, for rules of one's own may be called like any game
/// @param expression as it is written
/// @param positions one, or where moves have broken the component and it still counts as one, all of its parts
public record PartRecord(String game, String family, String expression, List<Object> positions) {
    /// What a move does on a board: one part goes, others come.
    ///
    /// @param component its number, from 0
    /// @param from the parts that go
    /// @param to the parts that come
    public record Exchange(int component, List<Object> from, List<Object> to) {
        static <P> Exchange of(ComponentChange<P> change) {
            List<Object> from = parts(change.game(), change.from());
            List<Object> to = new ArrayList<>();
            change.to().forEach(position -> to.addAll(parts(change.game(), position)));
            if (change.game() instanceof SumGame<?>) {
                for (Object part : List.copyOf(from)) {
                    if (to.remove(part)) {
                        from.remove(part);
                    }
                }
            }
            return new Exchange(change.component(), from, to);
        }
    }

    /// The record of a component.
    static <P> PartRecord of(Component<P> component) {
        Game<?> game = component.game() instanceof SumGame<?> sum ? sum.game() : component.game();
        return new PartRecord(
                game.name(),
                game instanceof NamedGame<?> named && !(game instanceof RuleGame)
                        ? named.entry().name()
                        : "",
                component.expression(),
                parts(component.game(), component.position()));
    }

    private static <P> List<Object> parts(Game<P> game, P position) {
        List<Object> parts = new ArrayList<>();
        if (game instanceof SumGame<?> sum && position instanceof List<?> list) {
            list.forEach(part -> parts.add(fields(sum.game(), part)));
        } else {
            parts.add(PositionFields.of(game, position));
        }
        return parts;
    }

    @SuppressWarnings("unchecked") // the parts of a position of the sum of a game are positions of the game
    private static <Q> Object fields(Game<Q> game, Object part) {
        return PositionFields.of(game, (Q) part);
    }
}
