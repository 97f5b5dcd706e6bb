package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// The Grundy values of all graphs of one shape by their numbers of vertices.
///
/// @param stated its words; the sentence that gives the value has the key `KEY.value`
/// @param shape which graphs
/// @param values by the number of vertices
record ShapeTheorem(CatalogText.Stated stated, Predicate<GraphShape> shape, IntUnaryOperator values)
        implements DescribedTheorem<RemovalPosition> {
    /// What is said of paths, cycles, complete graphs and stars whatever the game.
    static final Messages WORDS = CatalogText.of("shapes").words();

    @Override
    public boolean covers(RemovalPosition position, Play play) {
        return play == Play.NORMAL && position.size() > 0 && shape.test(GraphShape.of(position));
    }

    @Override
    public Outcome outcome(RemovalPosition position, Play play) {
        return values.applyAsInt(position.size()) == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<BigInteger> value(RemovalPosition position) {
        return covers(position, Play.NORMAL)
                ? Optional.of(BigInteger.valueOf(values.applyAsInt(position.size())))
                : Optional.empty();
    }

    @Override
    public List<ReasonStep> reason(RemovalPosition position, Play play) {
        int n = position.size();
        return List.of(ReasonStep.of(key() + ".value", "n", n, "value", values.applyAsInt(n)));
    }
}
