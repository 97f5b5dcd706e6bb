package org.grundy.solve;

import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// One statistic of one component of a compound, for the component as it is and for what a move may leave
/// of it. A component whose rules split is taken as a multiset of positions.
///
/// All questions are asked inside [Run#attempt].
///
/// @param <P> the type of positions
public interface ComponentStatistic<P> {
    /// The statistic of what is left of the component.
    ///
    /// @param components of what is left; exactly one if the rules do not split
    int of(List<P> components);

    /// The statistic of a component, by the cheaper way that its rules allow.
    ///
    /// @param component computed are its position and all that can be reached from it
    /// @param statistic any
    /// @param run charged for all work, also for later questions
    static <P> ComponentStatistic<P> of(Component<P> component, Statistic statistic, Run run) {
        Game<P> game = component.game();
        if (game.rules().entails()) {
            throw run.giveUp(Limit.METHOD);
        }
        if (game.rules().splits()) {
            LiftedRules rules = new LiftedRules(run);
            StatisticValues<Multiset> values = new MemoValues<>(rules, statistic, run);
            return components -> values.of(rules.multiset(game, components));
        }
        StatisticValues<P> values = Solver.values(game.rules(), statistic, component.position(), run);
        return components -> values.of(components.getFirst());
    }
}
