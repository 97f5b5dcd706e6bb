package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/// A position where a form, or a conjecture, is wrong.
///
/// @param kind in what way
/// @param parameters of the game
/// @param position its numbers
/// @param option for [Kind#LOST_TO_LOST] the numbers of the parts that the offending move leaves; else empty
public record Counterexample(Kind kind, List<Long> parameters, List<BigInteger> position, Optional<List<String>> option)
        implements ClaimVerdict {
    public Counterexample {
        parameters = List.copyOf(parameters);
        position = List.copyOf(position);
    }

    /// One at a position whose numbers are small.
    ///
    /// @param option what a move from there leaves, where that is a part of it
    public static Counterexample of(Kind kind, List<Long> parameters, Optional<List<String>> option, long... position) {
        return new Counterexample(
                kind,
                parameters,
                LongStream.of(position).mapToObj(BigInteger::valueOf).toList(),
                option);
    }

    /// How lost positions, or values, are contradicted.
    public enum Kind {
        /// It is called lost, and a move leads to another position that is.
        LOST_TO_LOST,
        /// It is called won, and no move leads to a position that is called lost.
        WON_WITHOUT_MOVE,
        /// It has no moves, and is lost though called won, or won though called lost.
        END,
        /// It is called lost, and is won.
        LOST_BUT_WON,
        /// It is called won, and is lost.
        WON_BUT_LOST,
        /// It is called won or lost, and is a draw: play from it need not end.
        DRAWN,
        /// The values said of it and of its options are not those of a Grundy value.
        VALUE
    }
}
