package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.heap.ResidueInterval;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.TameTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;

/// What is missing to the target is a heap of Bash: its remainder mod m+1 decides.
///
/// @param m the most that may be added, at least 1
/// @param beyond whether the target may be overshot
record RaceTheorem(BigInteger m, boolean beyond) implements TameTheorem<RunningTotal> {
    /// The sentences of the theorem.
    static final CatalogText TEXT = CatalogText.of("tally");

    @Override
    public CatalogText.Stated stated() {
        return TEXT.theorem("tally");
    }

    @Override
    public Optional<OptionSet<RunningTotal>> options(RunningTotal tally, BigInteger value) {
        BigInteger missing = tally.missing();
        if (beyond && value.signum() == 0 && missing.signum() > 0 && missing.compareTo(m) <= 0) {
            return Optional.of(reaching(tally));
        }
        BigInteger k = missing.subtract(value).mod(modulus());
        boolean legal = k.signum() > 0 && k.compareTo(missing) <= 0 && value.compareTo(m) <= 0;
        return Optional.of(OptionSet.single(legal ? List.of(tally.plus(k)) : List.of()));
    }

    /// Every total that ends play, the least first.
    private OptionSet<RunningTotal> reaching(RunningTotal tally) {
        BigInteger most = tally.total().add(m);
        BigInteger spare = m.subtract(tally.missing());
        OptionSet<BigInteger> spares =
                new ResidueInterval(BigInteger.ONE, BigInteger.ZERO, BigInteger.ONE).within(BigInteger.ZERO, spare);
        return new OptionSet<>(
                spares.options().stream()
                        .map(left -> List.of(new RunningTotal(tally.target(), most.subtract(left.getFirst()))))
                        .toList(),
                spares.complete());
    }

    @Override
    public List<ReasonStep> reason(RunningTotal tally, Play play) {
        BigInteger missing = tally.missing();
        if (missing.signum() == 0) {
            return List.of(ReasonStep.of("tally.over"));
        }
        BigInteger kept = play.lostHeap();
        BigInteger k = missing.subtract(kept).mod(modulus());
        BigInteger next = tally.total().add(k);
        if (k.equals(missing)) {
            return List.of(ReasonStep.of("tally.ends", "missing", missing, "m", m, "next", next));
        }
        String lost = play == Play.NORMAL ? "tally.loses" : "tally.leaves-last";
        String key = k.signum() == 0 ? lost : "tally.wins";
        return List.of(ReasonStep.of(
                key, "missing", missing, "m1", modulus(), "r", grundy(tally), "kept", kept, "next", next));
    }

    @Override
    public BigInteger grundy(RunningTotal tally) {
        return tally.missing().mod(modulus());
    }

    private BigInteger modulus() {
        return m.add(BigInteger.ONE);
    }
}
