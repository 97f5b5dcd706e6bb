package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Valuation;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Ferguson's pairing: with s the least number that may be taken, a heap n ≥ s has value 1 exactly when n−s
/// has value
/// 0. So every heap is tame, those of value 0 and 1 are fickle, and in misère play exactly the heaps of
/// value 1 are lost.
///
/// It speaks of the heaps whose value the nim-sequence gives within ten million values.
///
/// @param values the Grundy values of the heaps
record FergusonPairing(Valuation<BigInteger> values) implements DescribedTheorem<BigInteger> {
    private static final long VALUES = 10_000_000;

    static final CatalogText TEXT = CatalogText.of("ferguson");

    @Override
    public CatalogText.Stated stated() {
        return TEXT.theorem("ferguson");
    }

    @Override
    public boolean covers(BigInteger n, Play play) {
        return false;
    }

    @Override
    public Outcome outcome(BigInteger n, Play play) {
        throw new IllegalStateException("the pairing covers no position by itself");
    }

    @Override
    public Optional<Tame> tame(BigInteger n) {
        return known(n).map(Tame::ofHeap);
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        return List.of();
    }

    private Optional<BigInteger> known(BigInteger n) {
        Run run = new Run(Budget.standard().withPositions(VALUES));
        return run.attempt(() -> values.value(n, run)).toOptional().map(Valuation.Valued::grundy);
    }
}
