package org.grundy.heap;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.TakingCode.Digit;
import org.grundy.run.Run;

/// Short ways to write codes and sequences in tests.
final class Sequences {
    private Sequences() {}

    /// A finite code as it is written, digits up to 9 and A to V.
    static TakingCode code(String text) {
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
        return new TakingCode(digits, List.of());
    }

    /// The first values by a kernel.
    static List<Integer> values(Kernel kernel, int count) {
        NimValues values = new NimValues();
        kernel.extend(values, count, Run.unlimited());
        return list(values, count);
    }

    static List<Integer> list(NimValues values, int count) {
        List<Integer> list = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            list.add(values.get(n));
        }
        return list;
    }
}
