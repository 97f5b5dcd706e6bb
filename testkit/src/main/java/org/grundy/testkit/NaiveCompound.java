package org.grundy.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Who wins a compound, by trying every play of it: the rules of Conway's twelve compounds to the letter,
/// and those with the forced stop of the SJ theorem; no theorem is used.
///
/// A position is the list of its components, and a component the list of its parts: a move in a component
/// changes one of its parts. Answers are exact; only small compounds are within reach. One thread at a
/// time.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
///
/// @param <P> the type of a part
public final class NaiveCompound<P> {
    private final Function<P, List<List<P>>> options;
    private final Join join;
    private final End end;
    private final boolean misere;
    private final Map<List<Map<P, Integer>>, Boolean> known = new HashMap<>();
    private final Map<Map<P, Integer>, Integer> values = new HashMap<>();

    /// In how many components a player moves.
    public enum Join {
        /// In exactly one.
        ONE,
        /// In every one that is not over.
        ALL,
        /// In any number above zero.
        SOME
    }

    /// When play is over.
    public enum End {
        /// When no component has a move left.
        LAST,
        /// As soon as some component has no move left.
        FIRST,
        /// As soon as every component has Grundy value 0.
        ZERO
    }

    /// An oracle for the ruleset that has these options, with play over with the first or the last component.
    ///
    /// @param options the options of a part, each the list of the parts left
    /// @param join in how many components a player moves
    /// @param endsWithFirst whether play is over with the first component, or else with the last
    /// @param misere whether the player who cannot move wins
    public NaiveCompound(Function<P, List<List<P>>> options, Join join, boolean endsWithFirst, boolean misere) {
        this(options, join, endsWithFirst ? End.FIRST : End.LAST, misere);
    }

    /// An oracle for the ruleset that has these options.
    ///
    /// @param options the options of a part, each the list of the parts left
    /// @param join in how many components a player moves
    /// @param end when play is over
    /// @param misere whether the player who cannot move wins
    public NaiveCompound(Function<P, List<List<P>>> options, Join join, End end, boolean misere) {
        this.options = options;
        this.join = join;
        this.end = end;
        this.misere = misere;
    }

    /// Whether the player to move wins.
    ///
    /// @param position its components
    /// @return true for an N-position
    public boolean wins(List<List<P>> position) {
        List<Map<P, Integer>> counts = position.stream().map(this::counted).toList();
        Boolean answer = known.get(counts);
        if (answer == null) {
            answer = over(position) ? misere : moves(position).stream().anyMatch(to -> !wins(to));
            known.put(counts, answer);
        }
        return answer;
    }

    /// The parts in which a move can be made, with their numbers: their order and the others make no
    /// difference.
    private Map<P, Integer> counted(List<P> component) {
        Map<P, Integer> counts = new HashMap<>();
        component.stream()
                .filter(part -> !options.apply(part).isEmpty())
                .forEach(part -> counts.merge(part, 1, Integer::sum));
        return counts;
    }

    /// The positions that a winning move leads to, one for each different choice of changes.
    ///
    /// @param position its components
    /// @return each with its components in the same order
    public List<List<List<P>>> winning(List<List<P>> position) {
        return moves(position).stream().filter(to -> !wins(to)).toList();
    }

    private List<List<List<P>>> moves(List<List<P>> position) {
        List<List<List<P>>> all = new ArrayList<>();
        if (!over(position)) {
            extend(position, List.of(), 0, all);
        }
        return all;
    }

    private void extend(List<List<P>> position, List<List<P>> chosen, int moved, List<List<List<P>>> all) {
        int i = chosen.size();
        if (i == position.size()) {
            if (moved > 0) {
                all.add(chosen);
            }
            return;
        }
        List<List<P>> changes = changes(position.get(i));
        if (join != Join.ALL || changes.isEmpty()) {
            extend(position, with(chosen, position.get(i)), moved, all);
        }
        if (join != Join.ONE || moved == 0) {
            changes.forEach(change -> extend(position, with(chosen, change), moved + 1, all));
        }
    }

    private List<List<P>> changes(List<P> component) {
        List<List<P>> all = new ArrayList<>();
        for (int i = 0; i < component.size(); i++) {
            for (List<P> parts : options.apply(component.get(i))) {
                List<P> next = new ArrayList<>(component);
                next.remove(i);
                next.addAll(parts);
                all.add(next);
            }
        }
        return all;
    }

    private boolean over(List<List<P>> position) {
        return switch (end) {
            case LAST -> position.stream().allMatch(each -> changes(each).isEmpty());
            case FIRST -> position.stream().anyMatch(each -> changes(each).isEmpty());
            case ZERO -> position.stream().allMatch(each -> grundy(each) == 0);
        };
    }

    /// The least number that is no value of an option, of the component as a whole.
    private int grundy(List<P> component) {
        Map<P, Integer> key = counted(component);
        Integer value = values.get(key);
        if (value == null) {
            Set<Integer> reached = changes(component).stream().map(this::grundy).collect(Collectors.toSet());
            value = 0;
            while (reached.contains(value)) {
                value++;
            }
            values.put(key, value);
        }
        return value;
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
