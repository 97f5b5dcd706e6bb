package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Bouton's theorem in misère play, for a single heap. For several heaps it is the theorem on tame sums,
/// with heaps of at most one token as the fickle ones.
record MisereNim() implements DescribedTheorem<BigInteger> {
    /// The key of its sentences.
    static final String KEY = "bouton.misere";

    @Override
    public CatalogText.Stated stated() {
        return Nim.TEXT.theorem(KEY);
    }

    @Override
    public boolean covers(BigInteger heap, Play play) {
        return play == Play.MISERE;
    }

    @Override
    public Outcome outcome(BigInteger heap, Play play) {
        return heap.equals(BigInteger.ONE) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<String> lostWhere(Play play) {
        return play == Play.MISERE ? Optional.of("n = 1") : Optional.empty();
    }

    @Override
    public Optional<OptionSet<BigInteger>> winning(BigInteger heap, Play play) {
        return options(heap, BigInteger.ONE);
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger heap, BigInteger value) {
        return Optional.of(OptionSet.single(value.compareTo(heap) < 0 ? List.of(value) : List.of()));
    }

    @Override
    public Optional<Tame> tame(BigInteger heap) {
        return Optional.of(Tame.ofHeap(heap));
    }

    @Override
    public List<ReasonStep> reason(BigInteger heap, Play play) {
        if (heap.signum() == 0) {
            return List.of(ReasonStep.of("nim.misere.over"));
        }
        return List.of(
                heap.equals(BigInteger.ONE)
                        ? ReasonStep.of("nim.misere.loses")
                        : ReasonStep.of("nim.misere.wins", "n", heap));
    }
}
