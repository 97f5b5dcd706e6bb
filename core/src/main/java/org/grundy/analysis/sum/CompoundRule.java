package org.grundy.analysis.sum;

import java.util.List;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.solve.Statistic;

/// How the components' statistics decide a compound: a fold over the components, whose last state says
/// whether the player about to move has lost. The states are few, so that winning moves that change several
/// components can be counted.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
///
/// @param statistics what is needed of each component
/// @param fold from the state so far and a component's statistics to the next state; begins with 0
/// @param lost whether the player about to move has lost in this last state
public record CompoundRule(List<Statistic> statistics, Fold fold, Lost lost) {
    /// A step of the fold.
    @FunctionalInterface
    public interface Fold {
        /// The state after one more component.
        ///
        /// @param values its statistics, in the rule's order
        int next(int state, List<Integer> values);
    }

    /// The verdict on a last state.
    @FunctionalInterface
    public interface Lost {
        /// Whether the player about to move has lost.
        boolean in(int state);
    }

    /// Whether the player about to move has lost.
    ///
    /// @param values of each component, its statistics in the rule's order
    public boolean lost(List<List<Integer>> values) {
        int state = 0;
        for (List<Integer> each : values) {
            state = fold.next(state, each);
        }
        return lost.in(state);
    }

    /// The rule of a convention.
    ///
    /// @throws IllegalArgumentException for the ordinary sum, which the nim sum or no statistic
    ///     decides, and for sums with the forced stop of the SJ theorem
    public static CompoundRule of(Convention convention) {
        if (convention.ending() == Ending.SJ) {
            throw new IllegalArgumentException("the forced stop has no rule of this kind");
        }
        boolean normal = convention.play() == Play.NORMAL;
        boolean isLong = convention.ending() == Ending.LONG;
        if (convention.join() == Join.CONJUNCTIVE) {
            return isLong ? conjunctiveLong(normal) : conjunctiveShort(normal);
        }
        if (convention.join() == Join.SELECTIVE) {
            return isLong
                    ? (normal ? selectiveLong() : selectiveLongMisere())
                    : (normal ? selectiveShort() : selectiveShortMisere());
        }
        if (isLong) {
            throw new IllegalArgumentException("the ordinary sum has no rule of this kind");
        }
        return normal ? disjunctiveShort() : disjunctiveShortMisere();
    }

    /// Disjunctive, short, normal: who can end it wins, else the nim sum of foreclosed values decides. Bit
    /// 0 of the state says that a component is over, bit 1 that one can be ended, the rest is the nim sum.
    private static CompoundRule disjunctiveShort() {
        Fold fold = (state, values) -> switch (values.getFirst()) {
            case Statistic.OVER -> state | 1;
            case Statistic.WON -> state | 2;
            default -> state ^ (values.getFirst() << 2);
        };
        return new CompoundRule(List.of(Statistic.FORECLOSED), fold, state -> state == 0 || (state & 1) == 1);
    }

    /// Disjunctive, short, misère: the same without the hurry; who finds a component over has won.
    private static CompoundRule disjunctiveShortMisere() {
        Fold fold =
                (state, values) -> values.getFirst() == Statistic.OVER ? state | 1 : state ^ (values.getFirst() << 1);
        return new CompoundRule(List.of(Statistic.MISERE_FORECLOSED), fold, state -> state == 0);
    }

    /// Conjunctive, long: the component that lasts longest decides.
    private static CompoundRule conjunctiveLong(boolean normal) {
        Statistic statistic = normal ? Statistic.SUSPENSE : Statistic.MISERE_SUSPENSE;
        int lost = normal ? 0 : 1;
        return new CompoundRule(
                List.of(statistic), (state, values) -> Math.max(state, values.getFirst()), state -> state % 2 == lost);
    }

    /// Conjunctive, short: the component that is over first decides. The state is one more than the least
    /// remoteness, 0 before the first component.
    private static CompoundRule conjunctiveShort(boolean normal) {
        Statistic statistic = normal ? Statistic.REMOTENESS : Statistic.MISERE_REMOTENESS;
        int lost = normal ? 1 : 0;
        return new CompoundRule(
                List.of(statistic),
                (state, values) -> state == 0 ? values.getFirst() + 1 : Math.min(state, values.getFirst() + 1),
                state -> state % 2 == lost);
    }

    /// Selective, long, normal: won if any component is.
    private static CompoundRule selectiveLong() {
        return new CompoundRule(
                List.of(Statistic.REMOTENESS), (state, values) -> state | (values.getFirst() & 1), state -> state == 0);
    }

    /// Selective, long, misère: as in normal play while two components are unfinished; the last one is
    /// played in misère. The state is 0 with none unfinished, 1 or 2 with one that is lost or won in misère
    /// and lost in normal play, 3 or 4 likewise for one won in normal play, 5 or 6 with more, all lost or
    /// some won in normal play.
    private static CompoundRule selectiveLongMisere() {
        Fold fold = (state, values) -> {
            int remoteness = values.getFirst();
            if (remoteness == 0) {
                return state;
            }
            int won = remoteness & 1;
            if (state == 0) {
                return 1 + 2 * won + (values.get(1) % 2 == 0 ? 1 : 0);
            }
            boolean wonBefore = state == 3 || state == 4 || state == 6;
            return wonBefore || won == 1 ? 6 : 5;
        };
        return new CompoundRule(
                List.of(Statistic.REMOTENESS, Statistic.MISERE_REMOTENESS),
                fold,
                state -> state == 1 || state == 3 || state == 5);
    }

    /// Selective, short, normal: lost where a component is over or none is won. Bit 0 of the state says
    /// that one is over, bit 1 that one is won.
    private static CompoundRule selectiveShort() {
        Fold fold = (state, values) -> values.getFirst() == 0 ? state | 1 : state | ((values.getFirst() & 1) << 1);
        return new CompoundRule(List.of(Statistic.REMOTENESS), fold, state -> state != 2);
    }

    /// Selective, short, misère: won if any component is won in misère, one that is over included.
    private static CompoundRule selectiveShortMisere() {
        return new CompoundRule(
                List.of(Statistic.MISERE_REMOTENESS),
                (state, values) -> state | (values.getFirst() % 2 == 0 ? 1 : 0),
                state -> state == 0);
    }
}
