package org.grundy.catalog.graph.removal.search;

import org.grundy.search.OptionList;

/// How sets of elements fall apart into pieces that move independently, and which pieces play alike.
interface SetShape {
    /// Adds the pieces of a set to the option that is being listed, but for those without a move.
    void split(long set, OptionList out);

    /// What moves leave of a piece.
    default Remains remains(long piece) {
        return (removed, out) -> split(piece & ~removed, out);
    }

    /// The most elements of pieces that are compared with others as graphs. Where they have no images, as on a
    /// torus, few pieces of any size are the only drawing of their graph.
    default int largestCompared() {
        return Long.SIZE;
    }

    /// The same without what cannot be seen from the moves alone.
    default SetShape plain() {
        return this;
    }

    /// The pieces that are left of a piece.
    @FunctionalInterface
    interface Remains {
        /// Adds those that are left when a move removes elements, as [SetShape#split] does.
        ///
        /// @param removed elements of the piece, and perhaps others
        void split(long removed, OptionList out);
    }
}
