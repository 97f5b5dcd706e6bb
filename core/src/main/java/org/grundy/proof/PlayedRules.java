package org.grundy.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Component;

/// The games of which a certificate speaks.
///
/// @param identities of the games for which the certificate was made
record PlayedRules(Set<String> identities) {
    static PlayedRules of(List<String> games) {
        return new PlayedRules(new HashSet<>(games));
    }

    /// Whether a position is of one of these games, with the same rules as then.
    boolean has(Component<?> component) {
        return identities.contains(component.game().identity());
    }

    /// Whether sums of its game are played so that nimbers decide them: one component is moved in, all are played to
    /// the end, and whoever cannot move loses.
    static boolean normal(Component<?> component) {
        return component.game().convention().normal();
    }

    /// Whether sums of its game are ordinary, in normal or in misère play.
    static boolean ordinary(Component<?> component) {
        return component.game().convention().ordinary();
    }
}
