package org.grundy.catalog.coin.turning;

import org.grundy.text.Messages;

/// The sentences of coin-turning games: those of every position, and those of each theorem.
public final class CoinWords {
    /// All of them.
    public static final Messages ALL = Messages.read(CoinWords.class.getResourceAsStream("coin.messages"));

    private CoinWords() {}
}
