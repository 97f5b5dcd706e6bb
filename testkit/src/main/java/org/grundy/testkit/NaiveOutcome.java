package org.grundy.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Who wins a disjunctive sum, by trying every play of the whole sum: no theorem about sums is used.
///
/// Answers are exact. A sum costs one pass over the options of all its components, and every multiset of positions
/// that can be reached is remembered, so only small sums are within reach. Positions are compared with `equals`.
/// Plays must end. One thread at a time.
///
/// @param <P> the type of a position
public final class NaiveOutcome<P> {
    private final Function<P, List<List<P>>> options;
    private final boolean winsWithoutMove;
    private final Map<Map<P, Integer>, Boolean> known = new HashMap<>();

    private NaiveOutcome(Function<P, List<List<P>>> options, boolean winsWithoutMove) {
        this.options = options;
        this.winsWithoutMove = winsWithoutMove;
    }

    /// The oracle of normal play: who cannot move loses.
    ///
    /// @param <P> the type of a position
    /// @param options the options of a position, each the list of its parts
    /// @return an oracle that has solved nothing yet
    public static <P> NaiveOutcome<P> normal(Function<P, List<List<P>>> options) {
        return new NaiveOutcome<>(options, false);
    }

    /// The oracle of misère play: who cannot move wins.
    ///
    /// @param <P> the type of a position
    /// @param options the options of a position, each the list of its parts
    /// @return an oracle that has solved nothing yet
    public static <P> NaiveOutcome<P> misere(Function<P, List<List<P>>> options) {
        return new NaiveOutcome<>(options, true);
    }

    /// Whether the player to move wins the sum.
    ///
    /// @param sum the components, none for the empty sum
    /// @return true for an N-position, false for a P-position
    public boolean nextPlayerWins(List<P> sum) {
        Map<P, Integer> counts = new HashMap<>();
        for (P part : sum) {
            counts.merge(part, 1, Integer::sum);
        }
        return nextPlayerWins(counts);
    }

    private boolean nextPlayerWins(Map<P, Integer> sum) {
        Boolean remembered = known.get(sum);
        if (remembered != null) {
            return remembered;
        }
        boolean wins = tryAllMoves(sum);
        known.put(sum, wins);
        return wins;
    }

    private boolean tryAllMoves(Map<P, Integer> sum) {
        boolean canMove = false;
        for (P part : sum.keySet()) {
            for (List<P> replacement : options.apply(part)) {
                canMove = true;
                if (!nextPlayerWins(after(sum, part, replacement))) {
                    return true;
                }
            }
        }
        return !canMove && winsWithoutMove;
    }

    private static <P> Map<P, Integer> after(Map<P, Integer> sum, P moved, List<P> replacement) {
        Map<P, Integer> next = new HashMap<>(sum);
        next.computeIfPresent(moved, (part, count) -> count == 1 ? null : count - 1);
        for (P part : replacement) {
            next.merge(part, 1, Integer::sum);
        }
        return next;
    }
}
