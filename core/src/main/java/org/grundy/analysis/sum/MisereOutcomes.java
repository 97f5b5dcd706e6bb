package org.grundy.analysis.sum;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.solve.CodedValues;
import org.grundy.solve.CompoundSearch;
import org.grundy.solve.Solver;
import org.grundy.solve.StatisticValues;
import org.grundy.value.Outcome;

/// Who wins in misère play, for a position and all below it, by search alone. What is found is kept for later
/// questions. Made and asked inside [Run#attempt].
///
/// @param <P> the type of positions
@FunctionalInterface
public interface MisereOutcomes<P> {
    /// Who wins the sum of some positions of the game.
    ///
    /// @param components exactly one if the rules do not split
    Outcome of(List<P> components);

    /// The same for one position by its code, where outcomes are kept in a table: 0 where the player to move loses, 1
    /// where that player wins.
    default Optional<CodedValues<P>> coded() {
        return Optional.empty();
    }

    /// Outcomes by the cheaper way that the rules allow. Misère outcomes of components are not decided by
    /// numbers of the components, so where rules split whole sums are searched.
    ///
    /// @param largest the position to begin from
    /// @param run charged for all work, also for later questions
    static <P> MisereOutcomes<P> upTo(Component<P> largest, Run run) {
        P position = largest.position();
        if (largest.game().rules().splits()) {
            CompoundSearch search = new CompoundSearch(Sum.of(largest), Convention.MISERE, run);
            return components ->
                    search.outcome(List.of(new ComponentChange<>(0, largest.game(), position, components)));
        }
        Ruleset<P> rules = largest.game().rules();
        return new Tabulated<>(Solver.misereOutcomes(rules, position, run));
    }

    /// Outcomes of single positions.
    ///
    /// @param outcomes 1 where the player to move wins
    /// @param <P> the type of positions
    record Tabulated<P>(StatisticValues<P> outcomes) implements MisereOutcomes<P> {
        @Override
        public Outcome of(List<P> components) {
            return outcomes.of(components.getFirst()) == 1 ? Outcome.N : Outcome.P;
        }

        @Override
        public Optional<CodedValues<P>> coded() {
            return outcomes.coded();
        }
    }
}
