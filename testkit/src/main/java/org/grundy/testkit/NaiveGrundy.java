package org.grundy.testkit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The Grundy values of a loop-free ruleset, straight from the definition: the least number that is the
/// value of no option.
///
/// An option is the list of parts that a move leaves, and its value is the exclusive or of the values of its parts
/// (Sprague 1935, Grundy 1939). Values are exact and remembered, so a position costs one pass over its options.
/// Positions are compared with `equals`. One thread at a time.
///
/// @param <P> the type of a position
public final class NaiveGrundy<P> {
    private final Function<P, List<List<P>>> options;
    private final Map<P, Integer> values = new HashMap<>();
    private final Set<P> underWay = new HashSet<>();

    /// An oracle for the ruleset that has these options.
    ///
    /// @param options the options of a position, each the list of its parts; an empty list is a sum of nothing
    public NaiveGrundy(Function<P, List<List<P>>> options) {
        this.options = options;
    }

    /// The Grundy value of one position.
    ///
    /// @param position any position whose plays all end
    /// @return the value, 0 or more
    /// @throws IllegalArgumentException if a play from the position comes back to a position that it passed
    public int value(P position) {
        Integer known = values.get(position);
        if (known != null) {
            return known;
        }
        if (!underWay.add(position)) {
            throw new IllegalArgumentException("the play comes back to " + position);
        }
        Set<Integer> reached = new HashSet<>();
        for (List<P> parts : options.apply(position)) {
            reached.add(value(parts));
        }
        underWay.remove(position);
        int value = leastMissing(reached);
        values.put(position, value);
        return value;
    }

    /// The Grundy value of a disjunctive sum.
    ///
    /// @param parts the components of the sum, none for the empty sum
    /// @return the exclusive or of the values of the components
    /// @throws IllegalArgumentException if a play of a component comes back to a position that it passed
    public int value(List<P> parts) {
        int sum = 0;
        for (P part : parts) {
            sum ^= value(part);
        }
        return sum;
    }

    private static int leastMissing(Set<Integer> reached) {
        int candidate = 0;
        while (reached.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }
}
