package org.grundy.misere.tame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.game.Component;
import org.grundy.game.MeteredOptions;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Numbers for positions of any games, given as they are met, and their options in numbers. Options are
/// listed once.
final class PositionNumbers {
    private final Run run;
    private final Map<Place, Integer> numbers = new HashMap<>();
    private final List<Component<?>> components = new ArrayList<>();
    private final Map<Integer, List<List<Integer>>> options = new HashMap<>();

    private record Place(String game, Object position) {}

    /// @param run charged for each option
    PositionNumbers(Run run) {
        this.run = run;
    }

    /// The number of a component of ordinary rules; work that meets another one is given up.
    int ordinary(Component<?> component) {
        if (component.game().rules().entails() || component.won() || component.lost()) {
            throw run.giveUp(Limit.METHOD);
        }
        return number(component);
    }

    /// The position with a number.
    Component<?> component(int number) {
        return components.get(number);
    }

    private <P> int number(Component<P> component) {
        Place place = new Place(component.game().name(), component.position());
        return numbers.computeIfAbsent(place, fresh -> {
            components.add(component);
            return components.size() - 1;
        });
    }

    /// The options of a position, each once and in increasing order.
    List<List<Integer>> options(int number) {
        List<List<Integer>> there = options.get(number);
        if (there == null) {
            there = listed(components.get(number));
            options.put(number, there);
        }
        return there;
    }

    private <P> List<List<Integer>> listed(Component<P> component) {
        Set<List<Integer>> distinct = new LinkedHashSet<>();
        MeteredOptions.list(
                component.game().rules(),
                component.position(),
                run,
                parts -> distinct.add(parts.stream()
                        .map(part -> ordinary(new Component<>(component.game(), part)))
                        .sorted()
                        .toList()));
        return List.copyOf(distinct);
    }
}
