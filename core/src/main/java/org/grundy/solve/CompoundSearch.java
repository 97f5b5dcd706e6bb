package org.grundy.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private static final long LARGEST_TABLE = 1L << 24;

    private final CompoundRules rules;
    private final OutcomeSearch<CompoundPosition> outcomes;
    private final StatisticValues<CompoundPosition> lengths;
    private final Play play;
    private final Run run;
    private final List<Multiset> start;
    private final Sum sum;
    private final Convention convention;
    private @Nullable Retrograde<CompoundPosition> loopy;
    private Optional<StatisticValues<List<Long>>> table = Optional.empty();
    private boolean tableTried;

    /// A search that begins from a sum. The positions of all components are numbered at once, inside the
    /// attempt.
    public CompoundSearch(Sum sum, Convention convention, Run run) {
        rules = new CompoundRules(convention, run);
        this.sum = sum;
        this.convention = convention;
        this.run = run;
        play = convention.play();
        outcomes = new OutcomeSearch<>(rules, play, run);
        lengths = new MemoValues<>(rules, length(), run);
        start = sum.components().stream().map(this::number).toList();
    }

    private Statistic length() {
        return play == Play.NORMAL ? Statistic.REMOTENESS : Statistic.MISERE_REMOTENESS;
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
        Optional<StatisticValues<List<Long>>> lengthsOfAll = table();
        if (lengthsOfAll.isPresent()) {
            List<Long> digits = new ArrayList<>(SumCoding.digits(sum));
            changes.forEach(each -> digits.set(each.component(), SumCoding.digit(each)));
            return lengthsOfAll.get().of(digits);
        }
        CompoundPosition position = after(changes);
        return searchForwardsOrBackwards(position, () -> lengths.of(position), all -> all.remoteness(position));
    }

    /// The lengths of all positions of an ordinary sum in a table, where its positions have numbers.
    private Optional<StatisticValues<List<Long>>> table() {
        if (!tableTried) {
            table = convention.ordinary() ? tabulated() : Optional.empty();
            tableTried = true;
        }
        return table;
    }

    private Optional<StatisticValues<List<Long>>> tabulated() {
        long most = Math.min(run.budget().positions(), run.budget().memory() / Integer.BYTES);
        try {
            return SumCoding.of(sum, Math.min(most, LARGEST_TABLE))
                    .map(coding -> new DenseValues<>(coding, length(), run));
        } catch (IllegalStateException incomplete) {
            return Optional.empty(); // some code that perhaps no play reaches has no options
        }
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

    /// Whether a position was seen to come again.
    public boolean loopy() {
        return loopy != null;
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
