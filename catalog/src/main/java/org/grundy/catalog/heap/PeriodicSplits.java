package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.CodeValuation;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// Names options of huge heaps in an octal game with a proved period, as [CodeValuation#representatives] does.
///
/// @param values of the heaps
/// @param least the smallest heap of which it speaks
record PeriodicSplits(CodeValuation values, BigInteger least) implements DescribedTheorem<BigInteger> {
    private static final Budget EFFORT = Budget.standard().withPositions(20_000);

    static final CatalogText TEXT = CatalogText.of("guy-smith");

    /// The theorem for the values of a code, if it speaks of them.
    static Optional<Theorem<BigInteger>> about(CodeValuation values) {
        return PeriodTheorem.appliesTo(values.code()) && values.code().heaps() <= 2
                ? Optional.of(new PeriodicSplits(values, CodeValuation.HUGE))
                : Optional.empty();
    }

    @Override
    public CatalogText.Stated stated() {
        return TEXT.theorem("guy-smith");
    }

    @Override
    public boolean covers(BigInteger n, Play play) {
        return false;
    }

    @Override
    public Outcome outcome(BigInteger n, Play play) {
        throw new IllegalStateException("the theorem names options and covers no position");
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
        if (n.compareTo(least) < 0) {
            return Optional.empty();
        }
        Run run = new Run(EFFORT);
        return run.find(() -> values.representatives(n, value, run));
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        return List.of();
    }
}
