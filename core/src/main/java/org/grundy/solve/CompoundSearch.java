package org.grundy.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// Search over a whole compound, for any convention: who wins after any change of its components, and how
/// long it lasts.
///
/// All questions are asked inside [Run#attempt]; what is found is kept for later questions.
public final class CompoundSearch {
    private final CompoundRules rules;
    private final OutcomeSearch<CompoundPosition> outcomes;
    private final StatisticValues<CompoundPosition> lengths;
    private final Play play;
    private final Run run;
    private final List<Multiset> start;
    private @Nullable Retrograde<CompoundPosition> loopy;

    /// A search that begins from a sum. The positions of all components are numbered at once, inside the
    /// attempt.
    public CompoundSearch(Sum sum, Convention convention, Run run) {
        rules = new CompoundRules(convention, run);
        this.run = run;
        play = convention.play();
        outcomes = new OutcomeSearch<>(rules, play, run);
        Statistic length = play == Play.NORMAL ? Statistic.REMOTENESS : Statistic.MISERE_REMOTENESS;
        lengths = new MemoValues<>(rules, length, run);
        start = sum.components().stream().map(this::number).toList();
    }

    private <P> Multiset number(Component<P> component) {
        return rules.multiset(component.game(), List.of(component.position()));
    }

    /// Who wins after some components were changed; with no change, at the start. A draw where play can go
    /// on for ever and neither player can force an end.
    public Outcome outcome(List<ComponentChange<?>> changes) {
        CompoundPosition position = after(changes);
        return searchForwardsOrBackwards(
                position, () -> outcomes.wins(position) ? Outcome.N : Outcome.P, all -> all.outcome(position));
    }

    /// The remoteness after some components were changed: how many moves play lasts when the winner hurries
    /// and the loser delays; -1 for a draw.
    public int remoteness(List<ComponentChange<?>> changes) {
        CompoundPosition position = after(changes);
        return searchForwardsOrBackwards(position, () -> lengths.of(position), all -> all.remoteness(position));
    }

    /// Searches as if every play ended, and backwards from the ends once a position was seen to come again.
    private <T> T searchForwardsOrBackwards(
            CompoundPosition position, Supplier<T> search, Function<Retrograde<CompoundPosition>, T> backwards) {
        Retrograde<CompoundPosition> all = loopy;
        if (all != null && all.reaches(position)) {
            return backwards.apply(all);
        }
        return switch (run.attempt(search)) {
            case Solved.Done<T> done -> done.result();
            case Solved.Undecided<T> end
            when end.limit() == Limit.LOOPY -> {
                loopy = new Retrograde<>(rules, position, play, run);
                yield backwards.apply(loopy);
            }
            case Solved.Undecided<T> end -> throw run.giveUp(end.limit());
        };
    }

    /// Whether play is over at the start.
    public boolean over() {
        return rules.over(rules.compound(start));
    }

    /// How the outcomes so far are known.
    public Evidence.BySearch evidence() {
        Retrograde<CompoundPosition> all = loopy;
        return new Evidence.BySearch(all == null ? outcomes.positions() : all.positions());
    }

    private CompoundPosition after(List<ComponentChange<?>> changes) {
        List<Multiset> components = new ArrayList<>(start);
        changes.forEach(each -> components.set(each.component(), multiset(each)));
        return rules.compound(components);
    }

    private <P> Multiset multiset(ComponentChange<P> change) {
        return rules.multiset(change.game(), change.to());
    }
}
