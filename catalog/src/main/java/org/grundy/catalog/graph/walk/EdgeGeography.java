package org.grundy.catalog.graph.walk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.graph.GraphCases;
import org.grundy.catalog.graph.notation.NamedEdge;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.NaturalOrder;
import org.grundy.catalog.graph.notation.VertexMark;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Undirected Edge Geography: move a token along edges, along none twice.
///
/// @param files which files graphs may be read from
public record EdgeGeography(FileAccess files) implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("edgegeography");

    private static final WholeRules<Walk> RULES = (from, out) -> from.options().forEach(out::to);

    private static final int LARGEST_TRIAL = 4;
    private static final int MOST_TRIAL_EDGES = 9;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Walk> game() {
        NamedGraphParser reader = new NamedGraphParser(files, '-', false, List.of(VertexMark.AT));
        return TEXT.game(RULES, List.of(new ByEvenKernel()), new WalkNotation(reader))
                .saying(Geography.MOVES);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(new VerificationCase<>(
                game(), EdgeGeography::walks, GraphCases.range(LARGEST_TRIAL) + ", |E| ≤ " + MOST_TRIAL_EDGES));
    }

    private static List<Walk> walks(Run run) {
        return GraphCases.drawings(LARGEST_TRIAL, run)
                .filter(drawing -> drawing.lines().size() <= MOST_TRIAL_EDGES)
                .flatMap(drawing -> Stream.concat(
                        Stream.of(unplaced(drawing)),
                        drawing.names().stream().map(name -> Walk.from(name, NamedEdge.all(drawing)))))
                .distinct()
                .toList();
    }

    private static Walk unplaced(NamedGraph drawing) {
        List<String> starts =
                drawing.names().stream().sorted(NaturalOrder.ASCENDING).toList();
        return new Walk(Optional.empty(), starts, NamedEdge.all(drawing));
    }

    private record WalkNotation(NamedGraphParser reader) implements PositionNotation<Walk> {
        @Override
        public List<Walk> read(Arguments arguments) {
            NamedGraphParser.Drawn drawn = reader.read(arguments);
            return List.of(Geography.start(drawn, arguments)
                    .map(name -> Walk.from(name, NamedEdge.all(drawn.drawing())))
                    .orElseGet(() -> unplaced(drawn.drawing())));
        }

        @Override
        public Optional<ReasonStep> moveSentence(Walk from, List<Walk> to) {
            return Geography.moved(from.at(), to.getFirst().at());
        }

        @Override
        public String write(Walk position) {
            return position.write();
        }
    }

    /// Even kernels decide.
    private record ByEvenKernel() implements DescribedTheorem<Walk> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("kernel");
        }

        @Override
        public boolean covers(Walk position, Play play) {
            Stream<String> tokens = Stream.concat(position.at().stream(), position.starts().stream());
            return play == Play.NORMAL && tokens.allMatch(name -> EvenKernel.isDefined(name, position.edges()));
        }

        @Override
        public Outcome outcome(Walk position, Play play) {
            boolean wins = position.at()
                    .map(name -> wins(name, position))
                    .orElseGet(() -> start(position).isPresent());
            return wins ? Outcome.N : Outcome.P;
        }

        private static boolean wins(String token, Walk position) {
            return EvenKernel.of(token, position.edges()).orElseThrow().wins();
        }

        /// A vertex on which to put the token.
        private static Optional<String> start(Walk position) {
            return position.starts().stream()
                    .filter(name -> !wins(name, position))
                    .findFirst();
        }

        @Override
        public Optional<OptionSet<Walk>> winning(Walk position, Play play) {
            return Optional.of(OptionSet.single(position.options().stream()
                    .filter(option -> outcome(option, play) == Outcome.P)
                    .toList()));
        }

        @Override
        public List<ReasonStep> reason(Walk position, Play play) {
            Optional<String> token = position.at().or(() -> start(position));
            if (token.isEmpty()) {
                return List.of(ReasonStep.of("kernel.none"));
            }
            EvenKernel kernel = EvenKernel.of(token.get(), position.edges()).orElseThrow();
            String key = position.at().isEmpty() ? "kernel.start" : kernel.wins() ? "kernel.move" : "kernel.missed";
            return List.of(ReasonStep.of(key, "at", token.get(), "set", Geography.some(kernel.names())));
        }
    }

    /// A position of Undirected Edge Geography: the edges that have not been walked, as far as the token can come, with
    /// the vertex of the token; or before it is placed the whole graph.
    ///
    /// @param at the vertex of the token, empty before it is placed
    /// @param starts the vertices on which it can be placed, ascending; none afterwards
    /// @param edges ascending; an edge that is drawn twice comes twice
    record Walk(Optional<String> at, List<String> starts, List<NamedEdge> edges) {
        /// The token stands on a vertex; edges that it cannot reach are left out.
        static Walk from(String vertex, Collection<NamedEdge> edges) {
            return new Walk(Optional.of(vertex), List.of(), NamedEdge.connected(vertex, edges));
        }

        /// What each move leaves, each once.
        List<Walk> options() {
            return at.map(this::walked)
                    .orElseGet(() -> starts.stream().map(start -> from(start, edges)))
                    .distinct()
                    .toList();
        }

        private Stream<Walk> walked(String vertex) {
            return edges.stream().filter(edge -> edge.touches(vertex)).map(edge -> {
                List<NamedEdge> rest = new ArrayList<>(edges);
                rest.remove(edge);
                return from(edge.other(vertex), rest);
            });
        }

        /// The text of the position: its edges, single vertices, and the token's.
        String write() {
            Stream<String> single = Stream.concat(at.stream(), starts.stream())
                    .filter(name -> edges.stream().noneMatch(edge -> edge.touches(name)));
            return Stream.of(
                            edges.stream().map(NamedEdge::written),
                            single,
                            at.stream().map(name -> "at " + name))
                    .flatMap(part -> part)
                    .collect(Collectors.joining(","));
        }
    }
}
