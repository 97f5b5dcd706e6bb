package org.grundy.heap.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakCode.Digit;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The kernel for finite codes by which a move may leave three or four heaps, as hexadecimal ones.
///
/// For each number of heaps and each number of tokens the set of the nim sums of all partitions is kept: those of
/// m tokens in three heaps are those of m − c in two heaps, each XORed with the value of c, for every c. So a heap of n
/// takes n steps in place of the n²/12 partitions in three heaps, or n³/144 in four.
///
/// A set is XORed with a value by exchanging its words by the bits of the value above the sixth, and then neighbouring
/// groups of bits in a word by the lower six; sets that want the same lower six bits are gathered first
/// ([ShiftedSets]).
///
/// Cost of a heap of n, with values below 64·w: n·w steps for each number of heaps above two, n/2 marks for
/// two; 8·w bytes for each of them are kept.
public final class PartitionsKernel implements Kernel {
    private static final String NAME = "partitions";

    private final TakeAndBreakCode code;
    private final ShiftedSets shifted = new ShiftedSets();
    private final List<List<long[]>> sums;

    private PartitionsKernel(TakeAndBreakCode code) {
        this.code = code;
        this.sums = IntStream.rangeClosed(0, code.heaps())
                .<List<long[]>>mapToObj(heaps -> new ArrayList<>())
                .toList();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.extend(to, run, known -> value(known, run));
    }

    private int value(NimValues values, Run run) {
        int n = values.size();
        MexBitset options = new MexBitset();
        for (int taken = 0; taken <= Math.min(n, code.last()); taken++) {
            add(values, n - taken, code.digit(taken), options, run);
        }
        return options.result();
    }

    /// Marks the options by which some tokens are left.
    private void add(NimValues values, int rest, Digit digit, MexBitset options, Run run) {
        if (rest == 0) {
            if (digit.leaves(0)) {
                options.mark(0);
            }
            return;
        }
        if (digit.leaves(1)) {
            options.mark(values.get(rest));
        }
        for (int heaps = 2; heaps <= digit.heaps(); heaps++) {
            if (digit.leaves(heaps)) {
                options.addAll(sums(heaps, rest, values, run));
            }
        }
    }

    /// The nim sums of the partitions of `tokens` in so many heaps.
    private long[] sums(int heaps, int tokens, NimValues values, Run run) {
        List<long[]> known = sums.get(heaps);
        while (known.size() <= tokens) {
            int rest = known.size();
            run.options(rest);
            long[] set = heaps == 2 ? pairs(rest, values) : more(heaps, rest, values, run);
            run.memory((long) Long.BYTES * set.length);
            known.add(set);
        }
        return known.get(tokens);
    }

    private static long[] pairs(int tokens, NimValues values) {
        long[] set = new long[words(values)];
        for (int part = 1; 2 * part <= tokens; part++) {
            int sum = values.get(part) ^ values.get(tokens - part);
            set[sum >> 6] |= 1L << sum;
        }
        return set;
    }

    private long[] more(int heaps, int tokens, NimValues values, Run run) {
        int largest = tokens - heaps + 1;
        if (largest > 0) {
            sums(heaps - 1, tokens - 1, values, run);
        }
        shifted.begin(words(values));
        for (int part = 1; part <= largest; part++) {
            shifted.add(sums.get(heaps - 1).get(tokens - part), values.get(part));
        }
        return shifted.union();
    }

    /// Words for all nim sums of values: a power of two.
    private static int words(NimValues values) {
        return Math.max(1, (2 * Integer.highestOneBit(Math.max(1, values.max()))) >> 6);
    }

    /// The type of this kernel.
    public record Type() implements KernelType {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public BilingualText domain() {
            return new BilingualText(
                    "finite codes that leave three or four heaps, of any sizes", "一步可留下三堆或四堆（大小不限）的有限代码");
        }

        @Override
        public boolean canCompute(SequenceRules rules) {
            return rules instanceof SequenceRules.Coded(var code)
                    && code.finite()
                    && code.heaps() > 2
                    && !code.unequal();
        }

        @Override
        public Kernel kernel(SequenceRules rules, int threads) {
            if (rules instanceof SequenceRules.Coded(var code) && canCompute(rules)) {
                return new PartitionsKernel(code);
            }
            throw new IllegalArgumentException(NAME + " cannot compute " + rules);
        }
    }
}
