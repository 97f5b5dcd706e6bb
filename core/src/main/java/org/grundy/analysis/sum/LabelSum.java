package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.Set;
import org.grundy.value.LoopyLabel;
import org.grundy.value.Outcome;

/// What the labels of some components are together: enough to tell who wins their sum, where no component is
/// [won][org.grundy.game.Ruleset#won].
///
/// Sources: Smith (1966); Fraenkel and Perl (1975).
///
/// @param infinite how many of them are infinite
/// @param reachable the finite values that the infinite one can reach; empty if there is none, or several
/// @param nimSum of the finite ones
record LabelSum(int infinite, Set<Integer> reachable, BigInteger nimSum) {
    /// The sum of no components.
    static final LabelSum ZERO = new LabelSum(0, Set.of(), BigInteger.ZERO);

    /// A component with a Grundy value.
    static LabelSum of(BigInteger value) {
        return new LabelSum(0, Set.of(), value);
    }

    /// A component with a label.
    static LabelSum of(LoopyLabel label) {
        return switch (label) {
            case LoopyLabel.Finite finite -> of(BigInteger.valueOf(finite.value()));
            case LoopyLabel.Infinite alone -> new LabelSum(1, alone.reachable(), BigInteger.ZERO);
        };
    }

    /// The components of both together.
    LabelSum plus(LabelSum other) {
        Set<Integer> either = infinite == 0 ? other.reachable : reachable;
        int both = infinite + other.infinite;
        return new LabelSum(both, both == 1 ? either : Set.of(), nimSum.xor(other.nimSum));
    }

    Outcome outcome() {
        return switch (infinite) {
            case 0 -> nimSum.signum() == 0 ? Outcome.P : Outcome.N;
            case 1 -> reachesNimSum() ? Outcome.N : Outcome.D;
            default -> Outcome.D;
        };
    }

    private boolean reachesNimSum() {
        return reachable.stream().map(BigInteger::valueOf).anyMatch(nimSum::equals);
    }

    /// Whether the sum is a draw with whatever component more.
    boolean drawnWithAny() {
        return infinite > 1 || (infinite == 1 && reachable.isEmpty());
    }
}
