package org.grundy.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.StandardForm;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakCode.Digit;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// The standard form of a code without the digits' ones that change nothing: 0.27 is 0.26, for a heap of two has an
/// option of value 0 in both.
///
/// That all i tokens of a heap may be taken is an option of the heap i alone, with value 0. If the heap has the same
/// value without it, then so have all heaps: by induction on n, the heaps n have options of the same values in both
/// games, and i itself the same value. So bit 0 of digit i may be left out.
///
/// Source of the table of such equalities: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, vol. 1 (2001),
/// ch. 4; the proof is the induction above.
public final class ReducedForm {
    /// The most digits of a code of which values are computed here.
    private static final int MOST_DIGITS = 100;

    private ReducedForm() {}

    /// The reduced form of a code: a heap of n ≥ shift has the value of n − shift under it, and smaller heaps 0.
    ///
    /// Cost: the values of heaps up to the last digit, for each digit.
    public static StandardForm of(TakeAndBreakCode code) {
        StandardForm form = StandardForm.of(code);
        TakeAndBreakCode reduced = form.code();
        if (!reduced.finite() || reduced.unequal() || reduced.last() > MOST_DIGITS) {
            return form;
        }
        for (int taken = 1; taken <= reduced.last(); taken++) {
            if (reduced.digit(taken).leaves(0)) {
                TakeAndBreakCode without = withoutZero(reduced, taken);
                reduced = value(without, taken) == value(reduced, taken) ? without : reduced;
            }
        }
        return new StandardForm(reduced, form.shift());
    }

    private static TakeAndBreakCode withoutZero(TakeAndBreakCode code, int taken) {
        List<Digit> digits = new ArrayList<>();
        for (int i = 0; i <= code.last(); i++) {
            digits.add(i == taken ? Digit.of(code.digit(i).bits() & ~1) : code.digit(i));
        }
        return new TakeAndBreakCode(digits, List.of());
    }

    private static int value(TakeAndBreakCode code, int heap) {
        NimValues values = new NimValues();
        new PlainKernel(code).extend(values, heap + 1, Run.unlimited());
        return values.get(heap);
    }
}
