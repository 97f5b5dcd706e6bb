package org.grundy.render.json;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.play.BestLine;
import org.grundy.play.MovePlan;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// A move of best play to the end.
///
/// @param turn from 1
/// @param player `first` or `second`
/// @param move the changes, in the components of the position before the move
/// @param left the expression of the position after it
/// @param positions the positions of the components after it
/// @param plan what the move does for its player: `winning`, `delaying`, `drawing`, or by a rule of thumb
///     `hoping` (in a lost position) or `guessing`
/// @param movesLeft how many moves are left with this one when the winner hurries and the loser delays;
///     left out if that was not searched
public record BestLineRecord(
        int turn,
        String player,
        List<ChangeRecord> move,
        String left,
        List<Object> positions,
        String plan,
        @OmittedIfNull @Nullable Integer movesLeft) {
    /// The moves of a line.
    static List<BestLineRecord> of(BestLine line) {
        return IntStream.range(0, line.moves().size())
                .mapToObj(i -> of(i + 1, line.moves().get(i)))
                .toList();
    }

    private static BestLineRecord of(int turn, BestLine.Played played) {
        List<Component<?>> left = played.turn().left().sum().components();
        OptionalInt length = length(played.plan());
        return new BestLineRecord(
                turn,
                Json.word(played.turn().mover()),
                ChangeRecord.of(played.turn().move()),
                played.turn().left().sum().expression(),
                left.stream().<Object>map(component -> position(component)).toList(),
                name(played.plan()),
                length.isPresent() ? length.getAsInt() : null);
    }

    private static <P> Object position(Component<P> component) {
        return PositionFields.of(component.game(), component.position());
    }

    static String name(MovePlan plan) {
        return switch (plan) {
            case MovePlan.Winning winning -> "winning";
            case MovePlan.Delaying delaying -> "delaying";
            case MovePlan.Drawing drawing -> "drawing";
            case MovePlan.Hoping hoping -> "hoping";
            case MovePlan.Guessing guessing -> "guessing";
            case MovePlan.Careless careless -> "careless";
        };
    }

    static OptionalInt length(MovePlan plan) {
        return switch (plan) {
            case MovePlan.Winning winning -> winning.moves();
            case MovePlan.Delaying delaying -> OptionalInt.of(delaying.moves());
            case MovePlan.Drawing drawing -> OptionalInt.empty();
            case MovePlan.Hoping hoping -> OptionalInt.empty();
            case MovePlan.Guessing guessing -> OptionalInt.empty();
            case MovePlan.Careless careless -> OptionalInt.empty();
        };
    }
}
