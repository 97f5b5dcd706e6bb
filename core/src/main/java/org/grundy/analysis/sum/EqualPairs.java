package org.grundy.analysis.sum;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;

/// Equal positions of one game are worth nothing together in the ordinary sum in normal play: whatever is moved in one
/// of them can be answered by the same move in the other. So two boards cancel though nobody can tell their value.
///
/// Holds where play ends for certain and nobody wins by one component alone: here in games in which every move takes
/// something away, from a heap or from a set of elements.
///
/// Source: Tweedledum and Tweedledee; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (2001), vol. 1, ch. 1.
final class EqualPairs {
    private EqualPairs() {}

    /// The groups of equal ones among some components that are of an even number, so that each group is worth 0.
    static List<List<NormalComponent<?>>> among(List<NormalComponent<?>> components) {
        return components.size() < 2
                ? List.of() // comparing components makes classes at the start of every command
                : components.stream()
                        .filter(component -> takesAway(component.component()))
                        .collect(Collectors.groupingBy(
                                component -> alike(component.component()), LinkedHashMap::new, Collectors.toList()))
                        .values()
                        .stream()
                        .filter(equal -> equal.size() % 2 == 0)
                        .toList();
    }

    private static <P> boolean takesAway(Component<P> component) {
        Ruleset<P> rules = component.game().rules();
        return rules instanceof HeapRules || rules.ground(component.position()).isPresent();
    }

    private static <P> Component<P> alike(Component<P> component) {
        Game<P> game = component.game();
        return new Component<>(game, game.rules().alike(component.position()));
    }
}
