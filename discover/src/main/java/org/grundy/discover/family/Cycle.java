package org.grundy.discover.family;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.run.Run;

/// A repetition of a list of values: value(n + period) = value(n) + saltus for n from `preperiod` on.
///
/// @param preperiod a number of the line
/// @param period at least 1
/// @param saltus at least 0
record Cycle(int preperiod, int period, int saltus) {
    /// Minimum length of the rest of the values, in multiples of preperiod plus period, for a period to
    /// count.
    private static final int ENOUGH = 8;
    /// Minimum repeats of growing values; with fewer the convergents of an irrational slope would pass
    /// for periods.
    private static final int REPEATS = 4;

    /// In a list this short a period counts only if half of it is seen again.
    private static final int SHORT = 45;

    /// The repetitions of the values of a block, shortest first.
    ///
    /// @param growing whether values are to grow
    /// @param run charged for each pair of values that is compared
    static Stream<Cycle> of(SampleBlock block, boolean growing, Run run) {
        int size = block.size();
        return IntStream.rangeClosed(1, size)
                .mapToObj(period -> of(block, period, growing ? growth(block, period) : 0, run))
                .filter(cycle -> growing == cycle.saltus > 0)
                .filter(cycle -> cycle.isSupportedBy(block))
                .sorted(Comparator.comparingInt(cycle -> cycle.preperiod + cycle.period));
    }

    private boolean isSupportedBy(SampleBlock block) {
        int head = preperiod - block.from();
        if (saltus > 0 && (long) REPEATS * (head + period) > block.size()) {
            return false;
        }
        int longest = block.size() < SHORT ? block.size() * 2 / 3 : block.size();
        return head == 0 ? period <= longest : (long) ENOUGH * (head + period) <= block.size();
    }

    /// The difference between the last comparable value and that one period before.
    private static int growth(SampleBlock block, int period) {
        for (int cell = block.size() - 1; cell >= period; cell--) {
            if (block.isKnown(cell) && block.isKnown(cell - period)) {
                return block.value(cell) - block.value(cell - period);
            }
        }
        return 0;
    }

    private static Cycle of(SampleBlock block, int period, int saltus, Run run) {
        int first = block.size() - 1 - period;
        while (first >= 0 && same(block, first, period, saltus)) {
            first--;
        }
        run.options(block.size() - first);
        return new Cycle(block.from() + first + 1, period, saltus);
    }

    private static boolean same(SampleBlock block, int cell, int period, int saltus) {
        int value = block.value(cell);
        int later = block.value(cell + period);
        return value == SampleBlock.UNKNOWN || later == SampleBlock.UNKNOWN || value + saltus == later;
    }

    /// The values before the preperiod; none where the values repeat from the first one on.
    List<Long> head(SampleBlock block) {
        return IntStream.range(0, preperiod == block.from() ? 0 : preperiod)
                .mapToObj(n -> n < block.from() ? 0L : Math.max(0L, block.at(n)))
                .toList();
    }

    /// For each residue r the value of a number n with that residue, minus saltus · ⌊n / period⌋.
    List<Long> table(SampleBlock block) {
        Long[] table = new Long[period];
        for (int n = preperiod; n < block.from() + block.size(); n++) {
            if (table[n % period] == null && block.at(n) != SampleBlock.UNKNOWN) {
                table[n % period] = (long) block.at(n) - (long) saltus * (n / period);
            }
        }
        return Stream.of(table).map(entry -> entry == null ? 0L : entry).toList();
    }
}
