package org.grundy.misere.sequence;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.misere.HeapGame;
import org.grundy.misere.MisereMex;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientSearch;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.misere.tame.TameHeaps;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// The misère Grundy values of the heaps of a game. That of a heap is the n for which the sum of the heap and
/// the heap *n of Nim is lost in misère play; it is 1 for the end of play, and else the least number that is
/// not the value of an option.
///
/// They are found by the theorem on tame sums as far as the heaps are tame, and else by the quotient in which
/// sums are one element if no sum of heaps makes their values differ. It is finer than the misère quotient,
/// and where it grows too large values from some bound on are not told apart. Those of small heaps are searched
/// then.
///
/// @param game the game
/// @param values of the heaps from 0 on, of those that are not searched `told` for that or more; not to be changed
/// @param told values below this are distinguished
/// @param searched the values of the heaps below are exact
/// @param period of the values, those of `told` or more taken as one, if a period is proved
/// @param order of the quotient by which they are known, or empty where all heaps are tame
/// @param shortfall which limit was met before all was there that was asked for
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MisereSequence(
        HeapGame game,
        int[] values,
        int told,
        int searched,
        Optional<QuotientPeriod> period,
        Optional<Integer> order,
        Optional<Solved.Undecided<?>> shortfall) {
    /// As many values as the heaps of Nim up to 3 tell apart, which most quotients have.
    private static final int FEW = 4;

    /// What part of what is left of the budget may go into telling apart larger values.
    private static final int PART = 3;

    /// Enough steps for a larger quotient that is not too large.
    private static final long MOST_STEPS = 30_000_000;

    /// What comes of the values of heaps above this is too much to be searched.
    private static final BigInteger SEARCHED = BigInteger.valueOf(1000);

    /// How many sums are searched before the larger quotient is tried.
    private static final long FEW_SUMS = 100_000;

    /// Looks for values.
    ///
    /// @param to up to this heap, or until a period is proved that gives them
    /// @param run charged for the work
    public static MisereSequence of(HeapGame game, BigInteger to, Run run) {
        ClosedSet set = new HeapsOfRules(game.moves(), run);
        TameHeaps tame = new TameHeaps(set, run);
        Solved<Boolean> end = run.attempt(() -> {
            boolean more = true;
            while (more && !reached(game, tame.codes(), to)) {
                more = tame.next();
            }
            return true;
        });
        if (tame.wild().isEmpty()) {
            int[] values = tame.genera().stream()
                    .mapToInt(genus -> genus.misere().intValueExact())
                    .toArray();
            return new MisereSequence(
                    game, values, MisereMex.MOST_VALUES, 0, game.period(tame::codes), Optional.empty(), limit(end));
        }
        QuotientSearch search = new QuotientSearch(set, FEW, run);
        MisereSequence few = of(game, search, FEW, to, run);
        if (few.shortfall.isPresent() || !few.capped()) {
            return few;
        }
        SumValues exact = new SumValues(search.quotient(), set, FEW, run);
        MisereSequence searched = few.searched(to, exact, run.part(PART).withPositions(FEW_SUMS), run);
        if (searched.isSearched(to)) {
            return searched;
        }
        return run.attempt(
                        run.part(PART).withWorkAtMost(MOST_STEPS),
                        () -> of(
                                game,
                                new QuotientSearch(set, MisereMex.MOST_VALUES, run),
                                MisereMex.MOST_VALUES,
                                to,
                                run))
                .toOptional()
                .filter(all -> all.shortfall.isEmpty())
                .orElseGet(() -> searched.searched(to, exact, run.part(PART), run));
    }

    private static MisereSequence of(HeapGame game, QuotientSearch search, int told, BigInteger to, Run run) {
        Solved<Boolean> end = run.attempt(() -> {
            while (!reached(game, search.quotient().images(), to)) {
                search.next();
            }
            return true;
        });
        MisereQuotient quotient = search.quotient();
        int[] values =
                Arrays.stream(quotient.images()).map(quotient.monoid()::value).toArray();
        return new MisereSequence(
                game,
                values,
                told,
                0,
                game.period(quotient::images),
                Optional.of(quotient.monoid().order()),
                limit(end));
    }

    /// The same with exact values of some heaps more.
    ///
    /// @param last heap of which that is asked for
    private MisereSequence searched(BigInteger last, SumValues exact, Budget part, Run run) {
        int[] more = values.clone();
        int count = searched;
        if (last.compareTo(SEARCHED) <= 0) {
            int[] next = {searched};
            run.attempt(part, () -> {
                while (next[0] < more.length && next[0] <= last.intValueExact()) {
                    more[next[0]] = exact.value(next[0]);
                    next[0]++;
                }
                return true;
            });
            count = next[0];
        }
        return new MisereSequence(game, more, told, count, period, order, shortfall);
    }

    private static Optional<Solved.Undecided<?>> limit(Solved<Boolean> end) {
        return end instanceof Solved.Undecided<Boolean> limit ? Optional.of(limit) : Optional.empty();
    }

    private static boolean reached(HeapGame game, int[] images, BigInteger to) {
        return BigInteger.valueOf(images.length).compareTo(to) > 0
                || game.period(() -> images).isPresent();
    }

    /// The value of a heap that is reached, `told` for that or more where it is not [exact][#exact].
    public int value(BigInteger heap) {
        return isSearched(heap)
                ? values[heap.intValueExact()]
                : Math.min(
                        told, values[period.map(proved -> proved.reduced(heap)).orElseGet(heap::intValueExact)]);
    }

    private boolean isSearched(BigInteger heap) {
        return heap.compareTo(BigInteger.valueOf(searched)) < 0;
    }

    /// Whether the value of a heap that is reached is known exactly.
    public boolean exact(BigInteger heap) {
        return isSearched(heap) || value(heap) < told;
    }

    /// Whether the period is one of exact values.
    public boolean repeatsExactly() {
        return period.isPresent() && !capped();
    }

    /// Whether some values are only known to be at least `told`, however many heaps are searched.
    public boolean capped() {
        return Arrays.stream(values).anyMatch(value -> value >= told);
    }
}
