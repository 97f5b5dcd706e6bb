package org.grundy.catalog.graph;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// The strategy of Node Kayles to answer every vertex with its image under a half turn of a grid or a board of queens:
/// the image of the first vertex is the last one, and so on. Other graphs may have this symmetry by chance.
record HalfTurn() implements Theorem<RemovalPosition> {
    static final Messages WORDS = Messages.NONE
            .and(
                    "halfturn.statement",
                    "Let a graph be its own image when the order of its vertices is reversed, as grids and boards of queens are under a half turn. In normal play the player to move loses if no vertex is its own image or next to it, as on every grid with even sides. He wins if some vertex, taken with its neighbours, leaves such a graph, as the centre of every grid or board of queens with odd sides does.",
                    "设图的顶点顺序颠倒后仍与自身相同，例如绕中心旋转半周的网格图和皇后图。正常规则下，若没有顶点是自己的像或与自己的像相邻（例如两边均为偶数的网格图），则先手必败。若取走某个顶点及其邻点后剩下的是这样的图（例如边长均为奇数的网格图或皇后图的中心），则先手必胜。")
            .and(
                    "halfturn.proof",
                    "Answer every vertex with its image. The image is still there, since it is neither the vertex that was taken nor next to it; and what is left then is again its own image.",
                    "对每个被取的顶点都回应其像。像既不是被取的顶点，也不与之相邻，所以还在；这样取走之后，剩下的图仍与自己的像相同。")
            .and(
                    "halfturn.domain",
                    "graphs that are their own image when the order of their vertices is reversed, where no vertex is its own image or next to it, or one vertex takes all of these; normal play",
                    "顶点顺序颠倒后与自身相同的图，其中没有顶点是自己的像或与自己的像相邻，或者取一个顶点即可取走所有这样的顶点；正常规则")
            .and(
                    "halfturn.take",
                    "Take {vertex}; then answer every vertex with its image under a half turn.",
                    "取 {vertex}；此后对每个顶点都回应其旋转半周后的像。")
            .and(
                    "halfturn.answer",
                    "Every vertex can be answered with its image under a half turn.",
                    "对每个顶点都可以回应其旋转半周后的像。");

    @Override
    public String key() {
        return "halfturn";
    }

    @Override
    public Source source() {
        return new Source("H. Noon, G. Van Brummelen", "The non-attacking queens game", 2006, "for queens");
    }

    @Override
    public boolean covers(RemovalPosition position, Play play) {
        return play == Play.NORMAL
                && position.size() > 0
                && symmetric(position)
                && (unanswered(position).isEmpty() || first(position).isPresent());
    }

    @Override
    public Outcome outcome(RemovalPosition position, Play play) {
        return unanswered(position).isEmpty() ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<OptionSet<RemovalPosition>> winning(RemovalPosition position, Play play) {
        boolean lost = unanswered(position).isEmpty();
        List<List<RemovalPosition>> won = lost
                ? List.of()
                : first(position).stream()
                        .mapToObj(vertex ->
                                position.after(position.arena().removals().get(vertex)))
                        .toList();
        return Optional.of(new OptionSet<>(won, lost));
    }

    @Override
    public List<ReasonStep> reason(RemovalPosition position, Play play) {
        return unanswered(position).isEmpty()
                ? List.of(ReasonStep.of("halfturn.answer"))
                : List.of(ReasonStep.of(
                        "halfturn.take",
                        "vertex",
                        position.arena().name(first(position).orElseThrow())));
    }

    private static int image(RemovalPosition position, int vertex) {
        return position.arena().size() - 1 - vertex;
    }

    private static BitSet image(RemovalPosition position, BitSet vertices) {
        BitSet image = new BitSet();
        vertices.stream().map(vertex -> image(position, vertex)).forEach(image::set);
        return image;
    }

    private static boolean symmetric(RemovalPosition position) {
        return position.elements()
                .allMatch(vertex -> position.has(image(position, vertex))
                        && position.linked(image(position, vertex)).equals(image(position, position.linked(vertex))));
    }

    /// The vertices that cannot be answered with their images.
    private static BitSet unanswered(RemovalPosition position) {
        return position.elements()
                .filter(vertex -> taken(position, vertex).get(image(position, vertex)))
                .collect(BitSet::new, BitSet::set, BitSet::or);
    }

    /// A vertex and those next to it.
    private static BitSet taken(RemovalPosition position, int vertex) {
        BitSet taken = position.linked(vertex);
        taken.set(vertex);
        return taken;
    }

    /// A vertex that leaves a graph in which every vertex can be answered.
    private static OptionalInt first(RemovalPosition position) {
        BitSet unanswered = unanswered(position);
        return position.elements()
                .filter(vertex -> {
                    BitSet taken = taken(position, vertex);
                    BitSet left = (BitSet) unanswered.clone();
                    left.andNot(taken);
                    return left.isEmpty() && taken.equals(image(position, taken));
                })
                .findFirst();
    }
}
