package org.grundy.misere.tame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.game.Component;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Positions of any games, with all that can follow, as a closed set that grows: what follows a position has
/// smaller numbers.
public final class ClosedPositions implements ClosedSet {
    private final Run run;
    private final PositionNumbers positions;
    private final Map<Integer, Integer> places = new HashMap<>();
    private final List<Integer> order = new ArrayList<>();

    /// @param run charged for each position and option
    public ClosedPositions(Run run) {
        this.run = run;
        this.positions = new PositionNumbers(run);
    }

    /// Takes in a position and all that can follow. Called inside [Run#attempt]; the attempt ends where
    /// positions come again, or rules are not ordinary.
    ///
    /// @return its number in the set
    public int take(Component<?> component) {
        int start = positions.ordinary(component);
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        Set<Integer> begun = new HashSet<>();
        while (!open.isEmpty()) {
            int next = open.peek();
            if (places.containsKey(next)) {
                open.pop();
                continue;
            }
            List<Integer> missing = positions.options(next).stream()
                    .flatMap(List::stream)
                    .filter(part -> !places.containsKey(part))
                    .distinct()
                    .toList();
            if (missing.isEmpty()) {
                run.position();
                order.add(next);
                places.put(next, order.size());
                open.pop();
            } else if (begun.add(next)) {
                missing.forEach(open::push);
            } else {
                throw run.giveUp(Limit.LOOPY);
            }
        }
        return number(start);
    }

    private int number(int position) {
        return places.getOrDefault(position, 0);
    }

    /// How many positions there are.
    public int count() {
        return order.size();
    }

    /// A position as an expression.
    ///
    /// @param number from 1 to [#count()]
    public String expression(int number) {
        return positions.component(order.get(number - 1)).expression();
    }

    @Override
    public List<int[]> options(int heap) {
        return positions.options(order.get(heap - 1)).stream()
                .map(parts -> parts.stream().mapToInt(this::number).toArray())
                .toList();
    }
}
