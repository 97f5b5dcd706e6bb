package org.grundy.render.json;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.play.MovePlan;
import org.grundy.play.MoveValue;
import org.grundy.play.PlayState;
import org.grundy.play.Session;
import org.grundy.play.Turn;
import org.grundy.render.Language;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.render.text.MoveNotation;
import org.grundy.render.text.MoveText;
import org.grundy.render.text.play.MovePlanText;
import org.jspecify.annotations.Nullable;

/// A game in progress.
///
/// @param convention join, ending and play, such as `disjunctive long normal`
/// @param states from the start to where it stands, each with the move that led to it
/// @param mover whose turn it is: `first` or `second`
/// @param over whether it is over
/// @param winner `first` or `second`; null while nobody has won
/// @param drawn whether it is over because a position has come too often
/// @param moves the legal moves, the first ones where there are very many
/// @param allMoves whether these are all
/// @param replied what the reply that was asked for is meant to do, left out if none was
/// @param repliedText the same in words
public record PlayRecord(
        String convention,
        List<StateRecord> states,
        String mover,
        boolean over,
        @Nullable String winner,
        boolean drawn,
        List<MoveRecord> moves,
        boolean allMoves,
        @OmittedIfNull @Nullable String replied,
        @OmittedIfNull @Nullable String repliedText) {
    /// How often a position comes until the game ends as a draw.
    public static final int DRAWN = 3;

    /// A position of the game.
    ///
    /// @param expression of the whole
    /// @param parts its components
    /// @param player who made the move that led here; left out at the start
    /// @param move that led here, as it can be typed; left out at the start
    /// @param moveText the same in words
    public record StateRecord(
            String expression,
            List<PartRecord> parts,

            @OmittedIfNull @Nullable String player,

            @OmittedIfNull @Nullable String move,

            @OmittedIfNull @Nullable String moveText) {}

    /// A legal move.
    ///
    /// @param move as it can be typed
    /// @param text in words
    /// @param exchanges what it does on the boards
    /// @param leaves `N`, `P` or `D`: the outcome of what it leaves, null if it is not known; left out if values
    ///     were not asked for
    /// @param grundy the Grundy value of what it leaves, left out if it is not known or not defined
    /// @param remoteness how many moves play lasts after it when the winner hurries and the loser delays; left out
    ///     if that was not searched
    @OmittedIfNull
    public record MoveRecord(
            String move,
            String text,
            List<PartRecord.Exchange> exchanges,
            @Nullable String leaves,
            @Nullable BigInteger grundy,
            @Nullable Integer remoteness) {
        private static List<MoveRecord> all(Sum sum, List<MoveValue> moves, Language language) {
            MoveNotation notation = new MoveNotation(sum);
            MoveText text = new MoveText(sum, language);
            return moves.stream().map(move -> of(move, notation, text)).toList();
        }

        private static MoveRecord of(MoveValue value, MoveNotation notation, MoveText text) {
            return new MoveRecord(
                    notation.of(value.move()),
                    text.of(value.move()),
                    value.move().changes().stream()
                            .<PartRecord.Exchange>map(change -> PartRecord.Exchange.of(change))
                            .toList(),
                    value.outcome().map(Enum::name).orElse(null),
                    value.value().orElse(null),
                    value.remoteness().isPresent() ? value.remoteness().getAsInt() : null);
        }
    }

    /// The record of a game.
    ///
    /// @param moves the legal moves with what is known of them
    /// @param reply what the last move is meant to do, if it was a reply
    public static PlayRecord of(
            Session session, List<MoveValue> moves, boolean allMoves, @Nullable MovePlan reply, Language language) {
        Sum sum = session.position().sum();
        boolean drawn = session.winner().isEmpty() && session.occurrences() >= DRAWN;
        return new PlayRecord(
                AnswerRecord.convention(session.start().convention()),
                states(session, language),
                Json.word(session.mover()),
                drawn || session.position().over(),
                session.winner().map(Json::word).orElse(null),
                drawn,
                MoveRecord.all(sum, moves, language),
                allMoves,
                reply == null ? null : BestLineRecord.name(reply),
                reply == null ? null : MovePlanText.of(reply, language));
    }

    private static List<StateRecord> states(Session session, Language language) {
        List<StateRecord> states = new ArrayList<>();
        PlayState before = session.start();
        states.add(new StateRecord(before.sum().expression(), parts(before.sum()), null, null, null));
        for (Turn turn : session.turns()) {
            Sum sum = turn.left().sum();
            Move move = turn.move();
            states.add(new StateRecord(
                    sum.expression(),
                    parts(sum),
                    Json.word(turn.mover()),
                    new MoveNotation(before.sum()).of(move),
                    new MoveText(before.sum(), language).of(move)));
            before = turn.left();
        }
        return states;
    }

    private static List<PartRecord> parts(Sum sum) {
        return sum.components().stream()
                .<PartRecord>map(part -> PartRecord.of(part))
                .toList();
    }
}
