package org.grundy.catalog.coin.turning;

/// The nim sums of the sets of coins that may be turned together with the next coin of a growing row: the
/// mex of these is the next coin's value. Not safe for use by several threads.
interface CoinSetSums {
    /// 64 numbers, as bits: whether 64·word + i is a sum.
    ///
    /// @param word at least 0
    long word(int word);

    /// Adds the next coin to the row.
    ///
    /// @param value its value
    void add(int value);

    /// How many words adding a coin goes through, roughly.
    long cost();
}
