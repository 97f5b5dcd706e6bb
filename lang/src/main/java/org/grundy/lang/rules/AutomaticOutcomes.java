package org.grundy.lang.rules;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.GameProof;
import org.grundy.automata.Numeration;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;

/// The lost positions of a game given by rules, as an automaton learned from small positions and then
/// proved correct for all. No closed form is needed.
///
/// @param lost the lost positions; tuples that are not positions do not matter
/// @param proof the proof that they are
public record AutomaticOutcomes(AutomaticSet lost, GameProof.Proved proof) {
    private static final int MOST_STATES = 60;
    private static final int NUMBERS = 2000;
    private static final int PAIRS = 90;

    /// Searches in one numeration system.
    private static final Budget PART = Budget.UNLIMITED.withPositions(300_000).withWork(600_000_000);

    /// Searches in the base that the rules require, otherwise in bases 2 to 10, Zeckendorf, and the
    /// numeration systems of 2-Wythoff and 3-multiple.
    ///
    /// @param run charged for small positions and states of automata; a system is given up after
    ///     300,000 states or 6·10^8 steps
    /// @return empty if positions are not one or two numbers, the moves are not definable, or no
    ///     automaton was found and proved
    public static Optional<AutomaticOutcomes> find(RuleGame game, Play play, Run run) {
        return find(
                game,
                play,
                Stream.of(
                                Stream.of(Numeration.base(2), Numeration.zeckendorf()),
                                IntStream.rangeClosed(3, 10).mapToObj(Numeration::base),
                                Stream.of(Numeration.wythoff(2), Numeration.multiple(3)))
                        .flatMap(systems -> systems)
                        .toList(),
                run);
    }

    /// Searches in given numeration systems; where the rules require a base, only in that one.
    ///
    /// @param run as for [#find(RuleGame, Play, Run)]
    /// @return empty as for [#find(RuleGame, Play, Run)]
    public static Optional<AutomaticOutcomes> find(RuleGame game, Play play, List<Numeration> systems, Run run) {
        int places = game.rules().tree().arity();
        return places > 2
                ? Optional.empty()
                : FirstOrderTranslation.of(game, play)
                        .flatMap(translation -> find(game, translation, play, systems, run));
    }

    private static Optional<AutomaticOutcomes> find(
            RuleGame game, FirstOrderTranslation translation, Play play, List<Numeration> systems, Run run) {
        int places = game.rules().tree().arity();
        OptionalInt base = translation.base();
        List<Numeration> asked = base.isPresent() ? List.of(Numeration.base(base.getAsInt())) : systems;
        StatisticValues<RuleState> values = values(game, play, places, run);
        return asked.stream()
                .flatMap(system -> run
                        .find(
                                PART,
                                () -> learned(game, values, system, run)
                                        .flatMap(set ->
                                                translation.outcomes(set, play, run) instanceof GameProof.Proved proof
                                                        ? Optional.of(new AutomaticOutcomes(set, proof))
                                                        : Optional.empty()))
                        .stream())
                .findFirst();
    }

    private static Optional<AutomaticSet> learned(
            RuleGame game, StatisticValues<RuleState> values, Numeration system, Run run) {
        int places = game.rules().tree().arity();
        List<Long> bounds = Collections.nCopies(places, places == 1 ? (long) NUMBERS : PAIRS);
        return AutomaticSet.learn(system, bounds, numbers -> lost(game, values, numbers), MOST_STATES, run);
    }

    private static Optional<Boolean> lost(RuleGame game, StatisticValues<RuleState> values, long... numbers) {
        RuleState state = game.rules().canonical(numbers);
        return game.rules().exists(state) ? Optional.of(values.of(state) == 0) : Optional.empty();
    }

    /// Grundy values by search rather than by table, since positions are queried in any order.
    private static StatisticValues<RuleState> values(RuleGame game, Play play, int places, Run run) {
        Statistic statistic = switch (play) {
            case NORMAL -> Statistic.GRUNDY;
            case MISERE -> Statistic.MISERE_GRUNDY;
        };
        Ruleset<RuleState> searched = new Ruleset<>() {
            @Override
            public void options(RuleState from, Options<RuleState> out) {
                game.rules().options(from, out);
            }

            @Override
            public boolean won(RuleState position) {
                return game.rules().won(position);
            }
        };
        return Solver.values(searched, statistic, RuleState.of(new long[places]), run);
    }
}
