package org.grundy.verify;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.analysis.sum.MisereOutcomes;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;
import org.jspecify.annotations.Nullable;

/// What search alone says of a game's positions, no theorem consulted. Used inside [Run#attempt].
///
/// @param <P> the type of positions
final class SearchOracle<P> {
    private final Game<P> game;
    private final Run run;
    private final StatisticValues<P> grundy;
    private final StatisticValues<P> genus;
    private final P start;
    private @Nullable MisereOutcomes<P> misere;

    SearchOracle(VerificationCase<P> verificationCase, Run run) {
        this.game = verificationCase.game();
        this.run = run;
        P last = verificationCase.positions(run).getLast();
        this.grundy = Solver.values(game.rules(), Statistic.GRUNDY, last, run);
        this.genus = Solver.values(game.rules(), Statistic.GENUS, last, run);
        this.start = last;
    }

    BigInteger value(P position) {
        return BigInteger.valueOf(grundy.of(position));
    }

    Outcome outcome(List<P> components, Play play) {
        if (components.stream().anyMatch(game.rules()::lost)) {
            return Outcome.P;
        }
        if (components.stream().anyMatch(game.rules()::won)) {
            return Outcome.N;
        }
        if (play == Play.MISERE) {
            return misere().of(components);
        }
        return nimSum(components).signum() != 0 ? Outcome.N : Outcome.P;
    }

    private MisereOutcomes<P> misere() {
        MisereOutcomes<P> known = misere;
        if (known == null) {
            known = MisereOutcomes.upTo(new Component<>(game, start), run);
            misere = known;
        }
        return known;
    }

    /// The genus, empty if the position is wild.
    Optional<Tame> tame(P position) {
        return Statistic.tame(genus.of(position));
    }

    /// The different options of a position, each as the multiset of its components.
    Set<Map<P, Integer>> options(P position, Predicate<List<P>> property) {
        Set<Map<P, Integer>> all = new HashSet<>();
        DistinctOptions.of(game.rules(), position, property, run)
                .choices()
                .options()
                .forEach(components -> all.add(DistinctOptions.counts(components)));
        return all;
    }

    /// The different options of a position by their values.
    Map<BigInteger, Set<Map<P, Integer>>> optionsByValue(P position) {
        Map<BigInteger, Set<Map<P, Integer>>> all = new HashMap<>();
        DistinctOptions.of(game.rules(), position, components -> true, run)
                .choices()
                .options()
                .forEach(components -> all.computeIfAbsent(nimSum(components), value -> new HashSet<>())
                        .add(DistinctOptions.counts(components)));
        return all;
    }

    BigInteger nimSum(List<P> components) {
        return components.stream().map(this::value).reduce(BigInteger.ZERO, BigInteger::xor);
    }
}
