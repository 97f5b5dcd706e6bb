package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.graph.notation.NamedEdge;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.VertexMark;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.run.Run;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Green Hackenbush: cut an edge of a picture; what is no longer connected to the ground vanishes.
///
/// @param files which files pictures may be read from
public record Hackenbush(FileAccess files) implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("hackenbush");

    private static final int MOST_TRIAL_EDGES = 5;
    private static final int MORE_TRIAL_EDGES = 8;
    private static final int TRIAL_VERTICES = 4;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<HackenbushPosition> game() {
        NamedGraphParser reader = new NamedGraphParser(files, '-', true, List.of(VertexMark.GROUND));
        return TEXT.game(Rules.RULES, List.of(new Fused()), new Pictures(reader));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int edges = thoroughness.bound(MOST_TRIAL_EDGES, MORE_TRIAL_EDGES);
        return List.of(new VerificationCase<>(
                game(), run -> bushes(edges, run), "|E| ≤ " + edges + ", |V| ≤ " + TRIAL_VERTICES));
    }

    private static List<HackenbushPosition> bushes(int edges, Run run) {
        List<NamedEdge> pairs = IntStream.range(0, TRIAL_VERTICES)
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(0, a)
                        .mapToObj(b -> NamedEdge.of(Integer.toString(a), Integer.toString(b))))
                .toList();
        return choices(pairs, 0, edges, List.of())
                .peek(chosen -> run.piece())
                .map(chosen -> HackenbushPosition.growing("0", chosen))
                .distinct()
                .toList();
    }

    /// Each choice of at most so many edges, one of which may be chosen again and again, that begins with some.
    private static Stream<List<NamedEdge>> choices(List<NamedEdge> pairs, int from, int edges, List<NamedEdge> chosen) {
        Stream<List<NamedEdge>> longer = chosen.size() == edges
                ? Stream.of()
                : IntStream.range(from, pairs.size())
                        .boxed()
                        .flatMap(i -> choices(
                                pairs,
                                i,
                                edges,
                                Stream.concat(chosen.stream(), Stream.of(pairs.get(i)))
                                        .toList()));
        return Stream.concat(Stream.of(chosen), longer);
    }

    private enum Rules implements WholeRules<HackenbushPosition> {
        RULES;

        /// Of parallel twigs one stands for all.
        @Override
        public void options(HackenbushPosition from, Options<HackenbushPosition> out) {
            for (int twig = 0; twig < from.twigs().size(); twig++) {
                if (twig == 0 || !from.twigs().get(twig).equals(from.twigs().get(twig - 1))) {
                    out.to(from.without(twig));
                }
            }
        }
    }

    /// A position is a picture, with its ground marked where it has an unusual name.
    private record Pictures(NamedGraphParser reader) implements PositionNotation<HackenbushPosition> {
        private static final List<String> USUAL = List.of("0", "ground");

        @Override
        public List<HackenbushPosition> read(Arguments arguments) {
            NamedGraphParser.Drawn drawn = reader.read(arguments);
            List<String> names = drawn.drawing().names();
            List<String> grounds = drawn.marked().containsKey(VertexMark.GROUND)
                    ? drawn.marked().get(VertexMark.GROUND).stream()
                            .map(names::get)
                            .toList()
                    : names.stream().filter(USUAL::contains).toList();
            if (grounds.isEmpty()) {
                throw arguments.error(
                        "nothing here is the ground: name a vertex 0 or ground, or say which one is, as in ground %s",
                        "这里没有地面：请把一个顶点命名为 0 或 ground，或指明地面，例如 地面 %s", names.getFirst());
            }
            return List.of(HackenbushPosition.growing(grounds.getFirst(), twigs(drawn.drawing(), grounds)));
        }

        /// All vertices on the ground are one.
        private static List<NamedEdge> twigs(NamedGraph drawing, List<String> grounds) {
            List<String> names = drawing.names().stream()
                    .map(name -> grounds.contains(name) ? grounds.getFirst() : name)
                    .toList();
            return drawing.lines().stream()
                    .map(line -> NamedEdge.of(names.get(line.from()), names.get(line.to())))
                    .toList();
        }

        @Override
        public List<String> drawing(HackenbushPosition position) {
            return position.drawing();
        }

        @Override
        public Optional<ReasonStep> moveSentence(HackenbushPosition from, List<HackenbushPosition> to) {
            return IntStream.range(0, from.twigs().size())
                    .filter(cut -> from.without(cut).equals(to.getFirst()))
                    .mapToObj(from.twigs()::get)
                    .findFirst()
                    .map(twig -> ReasonStep.of("move.cut", "edge", twig.written()));
        }

        @Override
        public String write(HackenbushPosition position) {
            String twigs = position.twigs().isEmpty()
                    ? position.ground()
                    : position.twigs().stream().map(NamedEdge::written).collect(Collectors.joining(","));
            return isPlain(position) ? twigs : twigs + ",ground " + position.ground();
        }

        /// Whether the ground would be found without being marked.
        private static boolean isPlain(HackenbushPosition position) {
            Set<String> usual = position.twigs().stream()
                    .flatMap(twig -> Stream.of(twig.one(), twig.other()))
                    .filter(USUAL::contains)
                    .collect(Collectors.toSet());
            usual.add(position.ground());
            return usual.size() == 1 && USUAL.contains(position.ground());
        }
    }

    /// The fusion and colon principles.
    private record Fused() implements DescribedTheorem<HackenbushPosition> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("fusion");
        }

        @Override
        public Optional<BigInteger> value(HackenbushPosition position) {
            return Optional.of(BigInteger.valueOf(Fusion.of(position).value()));
        }

        @Override
        public List<ReasonStep> reason(HackenbushPosition position, Play play) {
            Fusion.Found found = Fusion.of(position);
            return List.of(ReasonStep.of(
                    "fusion.value",
                    "edges",
                    position.twigs().size(),
                    "bridges",
                    found.bridges(),
                    "value",
                    found.value()));
        }
    }
}
