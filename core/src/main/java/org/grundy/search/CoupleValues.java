package org.grundy.search;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.grundy.evidence.Evidence;
import org.grundy.game.Ruleset;
import org.grundy.game.Valuation;
import org.grundy.run.Run;

/// Grundy values under any rules by the search of couples: it pays where positions fall apart and there are
/// too many to value all. The rules are loop-free: no position can come again.
///
/// @param <P> the type of positions
public final class CoupleValues<P> implements Valuation<P> {
    private final RulesetPieces<P> pieces;
    private final NimberSearch search;

    /// Values of positions of which it is not known how many moves can follow.
    public CoupleValues(Ruleset<P> rules) {
        this(rules, position -> SmallPieces.LARGEST + 1);
    }

    /// @param sizes of positions: no more moves can follow
    public CoupleValues(Ruleset<P> rules, ToIntFunction<P> sizes) {
        this.pieces = new RulesetPieces<>(rules, sizes);
        this.search = new NimberSearch(pieces);
    }

    @Override
    public synchronized Valued value(P position, Run run) {
        pieces.chargeTo(run);
        int value = search.value(pieces.numbers(List.of(position)), run);
        return new Valued(BigInteger.valueOf(value), evidence());
    }

    @Override
    public synchronized Optional<Decided> decide(List<P> sum, BigInteger grundy, Run run) {
        if (grundy.bitLength() >= Integer.SIZE) {
            return Optional.empty();
        }
        pieces.chargeTo(run);
        boolean has = search.has(pieces.numbers(sum), grundy.intValueExact(), run);
        return Optional.of(new Decided(has, evidence()));
    }

    private Evidence evidence() {
        return new Evidence.BySearch(search.known());
    }
}
