package org.grundy.heap;

import org.grundy.game.HeapRules;
import org.grundy.game.coding.OptionCodes;

/// The moves of Nim: any number of tokens is taken from a heap.
public record AnyNumberMoves() implements HeapRules.Moves {
    @Override
    public void from(long n, OptionCodes out) {
        for (long left = n - 1; left >= 0; left--) {
            out.to(left);
        }
    }
}
