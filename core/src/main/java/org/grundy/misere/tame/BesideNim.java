package org.grundy.misere.tame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.game.Sum;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Misère Grundy values of a sum G, and of all sums that can follow it, beside a heap of Nim of any size:
/// the n for which G + *a + *n is lost.
///
/// The value of H + *a is the least number that is neither that of H + *a′ with a′ < a nor that of an
/// option of H beside *a. The values of H + *0, …, H + *a differ, so they are the numbers below some bound
/// but for a few, and a few above it. What has been passed over and what is above, seen from the bound,
/// says all that the next value needs of the smaller heaps; and the bound differs from a by how many are
/// above. So where this is the same for all H after two heaps that differ by p, *a heap larger by p has a
/// value larger by p, from there on for ever*. So with the rows of Wythoff's game: A. Dress, A.
/// Flammenkamp, N. Pink, "Additive periodicity of the Sprague-Grundy function of certain Nim games" (1999).
public final class BesideNim {
    private static final int BYTES = 400;

    private final Run run;
    private final Map<Set<Integer>, Integer> numbers = new HashMap<>();
    private final List<int[]> options = new ArrayList<>();
    private final FollowerFold<Integer> sums;
    private final List<int[]> rows = new ArrayList<>();
    private int preperiod;
    private int period;

    /// The values beside a heap of any size. Called inside [Run#attempt].
    ///
    /// @param sum what stands beside the heap, at first
    /// @param run charged for each sum that can follow, and for each value
    public BesideNim(Sum sum, Run run) {
        this.run = run;
        this.sums = new FollowerFold<>(BYTES, this::number, run);
        sums.of(sum);
        values();
    }

    /// Sums with the same options are one.
    private int number(List<Integer> after) {
        Set<Integer> distinct = new TreeSet<>(after);
        return numbers.computeIfAbsent(distinct, fresh -> {
            options.add(fresh.stream().mapToInt(Integer::intValue).toArray());
            return options.size() - 1;
        });
    }

    private void values() {
        Row row = new Row(options.size());
        long[] before = row.taken.clone();
        int since = -1;
        while (period == 0) {
            int heap = rows.size();
            run.clock();
            run.options(options.size());
            run.memory((long) Integer.BYTES * options.size());
            rows.add(row.values(heap));
            if (since >= 0 && Arrays.equals(before, row.taken)) {
                preperiod = since + 1;
                period = heap - since;
            } else if (heap + 1 >= 2 * (since + 1)) {
                since = heap;
                before = row.taken.clone();
            }
        }
    }

    /// What is known of the numbers after some heaps, for each sum.
    private final class Row {
        /// The least number that is no value yet.
        private final int[] least;

        /// Bit i: the number i above it is a value.
        private final long[] taken;

        Row(int count) {
            this.least = new int[count];
            this.taken = new long[count];
        }

        int[] values(int heap) {
            int[] values = new int[least.length];
            for (int i = 0; i < values.length; i++) {
                int[] after = options.get(i);
                long seen = heap == 0 && after.length == 0 ? 1 : taken[i];
                for (int option : after) {
                    int above = values[option] - least[i];
                    seen |= above >= 0 && above < Long.SIZE ? 1L << above : 0;
                }
                if (seen == -1L) {
                    throw run.giveUp(Limit.METHOD);
                }
                int above = Long.numberOfTrailingZeros(~seen);
                values[i] = least[i] + above;
                taken[i] |= 1L << above;
                int passed = Long.numberOfTrailingZeros(~taken[i]);
                least[i] += passed;
                taken[i] = passed == Long.SIZE ? 0 : taken[i] >>> passed;
            }
            return values;
        }
    }

    /// The misère Grundy value of a sum beside a heap of Nim. Called inside [Run#attempt].
    ///
    /// @param sum the one that was given, or one that can follow it
    /// @param heap at least 0
    public BigInteger value(Sum sum, BigInteger heap) {
        BigInteger first = BigInteger.valueOf(preperiod);
        BigInteger more = heap.compareTo(first) < 0
                ? BigInteger.ZERO
                : heap.subtract(first).divide(BigInteger.valueOf(period)).multiply(BigInteger.valueOf(period));
        return BigInteger.valueOf(rows.get(heap.subtract(more).intValueExact())[sums.of(sum)])
                .add(more);
    }

    /// From this heap on a heap larger by [#period] has a value larger by that.
    public int preperiod() {
        return preperiod;
    }

    /// By how much.
    public int period() {
        return period;
    }

    /// How many sums can follow, those with the same options counted once.
    public int positions() {
        return options.size();
    }
}
