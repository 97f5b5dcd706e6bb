package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.grundy.evidence.Source;
import org.grundy.game.Play;
import org.grundy.game.Step;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// The Grundy values of all graphs of one shape by their numbers of vertices.
///
/// @param key the theorem's; the sentence that gives the value has the key `KEY.value`
/// @param source where it was published
/// @param shape which graphs
/// @param values by the number of vertices
record ShapeTheorem(String key, Source source, Predicate<GraphShape> shape, IntUnaryOperator values)
        implements Theorem<Part> {
    @Override
    public boolean covers(Part position, Play play) {
        return play == Play.NORMAL && position.size() > 0 && shape.test(GraphShape.of(position));
    }

    @Override
    public Outcome outcome(Part position, Play play) {
        return values.applyAsInt(position.size()) == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<BigInteger> value(Part position) {
        return covers(position, Play.NORMAL)
                ? Optional.of(BigInteger.valueOf(values.applyAsInt(position.size())))
                : Optional.empty();
    }

    @Override
    public List<Step> reason(Part position, Play play) {
        int n = position.size();
        return List.of(Step.of(key + ".value", "n", n, "value", values.applyAsInt(n)));
    }
}
