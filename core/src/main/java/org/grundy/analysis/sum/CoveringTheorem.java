package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation.Valued;
import org.grundy.value.Outcome;

/// Finds the theorem that speaks of a component.
public final class CoveringTheorem {
    private CoveringTheorem() {}

    /// The first theorem that says who wins the component played alone.
    public static <P> Optional<Theorem<P>> find(Component<P> component, Play play) {
        for (Theorem<P> theorem : component.game().theorems()) { // asked of every cell of a table: no stream
            if (theorem.covers(component.position(), play)) {
                return Optional.of(theorem);
            }
        }
        return Optional.empty();
    }

    /// The value of a component that a theorem tells: as its value, or 0 because the component is lost in normal play.
    static <P> Optional<Valued> value(Component<P> component) {
        for (Theorem<P> theorem : component.game().theorems()) {
            Optional<BigInteger> value =
                    theorem.value(component.position()).or(() -> valueOfLost(theorem, component.position()));
            if (value.isPresent()) {
                return value.map(grundy -> new Valued(grundy, theorem.evidence()));
            }
        }
        return Optional.empty();
    }

    private static <P> Optional<BigInteger> valueOfLost(Theorem<P> theorem, P position) {
        boolean lost = theorem.covers(position, Play.NORMAL) && theorem.outcome(position, Play.NORMAL) == Outcome.P;
        return lost ? Optional.of(BigInteger.ZERO) : Optional.empty();
    }
}
