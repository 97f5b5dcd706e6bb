package org.grundy.catalog.graph;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;

/// The strategy of Node Kayles to answer every vertex with its image under a half turn of a grid or a board of queens:
/// the image of the first vertex is the last one, and so on. Other graphs may have this symmetry by chance.
record HalfTurn() implements DescribedTheorem<RemovalPosition> {
    static final CatalogText TEXT = CatalogText.of("halfturn");

    @Override
    public CatalogText.Stated stated() {
        return TEXT.theorem("halfturn");
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
