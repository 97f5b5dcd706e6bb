package org.grundy.misere;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
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
/// and where it grows too large values from some bound on are not told apart.
///
/// @param game the game
/// @param values of the heaps from 0 on, `told` for that or more; not to be changed
/// @param told the values below are told apart
/// @param period of the values, if one is proved
/// @param order of the quotient by which they are known, or empty where all heaps are tame
/// @param shortfall which limit was met before all was there that was asked for
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MisereSequence(
        HeapGame game,
        int[] values,
        int told,
        Optional<QuotientPeriod> period,
        Optional<Integer> order,
        Optional<Solved.Undecided<?>> shortfall) {
    /// As many values as the heaps of Nim up to 3 tell apart, which most quotients have.
    private static final int FEW = 4;

    /// What part of what is left of the budget may go into telling apart larger values.
    private static final int PART = 3;

    /// So much time is enough where the larger quotient is not too large.
    private static final Duration MOST = Duration.ofSeconds(3);

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
                    game, values, MisereMex.MOST, period(game, tame.codes()), Optional.empty(), limit(end));
        }
        MisereSequence few = of(game, set, FEW, to, run);
        if (few.shortfall.isPresent() || !few.capped()) {
            return few;
        }
        Duration time = run.timeLeft().dividedBy(PART);
        Budget part = run.budget()
                .withTime(time.compareTo(MOST) < 0 ? time : MOST)
                .withPositions(Math.max(1, run.budget().positions() / PART));
        return run.attempt(part, () -> of(game, set, MisereMex.MOST, to, run))
                .toOptional()
                .filter(all -> all.shortfall.isEmpty())
                .orElse(few);
    }

    private static MisereSequence of(HeapGame game, ClosedSet set, int told, BigInteger to, Run run) {
        QuotientSearch search = new QuotientSearch(set, told, run);
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
                period(game, quotient.images()),
                Optional.of(quotient.monoid().order()),
                limit(end));
    }

    private static Optional<Solved.Undecided<?>> limit(Solved<Boolean> end) {
        return end instanceof Solved.Undecided<Boolean> limit ? Optional.of(limit) : Optional.empty();
    }

    private static boolean reached(HeapGame game, int[] images, BigInteger to) {
        return BigInteger.valueOf(images.length).compareTo(to) > 0
                || period(game, images).isPresent();
    }

    private static Optional<QuotientPeriod> period(HeapGame game, int[] images) {
        return game.theorem().flatMap(theorem -> QuotientPeriod.prove(images, theorem));
    }

    /// Whether the value of a heap is known as far as values are told apart.
    public boolean reaches(BigInteger heap) {
        return period.isPresent() || heap.compareTo(BigInteger.valueOf(values.length)) < 0;
    }

    /// The value of a heap that is reached, `told` for that or more.
    public int value(BigInteger heap) {
        return values[period.map(proved -> proved.reduced(heap)).orElseGet(heap::intValueExact)];
    }

    /// Whether a value is only known to be at least `told`.
    public boolean capped() {
        return Arrays.stream(values).anyMatch(value -> value == told);
    }
}
