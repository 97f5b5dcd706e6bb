package org.grundy.render.text;

import java.util.OptionalInt;
import org.grundy.play.Heuristic;
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
                language.of(
                        "lost; holds out as long as possible (exact: " + moves(delaying.moves())
                                + " left, this one included)",
                        "必败，但拖得最久（精确：连这一步还有 " + delaying.moves() + " 步）");
            case MovePlan.Drawing drawing -> language.of("keeps the draw", "保持平局");
            case MovePlan.Hoping hoping ->
                language.of(
                        "lost; heuristic: " + rule(hoping.rule(), language), "必败；启发式：" + rule(hoping.rule(), language));
            case MovePlan.Guessing guessing ->
                language.of(
                        "it is not known who wins; heuristic: " + rule(guessing.rule(), language),
                        "胜负未知；启发式：" + rule(guessing.rule(), language));
        };
    }

    private static String winning(OptionalInt moves, Language language) {
        return moves.isPresent()
                ? language.of(
                        "wins (exact: at most " + moves(moves.getAsInt()) + " left, this one included)",
                        "必胜（精确：连这一步最多还有 " + moves.getAsInt() + " 步）")
                : language.of("wins (how soon was not searched)", "必胜（未搜索还需几步）");
    }

    private static String moves(int count) {
        return count == 1 ? "1 move" : count + " moves";
    }

    private static String rule(Heuristic rule, Language language) {
        return switch (rule) {
            case LEAST_TAKEN -> language.of("takes as little as possible", "取得尽量少");
            case MOST_OPTIONS -> language.of("leaves as many moves as possible", "留下尽量多的走法");
        };
    }
}
