package org.grundy.misere.tame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// A quantity of sums of any games that follows from that of their options, found by search of all sums that
/// can follow. What was found is kept.
///
/// @param <T> the type of the quantity
final class FollowerFold<T> {
    private final Run run;
    private final int bytes;
    private final Function<List<T>, T> fold;
    private final PositionNumbers positions;
    private final Map<List<Integer>, T> known = new HashMap<>();

    /// @param bytes that are kept for each sum, about
    /// @param fold from the quantities of the options to that of the sum
    /// @param run charged for each sum and option
    FollowerFold(int bytes, Function<List<T>, T> fold, Run run) {
        this.bytes = bytes;
        this.fold = fold;
        this.run = run;
        this.positions = new PositionNumbers(run);
    }

    /// The quantity of a sum. Called inside [Run#attempt]; the attempt ends where positions come again, or
    /// rules are not ordinary.
    T of(Sum sum) {
        List<Integer> start = new ArrayList<>();
        for (Component<?> component : sum.components()) {
            start.add(positions.ordinary(component));
        }
        return find(live(start));
    }

    /// The numbers of the components that are not terminal, in increasing order.
    private List<Integer> live(Collection<Integer> sum) {
        return sum.stream()
                .filter(number -> !positions.options(number).isEmpty())
                .sorted()
                .toList();
    }

    private T find(List<Integer> start) {
        Deque<List<Integer>> open = new ArrayDeque<>(List.of(start));
        Set<List<Integer>> begun = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            List<Integer> sum = open.peek();
            if (known.containsKey(sum)) {
                open.pop();
                continue;
            }
            Set<List<Integer>> after = after(sum);
            List<List<Integer>> missing =
                    after.stream().filter(each -> !known.containsKey(each)).toList();
            if (missing.isEmpty()) {
                run.position();
                run.memory(bytes);
                known.put(sum, fold.apply(after.stream().map(known::get).toList()));
                open.pop();
            } else if (!begun.add(sum)) {
                throw run.giveUp(Limit.LOOPY);
            } else {
                missing.forEach(open::push);
            }
        }
        return Objects.requireNonNull(known.get(start));
    }

    private Set<List<Integer>> after(List<Integer> sum) {
        Set<List<Integer>> after = new LinkedHashSet<>();
        for (int i = 0; i < sum.size(); i++) {
            for (List<Integer> option : positions.options(sum.get(i))) {
                List<Integer> parts = new ArrayList<>(sum);
                parts.subList(i, i + 1).clear();
                parts.addAll(option);
                after.add(live(parts));
            }
        }
        return after;
    }
}
