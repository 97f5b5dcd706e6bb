package org.grundy.render.text.play;

import static org.grundy.render.text.play.PlayMessages.say;

import java.util.OptionalInt;
import org.grundy.play.MovePlan;
import org.grundy.render.Language;

/// What a move is meant to do, in words that say whether they are exact or a rule of thumb.
public final class MovePlanText {
    private MovePlanText() {}

    /// A phrase without a full stop.
    public static String of(MovePlan plan, Language language) {
        return switch (plan) {
            case MovePlan.Winning winning -> winning(winning.moves(), language);
            case MovePlan.Delaying delaying ->
                say(language, "plan.delaying", "moves", moves(delaying.moves(), language));
            case MovePlan.Drawing drawing -> say(language, "plan.drawing");
            case MovePlan.Hoping hoping ->
                say(language, "plan.hoping", "heuristic", hoping.rule().name());
            case MovePlan.Guessing guessing ->
                say(language, "plan.guessing", "heuristic", guessing.rule().name());
            case MovePlan.Careless careless -> say(language, "plan.careless");
        };
    }

    private static String winning(OptionalInt moves, Language language) {
        return moves.isPresent()
                ? say(language, "plan.winning", "moves", moves(moves.getAsInt(), language))
                : say(language, "plan.winning-some-time");
    }

    private static String moves(int count, Language language) {
        return say(language, count == 1 ? "plan.move" : "plan.moves", "count", count);
    }
}
