package org.grundy.analysis.sum;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /// Which of the components without a theorem for their value can be put into pairs of equal ones, none left over.
    ///
    /// @param components in the order of the sum
    static Set<Component<?>> among(List<Component<?>> components) {
        List<Component<?>> open = components.stream()
                .filter(component ->
                        takesAway(component) && CoveringTheorem.value(component).isEmpty())
                .toList();
        if (open.size() < 2) {
            return Set.of(); // where theorems know all values nothing is to be paired
        }
        Map<Component<?>, Long> counted = open.stream()
                .collect(Collectors.groupingBy(EqualPairs::alike, LinkedHashMap::new, Collectors.counting()));
        return open.stream()
                .filter(component -> counted.getOrDefault(alike(component), 1L) % 2 == 0)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Whether some components are such pairs and nothing else.
    static boolean cancel(List<Component<?>> components) {
        return components.stream().allMatch(EqualPairs::takesAway)
                && components.stream().collect(Collectors.groupingBy(EqualPairs::alike)).values().stream()
                        .allMatch(equal -> equal.size() % 2 == 0);
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
