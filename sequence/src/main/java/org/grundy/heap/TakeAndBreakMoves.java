package org.grundy.heap;

import org.grundy.game.HeapRules;
import org.grundy.game.coding.OptionCodes;

/// The moves of a taking-and-breaking code. Heaps that are left empty are not listed beside others; a heap
/// taken whole leaves the empty heap.
///
/// @param code the code
public record TakeAndBreakMoves(TakeAndBreakCode code) implements HeapRules.Moves {
    /// The rules of a code.
    public static HeapRules rules(TakeAndBreakCode code) {
        return new HeapRules(code.heaps() > 1, new TakeAndBreakMoves(code)).testedBy(new TakeAndBreakLegality(code));
    }

    @Override
    public void from(long n, OptionCodes out) {
        long last = Math.min(n, code.last());
        for (long taken = 0; taken <= last; taken++) {
            TakeAndBreakCode.Digit digit = code.digit(taken);
            if (digit.bits() != 0) {
                leave(n - taken, digit, out);
            }
        }
    }

    private static void leave(long rest, TakeAndBreakCode.Digit digit, OptionCodes out) {
        if (rest == 0) {
            if (digit.leaves(0)) {
                out.to(0);
            }
            return;
        }
        if (digit.leaves(1)) {
            out.to(rest);
        }
        if (digit.leaves(2)) {
            for (long part = 1; part <= (digit.unequal() ? rest - 1 : rest) / 2; part++) {
                out.to(part, rest - part);
            }
        }
        for (int heaps = 3; heaps <= digit.heaps(); heaps++) {
            if (digit.leaves(heaps)) {
                split(rest, 1, new long[heaps], 0, digit.unequal(), out);
            }
        }
    }

    /// Gives every way to write `rest` as a sum of the parts from index `at` on, in increasing order, each
    /// at least `least`.
    private static void split(long rest, long least, long[] parts, int at, boolean unequal, OptionCodes out) {
        int open = parts.length - at;
        if (open == 1) {
            if (rest >= least) {
                parts[at] = rest;
                out.to(parts, parts.length);
            }
            return;
        }
        for (long part = least; part <= rest / open; part++) {
            parts[at] = part;
            split(rest - part, unequal ? part + 1 : part, parts, at + 1, unequal, out);
        }
    }
}
