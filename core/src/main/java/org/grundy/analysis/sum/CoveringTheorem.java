package org.grundy.analysis.sum;

import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Play;
import org.grundy.game.Theorem;

/// Finds the theorem that speaks of a component.
public final class CoveringTheorem {
    private CoveringTheorem() {}

    /// The first theorem that says who wins the component played alone.
    public static <P> Optional<Theorem<P>> find(Component<P> component, Play play) {
        return component.game().theorems().stream()
                .filter(theorem -> theorem.covers(component.position(), play))
                .findFirst();
    }

    /// A theorem as evidence.
    public static Evidence evidence(Theorem<?> theorem) {
        return new Evidence.ByTheorem(theorem.key(), theorem.source());
    }
}
