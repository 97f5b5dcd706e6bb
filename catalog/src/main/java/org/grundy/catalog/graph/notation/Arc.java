package org.grundy.catalog.graph.notation;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.FileAccess;
import org.grundy.lang.TextSlice;

/// An arc from a named vertex to another.
///
/// @param from name of the vertex where it begins
/// @param to name of the vertex where it ends
public record Arc(String from, String to) {
    /// The arcs of the graph in a file, in the order written there, if a piece asks for one as in
    /// `file:graph.dot`.
    ///
    /// @param files which files may be read
    /// @throws org.grundy.text.InputError if the file may not be read, or is no graph without loops;
    ///     the message says why
    public static Optional<List<Arc>> inFile(TextSlice slice, FileAccess files) {
        return NamedGraphParser.file(slice).map(name -> {
            NamedGraph drawing = new NamedGraph();
            new GraphFile(name, false).read(files.read(name), drawing);
            List<String> names = drawing.names();
            return drawing.lines().stream()
                    .map(line -> new Arc(names.get(line.from()), names.get(line.to())))
                    .toList();
        });
    }

    @Override
    public String toString() {
        return from + ">" + to;
    }
}
