package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.notation.VertexMark;
import org.grundy.catalog.graph.notation.VertexName;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.game.Component;
import org.grundy.game.Options;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.InputError;
import org.grundy.verify.SumCase;

/// A token on a directed graph, moved along arcs; the graph may lead round in circles, and then play may
/// never end. Every finite impartial game is one of these.
///
/// @param files which files graphs may be read from
public record Digraph(FileAccess files) implements DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("digraph");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        if (parameters.size() == 0) {
            throw parameters.error(
                    "the arcs of the graph stand in square brackets, as in %s",
                    "图的弧写在方括号中，例如 %s", TEXT.entry().written());
        }
        return of(new NamedGraphParser(files, '>', true, List.of())
                .read(parameters)
                .drawing());
    }

    private static CatalogGame<Integer> of(NamedGraph drawing) {
        NamedRelation graph = NamedRelation.directed(drawing);
        return TEXT.game("[" + arcs(graph) + "]", new Arcs(graph), List.of(), new Vertices(TEXT.form(), graph));
    }

    /// The arcs from each vertex in turn, and the vertices that have none in either direction.
    private static String arcs(NamedRelation graph) {
        List<String> names = graph.names();
        List<BitSet> linked = graph.linked();
        StringJoiner text = new StringJoiner(",");
        for (int from = 0; from < graph.size(); from++) {
            String name = names.get(from);
            graph.related().get(from).stream().forEach(to -> text.add(name + ">" + names.get(to)));
            if (linked.get(from).isEmpty()) {
                text.add(name);
            }
        }
        return text.toString();
    }

    /// A token on a vertex of a drawn graph.
    static Component<Integer> token(NamedGraph drawing, int vertex) {
        int place =
                NamedRelation.directed(drawing).names().indexOf(drawing.names().get(vertex));
        return new Component<>(of(drawing), place);
    }

    @Override
    public List<SumCase> sums() {
        return List.of(DigraphSums.loopy());
    }

    /// The rules on one graph; positions are the numbers of vertices.
    private record Arcs(NamedRelation graph) implements WholeRules<Integer> {
        @Override
        public void options(Integer from, Options<Integer> out) {
            graph.related().get(from).stream().forEach(out::to);
        }
    }

    /// A position is the name of a vertex, inside the number of that vertex.
    private record Vertices(String form, NamedRelation graph) implements SliceNotation<Integer> {
        @Override
        public Integer position(TextSlice slice) {
            TextSlice name = NamedGraphParser.unmarked(slice, VertexMark.AT);
            int vertex = graph.names().indexOf(VertexName.of(name));
            if (vertex < 0) {
                throw NamedGraphParser.unknown(name, graph.names());
            }
            return vertex;
        }

        @Override
        public String write(Integer position) {
            return graph.names().get(position);
        }

        /// Where the vertices are named by numbers without a gap, a line of them is a table.
        @Override
        public int dimensions() {
            return first().isPresent() ? 1 : 0;
        }

        @Override
        public int least() {
            return first().orElse(0);
        }

        @Override
        public int usual() {
            return least() + graph.size() - 1;
        }

        @Override
        public Optional<Integer> at(List<BigInteger> coordinates) {
            int vertex = graph.names().indexOf(coordinates.getFirst().toString());
            if (vertex < 0) {
                throw new InputError("this graph has no vertex %s", "此图没有顶点 %s", coordinates.getFirst());
            }
            return Optional.of(vertex);
        }

        private Optional<Integer> first() {
            List<String> names = graph.names();
            Optional<Integer> first = Optional.of(names.getFirst())
                    .filter(name -> name.matches("0|[1-9]\\d{0,4}"))
                    .map(Integer::valueOf);
            return first.filter(least ->
                    IntStream.range(0, names.size()).allMatch(i -> names.get(i).equals(Integer.toString(least + i))));
        }
    }
}
