package org.grundy.heap.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.OptionSet;
import org.grundy.game.ReasonStep;
import org.grundy.game.Valuation;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakCode.Digit;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// The Grundy values of the heaps of a taking-and-breaking code, and its options of a given value: all options of
/// small heaps, of huge heaps those that stand for all.
///
/// A split of a huge heap has a part in the periodic range. If both parts are at least preperiod + period, one can
/// be made smaller and the other larger by a period, and neither value changes. So the splits with a part below
/// preperiod + period have all values that there are.
///
/// @param code the rules
/// @param heaps values of the heaps
public record CodeValuation(TakeAndBreakCode code, SequenceValuation heaps) implements Valuation<BigInteger> {
    /// From here on a list of all options of a heap would be too long to read.
    public static final BigInteger HUGE = BigInteger.ONE.shiftLeft(20);

    private static final int LISTED = 100;
    private static final int BYTES_PER_OPTION = 200;

    /// The values of a code.
    public static CodeValuation of(TakeAndBreakCode code) {
        return new CodeValuation(code, new SequenceValuation(NimSequence.of(code)));
    }

    /// The values of a code whose period was proved before, so that nothing is computed.
    ///
    /// @param values of the heaps below `period.checkedTo()`, at least
    public static CodeValuation proved(TakeAndBreakCode code, NimValues values, PeriodCertificate period) {
        return new CodeValuation(
                code, new SequenceValuation(NimSequence.proved(new SequenceRules.Coded(code), values, period)));
    }

    @Override
    public Valued value(BigInteger heap, Run run) {
        return heaps.value(heap, run);
    }

    @Override
    public List<ReasonStep> reason(BigInteger heap, Valued valued) {
        return heaps.reason(heap, valued);
    }

    /// Empty where a split may be into more than two heaps, or into unequal heaps only.
    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger heap, BigInteger grundy, Run run) {
        if (code.unequal() || code.heaps() > 2) {
            return Optional.empty();
        }
        return heap.compareTo(HUGE) < 0
                ? Optional.of(OptionSet.all(listed(heap, grundy, heap, Integer.MAX_VALUE, run)))
                : representatives(heap, grundy, run);
    }

    /// Options of a value with a part below preperiod + period, at most 100: there are some if any option has the
    /// value and the heap is at least 2 · (preperiod + period) plus the most tokens taken. Empty if no period is
    /// known. Called as [#options].
    public Optional<OptionSet<BigInteger>> representatives(BigInteger heap, BigInteger grundy, Run run) {
        return PeriodTheorem.appliesTo(code) && code.heaps() <= 2
                ? period(heap, run).map(period -> {
                    BigInteger below = BigInteger.valueOf(period.preperiod() + period.period() - 1);
                    return new OptionSet<>(listed(heap, grundy, below, LISTED, run), false);
                })
                : Optional.empty();
    }

    private Optional<PeriodCertificate> period(BigInteger heap, Run run) {
        return heaps.value(heap, run).evidence() instanceof Evidence.ByPeriod proved
                ? Optional.of(proved.period())
                : Optional.empty();
    }

    /// @param largest size of the smaller part of a split
    /// @param most how many options are wanted
    private List<List<BigInteger>> listed(BigInteger heap, BigInteger grundy, BigInteger largest, int most, Run run) {
        List<List<BigInteger>> found = new ArrayList<>();
        BigInteger taken = BigInteger.ZERO;
        BigInteger last = heap.min(BigInteger.valueOf(code.last()));
        while (taken.compareTo(last) <= 0 && found.size() < most) {
            BigInteger rest = heap.subtract(taken);
            Digit digit = code.digit(taken);
            if (digit.leaves(rest.signum() == 0 ? 0 : 1)
                    && value(rest, run).grundy().equals(grundy)) {
                found.add(List.of(rest));
            }
            if (digit.leaves(2)) {
                split(rest, grundy, rest.shiftRight(1).min(largest).intValueExact(), most, found, run);
            }
            taken = taken.add(BigInteger.ONE);
        }
        return found;
    }

    private void split(
            BigInteger rest, BigInteger grundy, int largest, int most, List<List<BigInteger>> found, Run run) {
        for (int part = 1; part <= largest && found.size() < most; part++) {
            run.option();
            BigInteger small = BigInteger.valueOf(part);
            BigInteger large = rest.subtract(small);
            if (value(small, run).grundy().xor(value(large, run).grundy()).equals(grundy)) {
                run.memory(BYTES_PER_OPTION);
                found.add(List.of(small, large));
            }
        }
    }
}
