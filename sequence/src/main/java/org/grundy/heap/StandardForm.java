package org.grundy.heap;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.TakeAndBreakCode.Digit;

/// A code with the same values some heaps earlier, in which the heap of one token can be taken.
///
/// While a heap of one has no move, it is worth as much as no heap at all. So let every heap of n tokens
/// stand for one of n − 1 in another game, which may then leave empty heaps as well: to take i tokens and
/// leave j nonempty heaps, n − i tokens in all, becomes to leave j heaps of n − i − j tokens in all, which
/// is i + j − 1 fewer than n − 1, with any number of them empty. So bit j of digit i becomes the bits 0..j
/// of digit i + j − 1. This is repeated while digit 1 is even.
///
/// Source: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956); E. R. Berlekamp, J. H.
/// Conway, R. K. Guy, *Winning Ways*, vol. 1 (2001), ch. 4, who call the two games first cousins.
///
/// @param code in which the heap of one token can be taken, or that has no move at all
/// @param shift a heap of n ≥ shift in the first game has the value of n − shift in this one; smaller heaps
///     have value 0
public record StandardForm(TakeAndBreakCode code, int shift) {
    /// The standard form of a code; the code itself with shift 0 if it is infinite or asks for unequal heaps.
    public static StandardForm of(TakeAndBreakCode code) {
        TakeAndBreakCode form = code;
        int shift = 0;
        if (code.finite() && !code.unequal()) {
            while (moves(form) && !form.digit(1).leaves(0)) {
                form = shifted(form);
                shift++;
            }
        }
        return new StandardForm(form, shift);
    }

    private static boolean moves(TakeAndBreakCode code) {
        return code.last() > 0 || code.digit(0).bits() != 0;
    }

    private static TakeAndBreakCode shifted(TakeAndBreakCode code) {
        int last = (int) code.last();
        int[] bits = new int[last + Digit.of(TakeAndBreakCode.LARGEST_DIGIT).heaps()];
        for (int taken = 0; taken <= last; taken++) {
            for (int heaps = 0; heaps <= code.digit(taken).heaps(); heaps++) {
                if (code.digit(taken).leaves(heaps)) {
                    bits[taken + heaps - 1] |= (2 << heaps) - 1;
                }
            }
        }
        List<Digit> digits = new ArrayList<>();
        for (int digit : bits) {
            digits.add(Digit.of(digit));
        }
        return new TakeAndBreakCode(digits, List.of());
    }
}
