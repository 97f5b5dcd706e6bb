package org.grundy.play;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.game.ComponentChange;
import org.grundy.game.Move;
import org.grundy.run.Run;

/// A rule of thumb for choosing a move where perfect play is not known or does not exist.
public enum Heuristic {
    /// Take as little as possible, so that much is left in which the other player can go wrong.
    LEAST_TAKEN {
        @Override
        Optional<Move> choose(PlayState position, List<Move> moves, Run run) {
            return moves.stream()
                    .min(Comparator.comparing(move -> amountTaken(move).orElse(BigInteger.ZERO)));
        }
    },
    /// Leave the position that has the most moves, counted up to a bound.
    MOST_OPTIONS {
        @Override
        Optional<Move> choose(PlayState position, List<Move> moves, Run run) {
            return moves.stream()
                    .limit(COMPARED)
                    .max(Comparator.comparingInt(move ->
                            position.after(move).moves(COUNTED, run).moves().size()));
        }
    };

    private static final int COMPARED = 200;
    private static final int COUNTED = 500;

    /// The rule for these moves: by what they take where all of them take numbers away, else by what they
    /// leave.
    static Heuristic of(List<Move> moves) {
        return moves.stream().allMatch(move -> amountTaken(move).isPresent()) ? LEAST_TAKEN : MOST_OPTIONS;
    }

    /// The move that the rule prefers, the first of several; empty if there is none.
    abstract Optional<Move> choose(PlayState position, List<Move> moves, Run run);

    /// By how much a move lowers the numbers of a position in all; empty for positions that are not
    /// numbers.
    static Optional<BigInteger> amountTaken(Move move) {
        return move.changes().stream()
                .map(Heuristic::amountTaken)
                .reduce((first, second) -> first.flatMap(a -> second.map(a::add)))
                .flatMap(sum -> sum);
    }

    private static <P> Optional<BigInteger> amountTaken(ComponentChange<P> change) {
        Optional<BigInteger> left = change.to().stream()
                .map(position -> total(change, position))
                .reduce(Optional.of(BigInteger.ZERO), (first, second) -> first.flatMap(a -> second.map(a::add)));
        return total(change, change.from()).flatMap(before -> left.map(before::subtract));
    }

    private static <P> Optional<BigInteger> total(ComponentChange<P> change, P position) {
        return change.game()
                .numbers(position)
                .map(numbers -> numbers.stream().reduce(BigInteger.ZERO, BigInteger::add));
    }
}
