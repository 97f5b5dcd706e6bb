package org.grundy.heap;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.TakeAndBreakCode.Digit;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// Short ways to write codes and sequences in tests.
public final class Sequences {
    private Sequences() {}

    /// A finite code as it is written, digits up to 9 and A to V.
    public static TakeAndBreakCode code(String text) {
        List<Digit> digits = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '!') {
                Digit last = digits.removeLast();
                digits.add(new Digit(last.bits(), true));
            } else if (c != '.') {
                digits.add(Digit.of(Character.digit(c, 32)));
            }
        }
        return new TakeAndBreakCode(digits, List.of());
    }

    /// These values.
    public static NimValues values(int... given) {
        NimValues values = new NimValues();
        values.addAll(given, 0, given.length);
        return values;
    }

    /// The first values by a kernel.
    public static List<Integer> values(Kernel kernel, int count) {
        NimValues values = new NimValues();
        kernel.extend(values, count, Run.unlimited());
        return list(values, count);
    }

    public static List<Integer> list(NimValues values, int count) {
        List<Integer> list = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            list.add(values.get(n));
        }
        return list;
    }
}
