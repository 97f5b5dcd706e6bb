package org.grundy.search;

import java.util.function.LongToIntFunction;

/// Nimbers of pieces by the definition, from those of smaller pieces. For one thread.
public final class PieceMex {
    private static final int LARGEST_VALUE = 63;
    private final PieceRules rules;
    private final OptionList options = new OptionList();

    public PieceMex(PieceRules rules) {
        this.rules = rules;
    }

    /// The nimber of a piece: the mex of its options, each worth the nim sum of its pieces.
    ///
    /// @param piece not 0
    /// @param known the nimber of each smaller piece
    /// @throws IllegalArgumentException if an option is worth more than 63
    public int nimber(long piece, LongToIntFunction known) {
        options.clear();
        rules.options(piece, options);
        long seen = 0;
        for (int option = 0; option < options.count(); option++) {
            int sum = 0;
            for (int place = options.start(option); place < options.end(option); place++) {
                sum ^= known.applyAsInt(options.at(place));
            }
            if (sum > LARGEST_VALUE) {
                throw new IllegalArgumentException("an option is worth " + sum);
            }
            seen |= 1L << sum;
        }
        return Long.numberOfTrailingZeros(~seen);
    }
}
