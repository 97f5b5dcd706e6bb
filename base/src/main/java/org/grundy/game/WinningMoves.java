package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The winning moves of a sum, and how much is known of them.
public sealed interface WinningMoves {
    /// The moves that are listed, each of them winning.
    List<Move> listed();

    /// How many moves win, if that is known.
    default Optional<BigInteger> number() {
        return switch (this) {
            case Complete complete -> Optional.of(BigInteger.valueOf(complete.listed.size()));
            case Product product -> Optional.of(product.count);
            case Partial _, Unknown _ -> Optional.empty();
        };
    }

    /// Every winning move is listed.
    ///
    /// @param listed all of them; none in a lost or drawn position
    record Complete(List<Move> listed) implements WinningMoves {
        /// Copies the list.
        public Complete {
            listed = List.copyOf(listed);
        }

        @Override
        public String toString() {
            return line(listed);
        }
    }

    /// The listed moves win; others may win as well.
    ///
    /// @param listed some of them
    record Partial(List<Move> listed) implements WinningMoves {
        /// Copies the list.
        public Partial {
            listed = List.copyOf(listed);
        }

        @Override
        public String toString() {
            return line(listed) + " and perhaps others";
        }
    }

    /// The winning moves are combinations of changes in several components, too many to list.
    ///
    /// @param count how many there are, exactly
    /// @param listed the first of them
    record Product(BigInteger count, List<Move> listed) implements WinningMoves {
        /// Copies the list.
        public Product {
            listed = List.copyOf(listed);
        }

        @Override
        public String toString() {
            return count + " combinations, such as " + line(listed);
        }
    }

    /// It is not known which moves win, or whether any does.
    record Unknown() implements WinningMoves {
        @Override
        public List<Move> listed() {
            return List.of();
        }

        @Override
        public String toString() {
            return "not known";
        }
    }

    /// No move wins, for the position is lost.
    static WinningMoves none() {
        return new Complete(List.of());
    }

    /// All these moves, or some where the list is not complete.
    static WinningMoves of(List<Move> moves, boolean complete) {
        return complete ? new Complete(moves) : new Partial(moves);
    }

    /// Moves in one line.
    private static String line(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining("; ", "[", "]"));
    }
}
