package org.grundy.misere.tame;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.value.Tame;

/// Whether positions and all that can follow them are tame: each is fickle or firm.
///
/// @param positions those that were looked at, terminal ones included, as expressions; what follows one
///     comes before it
/// @param genera of these, but for the last one where it is wild
/// @param wild the first position that is not tame, while all that can follow it are
public record Tameness(List<String> positions, List<Tame> genera, Optional<Wild> wild) {
    /// Copies the lists.
    public Tameness {
        positions = List.copyOf(positions);
        genera = List.copyOf(genera);
    }

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
        List<Tame> genera = heaps.genera().subList(1, heaps.count());
        int looked = genera.size() + (heaps.wild().isPresent() ? 1 : 0);
        return new Tameness(
                IntStream.rangeClosed(1, looked).mapToObj(positions::expression).toList(),
                genera,
                heaps.wild().map(wild -> new Wild(positions.expression(wild.heap()), wild.normal(), wild.misere())));
    }

    /// How many positions are known to be tame.
    public int tame() {
        return genera.size();
    }

    /// What an independent checker needs to verify it.
    ///
    /// @param sums whose components were looked at
    public TamenessCertificate certificate(List<Sum> sums) {
        List<String> games = sums.stream()
                .flatMap(sum -> sum.identities().stream())
                .distinct()
                .toList();
        List<String> claimed = wild.isPresent()
                ? List.of()
                : sums.stream().map(Sum::expression).toList();
        return TamenessCertificate.of(
                new TamenessCertificate.Positions(games, claimed, positions),
                genera,
                wild.map(each -> new TamenessCertificate.Pair(each.normal(), each.misere())));
    }
}
