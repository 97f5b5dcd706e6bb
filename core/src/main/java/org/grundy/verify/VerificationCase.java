package org.grundy.verify;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.game.Game;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Pair;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.jspecify.annotations.Nullable;

/// A game and the positions on which its theorems are to be compared with search.
///
/// @param game with its theorems
/// @param listing of all positions up to some bound, the largest last
/// @param range what they are, for the report: `n ≤ 200`
/// @param <P> the type of positions
public record VerificationCase<P>(Game<P> game, Listing<P> listing, BilingualText range) {
    private static final long MOST_POSITIONS = 1_000_000;

    /// Lists positions when they are first wanted, for this may cost more than a check that has no time left.
    ///
    /// @param <P> the type of positions
    @FunctionalInterface
    public interface Listing<P> {
        /// The positions.
        ///
        /// @param run charged for what it takes
        List<P> list(Run run);
    }

    /// Keeps the positions once they are listed.
    public VerificationCase {
        listing = listing instanceof ListedOnce<P> ? listing : new ListedOnce<>(listing);
    }

    /// With positions that are listed.
    public VerificationCase(Game<P> game, List<P> positions, BilingualText range) {
        this(game, listed(positions), range);
    }

    /// With a range that is a formula, the same in every language.
    public VerificationCase(Game<P> game, List<P> positions, String range) {
        this(game, positions, new BilingualText(range, range));
    }

    /// With a range that is a formula, the same in every language.
    public VerificationCase(Game<P> game, Listing<P> listing, String range) {
        this(game, listing, new BilingualText(range, range));
    }

    private static <P> Listing<P> listed(List<P> positions) {
        List<P> copy = List.copyOf(positions);
        return run -> copy;
    }

    /// The positions, which are listed at the first call. For one thread at a time.
    ///
    /// @param run charged for listing them
    public List<P> positions(Run run) {
        return listing.list(run);
    }

    private static final class ListedOnce<P> implements Listing<P> {
        private final Listing<P> listing;
        private @Nullable List<P> found;

        ListedOnce(Listing<P> listing) {
            this.listing = listing;
        }

        @Override
        public List<P> list(Run run) {
            List<P> known = found;
            if (known == null) {
                known = List.copyOf(listing.list(run));
                found = known;
            }
            return known;
        }
    }

    /// All positions that plays from one lead to, itself the last.
    ///
    /// Listing them throws an [IllegalArgumentException] if there are more than a million.
    public static <P> VerificationCase<P> after(Game<P> game, P start, BilingualText range) {
        return new VerificationCase<>(game, run -> following(game, start, run), range);
    }

    private static <P> List<P> following(Game<P> game, P start, Run run) {
        Set<P> seen = new LinkedHashSet<>(List.of(start));
        Deque<P> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            if (seen.size() > MOST_POSITIONS) {
                throw new IllegalArgumentException(
                        "more than " + MOST_POSITIONS + " positions of " + game.name() + " follow");
            }
            run.option();
            MeteredOptions.list(
                    game.rules(),
                    open.remove(),
                    run,
                    components -> components.stream().filter(seen::add).forEach(open::add));
        }
        return List.copyOf(seen).reversed();
    }

    /// All heaps 0..bound.
    public static VerificationCase<BigInteger> heaps(Game<BigInteger> game, int bound) {
        return new VerificationCase<>(
                game,
                IntStream.rangeClosed(0, bound).mapToObj(BigInteger::valueOf).toList(),
                "n ≤ " + bound);
    }

    /// All cells with coordinates from `least` to bound.
    public static VerificationCase<Pair> cells(Game<Pair> game, int least, int bound) {
        List<Pair> cells = IntStream.rangeClosed(least, bound)
                .boxed()
                .flatMap(x -> IntStream.rangeClosed(least, bound).mapToObj(y -> Pair.of(x, y)))
                .toList();
        return new VerificationCase<>(game, cells, least + " ≤ x, y ≤ " + bound);
    }
}
