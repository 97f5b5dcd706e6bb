package org.grundy.solve;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.value.Tame;

/// A number that perfect play gives to every position of a short game, made from the numbers of its options
/// alone. Each decides one or more of the compounds.
///
/// Sources: Conway, *On Numbers and Games* (1976), ch. 14 (foreclosed values, remoteness, suspense);
/// Berlekamp, Conway, Guy, *Winning Ways* (2001), ch. 9 and 13 (tame genus).
public enum Statistic {
    /// The Grundy value: mex of the options; components of a sum combine by nim sum.
    GRUNDY {
        @Override
        public int combine(int first, int second) {
            return (first | second) < 0 ? WON : first ^ second;
        }
    },
    /// Twice the Grundy value, plus 1 for fickle positions; [#WILD] where the position or one below it is
    /// not tame. Components of a sum combine by the theorem on tame sums.
    GENUS {
        @Override
        public int combine(int first, int second) {
            boolean wild = first == WILD || second == WILD;
            return wild ? WILD : ((first ^ second) & ~1) | (first & second & 1);
        }
    },
    /// The misère Grundy value: 1 for a terminal position, else the mex of the options.
    MISERE_GRUNDY,
    /// The foreclosed Grundy value: [#OVER] for a terminal position, [#WON] where an option is terminal,
    /// else the mex of the options for which it is a natural number.
    FORECLOSED,
    /// The foreclosed misère Grundy value: [#OVER] for a terminal position, else the mex of the options
    /// that are not terminal.
    MISERE_FORECLOSED,
    /// The length of a play in which the winner of normal play hurries and the loser delays; odd for an N
    /// position.
    REMOTENESS,
    /// The same for misère play; even for an N position.
    MISERE_REMOTENESS,
    /// The length of a play in which the winner of normal play delays and the loser hurries; odd for an N
    /// position.
    SUSPENSE,
    /// The same for misère play; even for an N position.
    MISERE_SUSPENSE;

    /// The foreclosed value of a terminal position.
    public static final int OVER = -2;
    /// The Grundy value and the foreclosed value of a position from which the player to move wins the sum at once.
    public static final int WON = -1;
    /// The genus of a position that is not tame, or that can reach one.
    public static final int WILD = -1;

    /// The genus that a value of [#GENUS] stands for; empty for [#WILD].
    public static Optional<Tame> tame(int genus) {
        return genus == WILD
                ? Optional.empty()
                : Optional.of(new Tame(BigInteger.valueOf(genus >> 1), (genus & 1) == 1));
    }

    /// The statistic of a position from which the player to move wins the whole sum at once; empty if the
    /// statistic has no number for that.
    ///
    /// Source: Conway, *On Numbers and Games* (1976), ch. 14 (foreclosed values).
    public OptionalInt ofWon() {
        return switch (this) {
            case GRUNDY, MISERE_GRUNDY, FORECLOSED -> OptionalInt.of(WON);
            case GENUS -> OptionalInt.of(WILD);
            case MISERE_FORECLOSED, REMOTENESS, MISERE_REMOTENESS, SUSPENSE, MISERE_SUSPENSE -> OptionalInt.empty();
        };
    }

    /// Whether a position that is won at once has the statistic that its options make, where the rules list
    /// them: the one that ends play is terminal, and a winner who hurries takes it.
    public boolean playsOut() {
        return this == REMOTENESS;
    }

    /// The value that a position has as soon as a position has it that can follow, if there is such a value.
    OptionalInt inherited() {
        return this == GENUS ? OptionalInt.of(WILD) : OptionalInt.empty();
    }

    /// The statistic of the sum of two positions.
    ///
    /// @throws IllegalStateException if the statistics of two positions do not decide that of their sum;
    ///     then the ruleset is to be lifted to multisets of positions
    public int combine(int first, int second) {
        throw new IllegalStateException(name() + " of a sum is not decided by its parts");
    }

    /// The statistic of the empty sum: that of a terminal position.
    public int ofNothing() {
        return fold().result();
    }

    /// A new fold, for use by one solver.
    public Fold fold() {
        return switch (this) {
            case GRUNDY -> new Fold.Grundy(0);
            case GENUS -> new Fold.Genus();
            case MISERE_GRUNDY -> new Fold.Grundy(1);
            case FORECLOSED -> new Fold.Foreclosed(true);
            case MISERE_FORECLOSED -> new Fold.Foreclosed(false);
            case REMOTENESS -> new Fold.Length(0, true);
            case MISERE_REMOTENESS -> new Fold.Length(1, true);
            case SUSPENSE -> new Fold.Length(0, false);
            case MISERE_SUSPENSE -> new Fold.Length(1, false);
        };
    }
}
