package org.grundy.misere;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// What was found out about the misère quotients of a game.
///
/// @param game the game
/// @param quotient of the heaps up to its largest one
/// @param changes the heaps at which the quotient of the smaller ones fails
/// @param period by which the quotient is that of all heaps, if one is proved
/// @param shortfall which limit was met before what was asked for was there
public record QuotientReport(
        HeapGame game,
        MisereQuotient quotient,
        List<QuotientSearch.Change> changes,
        Optional<QuotientPeriod> period,
        Optional<Solved.Undecided<?>> shortfall) {
    /// Copies the list.
    public QuotientReport {
        changes = List.copyOf(changes);
    }

    /// Looks for the quotient of a game.
    ///
    /// @param to up to which heap; without one, until a period is proved or the budget is spent
    /// @param run charged for the work
    public static QuotientReport of(HeapGame game, OptionalInt to, Run run) {
        return of(game, to, change -> {}, run);
    }

    /// As [#of(HeapGame, OptionalInt, Run)], telling of each heap at which the quotient of the smaller ones fails.
    ///
    /// @param grown called when the new quotient is proved
    public static QuotientReport of(HeapGame game, OptionalInt to, Consumer<QuotientSearch.Change> grown, Run run) {
        QuotientSearch search = new QuotientSearch(new HeapsOfRules(game.moves(), run), run);
        int last = to.orElse(Integer.MAX_VALUE);
        Solved<Boolean> end = run.attempt(() -> {
            while (search.quotient().largest() < last
                    && (to.isPresent() || game.period(search.quotient()::images).isEmpty())) {
                int before = search.changes().size();
                search.next();
                search.changes().stream().skip(before).forEach(grown);
            }
            return true;
        });
        Optional<Solved.Undecided<?>> shortfall =
                end instanceof Solved.Undecided<Boolean> limit ? Optional.of(limit) : Optional.empty();
        MisereQuotient quotient = search.quotient();
        return new QuotientReport(game, quotient, search.changes(), game.period(quotient::images), shortfall);
    }

    /// Whether the quotient is that of all heaps.
    public boolean complete() {
        return period.isPresent();
    }

    /// What an independent checker needs to verify the quotient and its period.
    ///
    /// @throws IllegalStateException if no certificate can name the game
    public QuotientCertificate certificate() {
        String name = game.certifiedName();
        BipartiteMonoid monoid = quotient.monoid();
        int[] generators =
                Arrays.stream(quotient.generators()).map(quotient::element).toArray();
        List<List<Integer>> steps = IntStream.range(0, monoid.order())
                .mapToObj(x -> Arrays.stream(generators)
                        .map(generator -> monoid.product(x, generator))
                        .boxed()
                        .toList())
                .toList();
        List<Integer> lost =
                IntStream.range(0, monoid.order()).filter(monoid::lost).boxed().toList();
        return new QuotientCertificate(
                name,
                steps,
                lost,
                Arrays.stream(quotient.images()).boxed().toList(),
                period.map(proved -> new QuotientCertificate.Repeat(proved.preperiod(), proved.period())));
    }

    /// Whether the heaps of the quotient are tame; where it is that of all heaps, also of some more, until their
    /// genera are proved to repeat.
    ///
    /// @param run charged for the work
    public HeapTameness tameness(Run run) {
        int last = quotient.largest();
        return HeapTameness.of(game, last, complete() ? 4 * (last + 1) : last, run);
    }
}
