package org.grundy.heap.kernel;

import java.util.Arrays;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The kernel for codes whose last digits repeat for ever, of moves that leave at most two heaps.
///
/// By a repeating digit a heap may be left with all rests of one residue up to some size, whatever that digit
/// allows. So the values of those rests, and the nim sums of their splits, are collected in one set for each
/// residue, which only grows; the options of a heap are the union of some of these sets and of what the
/// digits before allow.
///
/// Cost a heap of n: n/2 marks for the splits of one more rest and for each digit before the repeating ones
/// that splits, and for each repeating digit a step for each 64 values in use.
public final class RepeatingDigitsKernel implements Kernel {
    private static final String NAME = "repeating";

    private final TakeAndBreakCode code;
    private final int head;
    private final boolean splitting;
    private final MexBitset[] rests;
    private final MexBitset[] splits;
    private final MexBitset[] unequal;
    private final MexBitset options = new MexBitset();
    private int next = 1;

    /// A kernel for a code for which [#of] is true.
    RepeatingDigitsKernel(TakeAndBreakCode code) {
        this.code = code;
        this.head = code.digits().size();
        this.splitting = code.tail().stream().anyMatch(digit -> digit.leaves(2));
        this.rests = sets(code.tail().size());
        this.splits = sets(code.tail().size());
        this.unequal = sets(code.tail().size());
    }

    /// Whether a code is such.
    static boolean of(TakeAndBreakCode code) {
        return !code.finite() && code.heaps() <= 2;
    }

    private static MexBitset[] sets(int count) {
        MexBitset[] sets = new MexBitset[count];
        Arrays.setAll(sets, i -> new MexBitset());
        return sets;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.extend(to, run, this::value);
    }

    private int value(NimValues values) {
        int n = values.size();
        options.clear();
        for (int taken = 0; taken < Math.min(head, n + 1); taken++) {
            add(values, n - taken, code.digit(taken));
        }
        if (n >= head && code.digit(n).leaves(0)) {
            options.mark(0);
        }
        for (; next <= n - head; next++) {
            collect(values, next);
        }
        for (int rest = n - head; rest > Math.max(0, n - head - rests.length); rest--) {
            TakeAndBreakCode.Digit digit = code.digit(n - rest);
            if (digit.leaves(1)) {
                options.addAll(rests[rest % rests.length]);
            }
            if (digit.leaves(2)) {
                options.addAll((digit.unequal() ? unequal : splits)[rest % rests.length]);
            }
        }
        return options.result();
    }

    /// Adds what one digit allows to do with a rest.
    private void add(NimValues values, int rest, TakeAndBreakCode.Digit digit) {
        if (rest == 0 && digit.leaves(0)) {
            options.mark(0);
        }
        if (rest > 0 && digit.leaves(1)) {
            options.mark(values.get(rest));
        }
        if (digit.leaves(2)) {
            int last = (digit.unequal() ? rest - 1 : rest) / 2;
            for (int part = 1; part <= last; part++) {
                options.mark(values.get(part) ^ values.get(rest - part));
            }
        }
    }

    private void collect(NimValues values, int rest) {
        int residue = rest % rests.length;
        rests[residue].mark(values.get(rest));
        for (int part = 1; splitting && 2 * part <= rest; part++) {
            int sum = values.get(part) ^ values.get(rest - part);
            splits[residue].mark(sum);
            if (2 * part < rest) {
                unequal[residue].mark(sum);
            }
        }
    }

    /// The type of this kernel. It is the fastest for its codes at every size, so it competes with no other.
    public record Type() implements KernelType {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public BilingualText domain() {
            return new BilingualText(
                    "codes whose last digits repeat and leave at most two heaps", "末尾数字无限重复、最多留下两堆的代码");
        }

        @Override
        public boolean canCompute(SequenceRules rules) {
            return rules instanceof SequenceRules.Coded(var code) && of(code);
        }

        @Override
        public Kernel kernel(SequenceRules rules, int threads) {
            if (rules instanceof SequenceRules.Coded(var code) && of(code)) {
                return new RepeatingDigitsKernel(code);
            }
            throw new IllegalArgumentException(NAME + " cannot compute " + rules);
        }
    }
}
