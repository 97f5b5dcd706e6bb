package org.grundy.misere.tame;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.run.Run;

/// Whether positions and all that can follow them are tame: each is fickle or firm.
///
/// @param tame how many positions are known to be tame, terminal ones included
/// @param wild the first position that is not, while all that can follow it are
public record Tameness(int tame, Optional<Wild> wild) {
    /// A position that is wild.
    ///
    /// @param expression the position
    /// @param normal its Grundy value in normal play
    /// @param misere its misère Grundy value
    public record Wild(String expression, int normal, int misere) {}

    /// The tameness of the components of some sums, looked at one after the other. Called inside [Run#attempt].
    ///
    /// @param run charged for each position and option
    public static Tameness of(List<Sum> sums, Run run) {
        ClosedPositions positions = new ClosedPositions(run);
        TameHeaps heaps = new TameHeaps(positions, run);
        for (Sum sum : sums) {
            for (Component<?> component : sum.components()) {
                positions.take(component);
                while (heaps.wild().isEmpty() && heaps.count() <= positions.count()) {
                    heaps.next();
                }
            }
        }
        return new Tameness(
                heaps.count() - 1,
                heaps.wild().map(wild -> new Wild(positions.expression(wild.heap()), wild.normal(), wild.misere())));
    }
}
