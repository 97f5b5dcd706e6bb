package org.grundy.cli;

import java.math.BigInteger;
import org.grundy.heap.NimValues;
import org.grundy.lang.Piece;

/// How many values of a nim-sequence are asked for.
final class SequenceSize {
    /// So many entries has a list in JSON at most where not all are asked for.
    static final int MOST_LISTED = 100_000;

    private SequenceSize() {}

    /// How many values there are up to the heap that an option names, itself included.
    ///
    /// @throws org.grundy.lang.InputError if it is no number, or more values than can be held
    static int values(String option, String written) {
        Piece piece = OptionText.piece(option, written);
        BigInteger last = piece.number(option, 0);
        if (last.compareTo(BigInteger.valueOf(NimValues.CAPACITY)) >= 0) {
            throw piece.error(
                    option + " is " + last + ", but at most " + (NimValues.CAPACITY - 1)
                            + " values can be held at once",
                    option + " 是 " + last + "，但最多只能同时保存 " + (NimValues.CAPACITY - 1) + " 个值");
        }
        return last.intValueExact() + 1;
    }
}
