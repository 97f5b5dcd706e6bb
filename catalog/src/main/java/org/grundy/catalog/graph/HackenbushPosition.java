package org.grundy.catalog.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.catalog.graph.notation.NaturalOrder;

/// A picture of Green Hackenbush: twigs connected to the ground. Loops and parallel twigs are
/// allowed.
///
/// @param ground the name of the vertex that is the ground
/// @param twigs ascending, each with its ends in natural order
record HackenbushPosition(String ground, List<Twig> twigs) {
    private static final int MOST_DRAWN = 40;

    static final Comparator<Twig> ORDER =
            Comparator.comparing(Twig::one, NaturalOrder.ASCENDING).thenComparing(Twig::other, NaturalOrder.ASCENDING);

    /// An edge by the names of its ends.
    record Twig(String one, String other) {
        static Twig of(String a, String b) {
            return NaturalOrder.ASCENDING.compare(a, b) <= 0 ? new Twig(a, b) : new Twig(b, a);
        }

        boolean touches(String vertex) {
            return one.equals(vertex) || other.equals(vertex);
        }

        /// The end that is not this one.
        String other(String end) {
            return one.equals(end) ? other : one;
        }
    }

    /// Copies the list.
    HackenbushPosition {
        twigs = List.copyOf(twigs);
    }

    /// The picture that remains of some twigs when those that are cut off from the ground have vanished.
    static HackenbushPosition growing(String ground, Collection<Twig> twigs) {
        Set<String> reached = reached(ground, twigs);
        return new HackenbushPosition(
                ground,
                twigs.stream()
                        .filter(twig -> reached.contains(twig.one))
                        .sorted(ORDER)
                        .toList());
    }

    private static Set<String> reached(String ground, Collection<Twig> twigs) {
        Map<String, List<String>> near = new HashMap<>();
        for (Twig twig : twigs) {
            near.computeIfAbsent(twig.one, name -> new ArrayList<>()).add(twig.other);
            near.computeIfAbsent(twig.other, name -> new ArrayList<>()).add(twig.one);
        }
        Set<String> reached = new HashSet<>(Set.of(ground));
        Deque<String> waiting = new ArrayDeque<>(reached);
        while (!waiting.isEmpty()) {
            for (String name : near.getOrDefault(waiting.pop(), List.of())) {
                if (reached.add(name)) {
                    waiting.push(name);
                }
            }
        }
        return reached;
    }

    /// The picture as a tree that grows from the ground; a twig that leads back to a vertex drawn before ends in that
    /// vertex with an arrow. Empty for a large picture.
    List<String> drawing() {
        return twigs.size() > MOST_DRAWN ? List.of() : new HackenbushDrawing(this).lines();
    }

    /// What is left after a twig is cut.
    ///
    /// @param cut its number
    HackenbushPosition without(int cut) {
        List<Twig> rest = new ArrayList<>(twigs);
        rest.remove(cut);
        return growing(ground, rest);
    }
}
