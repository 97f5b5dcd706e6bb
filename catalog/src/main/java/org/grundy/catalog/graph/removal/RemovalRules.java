package org.grundy.catalog.graph.removal;

import java.util.Optional;
import org.grundy.evidence.NimberCertificate.Ground;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// The rules of every game on an [RemovalBoard]: make one of the removals; what is left falls apart into its
/// pieces.
public enum RemovalRules implements Ruleset<RemovalPosition> {
    RULES;

    @Override
    public Optional<Ground> ground(RemovalPosition position) {
        return Optional.of(position.ground());
    }

    @Override
    public void options(RemovalPosition from, Options<RemovalPosition> out) {
        for (RemovalBoard.Removal removal : from.arena().removals()) {
            if (from.allows(removal)) {
                out.to(from.after(removal));
            }
        }
    }
}
