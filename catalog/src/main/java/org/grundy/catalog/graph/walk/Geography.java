package org.grundy.catalog.graph.walk;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.graph.GraphCases;
import org.grundy.catalog.graph.notation.GraphText;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.notation.VertexMark;
import org.grundy.catalog.graph.removal.CellDrawing;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.run.Run;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Undirected Vertex Geography: move a token along edges, never to a vertex where it has been.
///
/// @param files which files graphs may be read from
public record Geography(FileAccess files) implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("geography");

    static final Messages MOVES = Messages.NONE
            .and("move.to", "the token goes to {vertex}", "棋子走到 {vertex}")
            .and("move.start", "the token is put on {vertex}", "棋子放在 {vertex}");

    private static final int MOST_SHOWN = 12;
    private static final int LARGEST_TRIAL = 4;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<GeographyPosition> game() {
        NamedGraphParser reader = new NamedGraphParser(files, '-', false, List.of(VertexMark.AT));
        return TEXT.game(Rules.RULES, List.of(new ByMatching()), new Walks(reader))
                .saying(MOVES);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(new VerificationCase<>(game(), Geography::walks, GraphCases.range(LARGEST_TRIAL)));
    }

    private static List<GeographyPosition> walks(Run run) {
        return GraphCases.drawings(LARGEST_TRIAL, run)
                .map(Geography::board)
                .flatMap(board -> Stream.concat(
                        Stream.of(new GeographyPosition(board, Optional.empty())),
                        board.elements().mapToObj(vertex -> GeographyPosition.from(board, vertex))))
                .distinct()
                .toList();
    }

    /// As many names as fit a sentence.
    static List<String> some(List<String> names) {
        return IntStream.range(0, Math.min(MOST_SHOWN, names.size()))
                .mapToObj(i -> i == MOST_SHOWN - 1 && names.size() > MOST_SHOWN ? "…" : names.get(i))
                .toList();
    }

    /// The vertex on which the token stands, if one is named.
    ///
    /// @throws org.grundy.text.InputError if there are several
    static Optional<String> start(NamedGraphParser.Drawn drawn, Arguments arguments) {
        List<Integer> starts = drawn.marked().getOrDefault(VertexMark.AT, List.of());
        if (starts.size() > 1) {
            throw arguments.error("there is only one token, so only one start", "只有一个棋子，因此只能有一个起点");
        }
        return starts.stream().map(drawn.drawing().names()::get).findFirst();
    }

    /// The sentence about a token that comes to a vertex, from another one or from outside the graph.
    static Optional<ReasonStep> moved(Optional<String> from, Optional<String> to) {
        return to.map(vertex -> ReasonStep.of(from.isPresent() ? "move.to" : "move.start", "vertex", vertex));
    }

    private static RemovalPosition board(NamedGraph drawing) {
        return new RemovalBoard(NamedRelation.adjacency(drawing), List.of()).whole();
    }

    private enum Rules implements WholeRules<GeographyPosition> {
        RULES;

        private static final int STEPS_A_VERTEX = 3;

        /// What the token can still reach is found anew for each option, which takes some steps for each vertex.
        @Override
        public void options(GeographyPosition from, Options<GeographyPosition> out) {
            long steps = (long) STEPS_A_VERTEX * from.board().left().cardinality();
            from.targets().stream().forEach(vertex -> {
                out.looked(steps);
                out.to(from.to(vertex));
            });
        }
    }

    /// A position is a graph, with the token's vertex if it has been put on one.
    private record Walks(NamedGraphParser reader) implements PositionNotation<GeographyPosition> {
        @Override
        public List<GeographyPosition> read(Arguments arguments) {
            NamedGraphParser.Drawn drawn = reader.read(arguments);
            RemovalPosition board = board(drawn.drawing());
            return List.of(start(drawn, arguments)
                    .map(name -> GeographyPosition.from(board, board.arena().element(name)))
                    .orElseGet(() -> new GeographyPosition(board, Optional.empty())));
        }

        @Override
        public Optional<ReasonStep> moveSentence(GeographyPosition from, List<GeographyPosition> to) {
            return moved(from.at(), to.getFirst().at());
        }

        @Override
        public List<String> drawing(GeographyPosition position) {
            return CellDrawing.of(position.board(), position.at());
        }

        @Override
        public String write(GeographyPosition position) {
            return GraphText.of(position.board().relation())
                    + position.at().map(name -> ",at " + name).orElse("");
        }
    }

    /// Maximum matchings decide.
    private record ByMatching() implements DescribedTheorem<GeographyPosition> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("matching");
        }

        @Override
        public Outcome outcome(GeographyPosition position, Play play) {
            Matching matching = Matching.maximum(position.board());
            boolean wins = position.at()
                    .map(name -> matching.needs(position.board().arena().element(name)))
                    .orElse(!matching.isPerfect());
            return wins ? Outcome.N : Outcome.P;
        }

        /// A move wins when some maximum matching of what is left misses the vertex that it leads to.
        @Override
        public Optional<OptionSet<GeographyPosition>> winning(GeographyPosition position, Play play) {
            Matching rest = Matching.maximum(position.rest());
            BitSet targets = position.targets();
            return Optional.of(OptionSet.single(targets.stream()
                    .filter(vertex -> !rest.needs(vertex))
                    .mapToObj(position::to)
                    .toList()));
        }

        @Override
        public List<ReasonStep> reason(GeographyPosition position, Play play) {
            boolean wins = outcome(position, play) == Outcome.N;
            if (position.at().isEmpty()) {
                Matching matching = Matching.maximum(position.board());
                return List.of(
                        ReasonStep.of(wins ? "matching.start" : "matching.perfect", "matching", shown(matching)));
            }
            Matching matching = Matching.maximum(wins ? position.board() : position.rest());
            return List.of(ReasonStep.of(
                    wins ? "matching.move" : "matching.missed",
                    "at",
                    position.at().orElseThrow(),
                    "matching",
                    shown(matching)));
        }

        private static List<String> shown(Matching matching) {
            return some(matching.written());
        }
    }
}
