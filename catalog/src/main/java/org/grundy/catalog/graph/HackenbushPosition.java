package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.grundy.catalog.graph.notation.NamedEdge;

/// A picture of Green Hackenbush: twigs connected to the ground. Loops and parallel twigs are
/// allowed.
///
/// @param ground the name of the vertex that is the ground
/// @param twigs ascending, each with its ends in natural order
record HackenbushPosition(String ground, List<NamedEdge> twigs) {
    private static final int MOST_DRAWN = 40;

    /// Copies the list.
    HackenbushPosition {
        twigs = List.copyOf(twigs);
    }

    /// The picture that remains of some twigs when those that are cut off from the ground have vanished.
    static HackenbushPosition growing(String ground, Collection<NamedEdge> twigs) {
        return new HackenbushPosition(ground, NamedEdge.connected(ground, twigs));
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
        List<NamedEdge> rest = new ArrayList<>(twigs);
        rest.remove(cut);
        return growing(ground, rest);
    }
}
