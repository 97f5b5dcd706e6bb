package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Move;
import org.grundy.run.Run;
import org.grundy.solve.CompoundSearch;
import org.grundy.value.Outcome;

/// What a move is worth to the player who makes it.
///
/// @param move a legal move
/// @param outcome of the position that it leaves: a P position is won for the player who made the move; empty if
///     it is not known
/// @param value the Grundy value of the position that it leaves; empty if it is not known or not defined
/// @param remoteness how many moves play lasts after it when the winner hurries and the loser delays; empty if
///     that was not searched, or if the position is drawn
public record MoveValue(Move move, Optional<Outcome> outcome, Optional<BigInteger> value, OptionalInt remoteness) {
    /// The values of some moves, in their order; what the runs do not reach is empty.
    ///
    /// @param moves legal in this position
    /// @param search charged for remoteness, which needs a search of everything that can follow
    /// @param analysis charged for outcomes and Grundy values
    public static List<MoveValue> of(PlayState position, List<Move> moves, Run search, Run analysis) {
        List<OptionalInt> lengths = lengths(position, moves, search);
        List<MoveValue> values = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            PlayState left = position.after(moves.get(i));
            Analysis known = Grundy.analyze(left.sum(), left.convention(), analysis);
            values.add(new MoveValue(moves.get(i), known.outcome(), known.value(), lengths.get(i)));
        }
        return values;
    }

    private static List<OptionalInt> lengths(PlayState position, List<Move> moves, Run run) {
        List<OptionalInt> lengths = new ArrayList<>();
        if (position.over() || ExactReply.isTooLarge(position, run)) {
            moves.forEach(move -> lengths.add(OptionalInt.empty()));
            return lengths;
        }
        Optional<CompoundSearch> search = run.attempt(
                        () -> new CompoundSearch(position.sum(), position.convention(), run))
                .toOptional();
        for (Move move : moves) {
            lengths.add(search.flatMap(found ->
                            run.attempt(() -> found.remoteness(move.changes())).toOptional())
                    .filter(length -> length >= 0)
                    .map(OptionalInt::of)
                    .orElse(OptionalInt.empty()));
        }
        return lengths;
    }
}
