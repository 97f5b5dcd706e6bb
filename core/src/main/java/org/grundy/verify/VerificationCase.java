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
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A game and the positions on which its theorems are to be compared with search.
///
/// @param game with its theorems
/// @param positions all positions up to some bound, the largest last
/// @param range what they are, for the report: `n ≤ 200`
/// @param <P> the type of positions
public record VerificationCase<P>(Game<P> game, List<P> positions, BilingualText range) {
    private static final long MOST = 1_000_000;

    /// Copies the list.
    public VerificationCase {
        positions = List.copyOf(positions);
    }

    /// With a range that is a formula, the same in every language.
    public VerificationCase(Game<P> game, List<P> positions, String range) {
        this(game, positions, new BilingualText(range, range));
    }

    /// All positions that plays from one lead to, itself the last.
    ///
    /// @throws IllegalArgumentException if the options of one cannot be listed, or there are more than a million
    public static <P> VerificationCase<P> after(Game<P> game, P start, BilingualText range) {
        Run run = new Run(Budget.UNLIMITED.withPositions(MOST));
        Set<P> seen = new LinkedHashSet<>(List.of(start));
        Deque<P> open = new ArrayDeque<>(seen);
        return run.attempt(() -> {
                    while (!open.isEmpty()) {
                        run.position();
                        MeteredOptions.list(game.rules(), open.remove(), new Followers<>(run, seen, open));
                    }
                    return new VerificationCase<>(game, List.copyOf(seen).reversed(), range);
                })
                .toOptional()
                .orElseThrow(() -> new IllegalArgumentException(
                        "not all positions of " + game.name() + " that follow can be listed"));
    }

    private record Followers<P>(Run run, Set<P> seen, Deque<P> open) implements MeteredOptions<P> {
        @Override
        public void option(List<P> components) {
            components.stream().filter(seen::add).forEach(open::add);
        }
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
