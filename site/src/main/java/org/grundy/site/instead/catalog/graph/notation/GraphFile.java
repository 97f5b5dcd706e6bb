package org.grundy.site.instead.catalog.graph.notation;

import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.lang.TextSlice;

/// A graph in a file, of which a page has none: [org.grundy.lang.FileAccess#NONE] has said so before one is read. The
/// readers of their formats would be a twelfth of the engine.
record GraphFile(TextSlice name, boolean loops) {
    @SuppressWarnings("DoNotCallSuggester") // called in place of one that reads
    void read(String text, NamedGraph drawing) {
        throw new IllegalStateException(name.text() + " is a file, and a page has none");
    }
}
