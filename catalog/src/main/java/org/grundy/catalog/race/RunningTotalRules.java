package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;

/// Add 1..m to a total until the target is reached.
///
/// @param m at least 1
/// @param beyond whether the target may be overshot
record RunningTotalRules(BigInteger m, boolean beyond) implements WholeRules<RunningTotal> {
    @Override
    public void options(RunningTotal from, Options<RunningTotal> out) {
        BigInteger most = most(from);
        for (BigInteger k = BigInteger.ONE; k.compareTo(most) <= 0; k = k.add(BigInteger.ONE)) {
            out.to(from.plus(k));
        }
    }

    @Override
    public Optional<Boolean> permits(RunningTotal from, List<RunningTotal> to) {
        return Optional.of(to.size() == 1
                && to.getFirst().target().equals(from.target())
                && to.getFirst().total().compareTo(from.total()) > 0
                && to.getFirst().total().subtract(from.total()).compareTo(most(from)) <= 0);
    }

    /// The most that can be added, 0 when play is over.
    private BigInteger most(RunningTotal from) {
        BigInteger missing = from.missing();
        return beyond && missing.signum() > 0 ? m : m.min(missing);
    }
}
