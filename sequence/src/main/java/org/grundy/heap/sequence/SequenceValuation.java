package org.grundy.heap.sequence;

import java.math.BigInteger;
import java.util.List;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.ReasonStep;
import org.grundy.game.Valuation;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// The Grundy values of heaps by their nim-sequence: those of any heap once a period is proved, before that
/// as far as the budget allows. Safe for use by several threads, one at a time.
public final class SequenceValuation implements Valuation<BigInteger> {
    private static final BigInteger BEYOND = BigInteger.valueOf(NimValues.CAPACITY);

    private final NimSequence sequence;

    /// Values by a sequence that nobody else extends.
    public SequenceValuation(NimSequence sequence) {
        this.sequence = sequence;
    }

    @Override
    public synchronized Valued value(BigInteger heap, Run run) {
        NimValues values = sequence.values();
        if (heap.compareTo(BEYOND) >= 0 && !sequence.mayProve()) {
            throw run.giveUp(Limit.METHOD);
        }
        if (heap.compareTo(BigInteger.valueOf(values.size())) >= 0) {
            sequence.prove(heap.min(BEYOND).intValueExact() + (heap.compareTo(BEYOND) < 0 ? 1 : 0), run);
        }
        if (sequence.period().isPresent()) {
            return byPeriod(heap, sequence.period().get());
        }
        if (heap.compareTo(BigInteger.valueOf(values.size())) < 0) {
            return byTable(heap);
        }
        throw run.giveUp(Limit.METHOD);
    }

    private Valued byTable(BigInteger heap) {
        return new Valued(
                BigInteger.valueOf(sequence.values().get(heap.intValueExact())),
                new Evidence.ByTable(sequence.values().size()));
    }

    private Valued byPeriod(BigInteger heap, PeriodCertificate proved) {
        BigInteger beyond = heap.subtract(BigInteger.valueOf(proved.preperiod()));
        if (beyond.signum() < 0) {
            return byTable(heap);
        }
        BigInteger[] rounds = beyond.divideAndRemainder(BigInteger.valueOf(proved.period()));
        int first = sequence.values().get((int) proved.preperiod() + rounds[1].intValueExact());
        BigInteger value =
                rounds[0].multiply(BigInteger.valueOf(proved.saltus())).add(BigInteger.valueOf(first));
        return new Valued(value, new Evidence.ByPeriod(proved));
    }

    @Override
    public List<ReasonStep> reason(BigInteger heap, Valued valued) {
        return valued.evidence() instanceof Evidence.ByPeriod(PeriodCertificate proved) && proved.saltus() == 0
                ? List.of(reason(heap, proved, valued.grundy()))
                : List.of();
    }

    /// That a heap has the value of a smaller one.
    ///
    /// @param heap at least the preperiod
    /// @param proved a period without saltus
    private static ReasonStep reason(BigInteger heap, PeriodCertificate proved, BigInteger value) {
        BigInteger from = BigInteger.valueOf(proved.preperiod());
        BigInteger same = from.add(heap.subtract(from).mod(BigInteger.valueOf(proved.period())));
        return ReasonStep.of(
                "value.period",
                "n",
                heap,
                "from",
                proved.preperiod(),
                "period",
                proved.period(),
                "same",
                same,
                "value",
                value);
    }
}
