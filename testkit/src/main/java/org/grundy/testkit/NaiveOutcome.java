package org.grundy.testkit;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
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
    private final Runnable looking;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> numbered = new ArrayList<>();
    private final Map<Integer, List<int[]>> moves = new HashMap<>();
    private final Map<IntBuffer, Boolean> known = new HashMap<>();

    private NaiveOutcome(Function<P, List<List<P>>> options, boolean winsWithoutMove, Runnable looking) {
        this.options = options;
        this.winsWithoutMove = winsWithoutMove;
        this.looking = looking;
    }

    /// The oracle of normal play: who cannot move loses.
    ///
    /// @param <P> the type of a position
    /// @param options the options of a position, each the list of its parts
    /// @return an oracle that has solved nothing yet
    public static <P> NaiveOutcome<P> normal(Function<P, List<List<P>>> options) {
        return new NaiveOutcome<>(options, false, () -> {});
    }

    /// The oracle of misère play: who cannot move wins.
    ///
    /// @param <P> the type of a position
    /// @param options the options of a position, each the list of its parts
    /// @return an oracle that has solved nothing yet
    public static <P> NaiveOutcome<P> misere(Function<P, List<List<P>>> options) {
        return new NaiveOutcome<>(options, true, () -> {});
    }

    /// This oracle before it has solved anything, for a search that is ended where it takes too long.
    ///
    /// @param before called before each sum that is looked at for the first time; what it throws ends the
    ///     search, and what was found until then is kept
    /// @return an oracle that has solved nothing yet
    public NaiveOutcome<P> calling(Runnable before) {
        return new NaiveOutcome<>(options, winsWithoutMove, before);
    }

    /// Whether the player to move wins the sum.
    ///
    /// @param sum the components, none for the empty sum
    /// @return true for an N-position, false for a P-position
    public boolean nextPlayerWins(List<P> sum) {
        return nextPlayerWins(numbers(sum));
    }

    /// Positions by the numbers that they got when they were met first, in ascending order.
    private int[] numbers(List<P> parts) {
        return parts.stream().mapToInt(this::number).sorted().toArray();
    }

    private int number(P position) {
        Integer given = numbers.putIfAbsent(position, numbered.size());
        if (given == null) {
            numbered.add(position);
        }
        return given == null ? numbered.size() - 1 : given;
    }

    private boolean nextPlayerWins(int[] sum) {
        IntBuffer key = IntBuffer.wrap(sum);
        Boolean remembered = known.get(key);
        if (remembered != null) {
            return remembered;
        }
        looking.run();
        boolean wins = tryAllMoves(sum);
        known.put(key, wins);
        return wins;
    }

    private boolean tryAllMoves(int[] sum) {
        boolean canMove = false;
        for (int i = 0; i < sum.length; i++) {
            if (i > 0 && sum[i] == sum[i - 1]) {
                continue;
            }
            for (int[] replacement : moves(sum[i])) {
                canMove = true;
                if (!nextPlayerWins(after(sum, i, replacement))) {
                    return true;
                }
            }
        }
        return !canMove && winsWithoutMove;
    }

    /// The parts that each move in a position leaves, by their numbers.
    private List<int[]> moves(int position) {
        List<int[]> remembered = moves.get(position);
        if (remembered != null) {
            return remembered;
        }
        List<int[]> all = options.apply(numbered.get(position)).stream()
                .map(this::numbers)
                .toList();
        moves.put(position, all);
        return all;
    }

    private static int[] after(int[] sum, int moved, int[] replacement) {
        int[] next = Arrays.copyOf(sum, sum.length - 1 + replacement.length);
        System.arraycopy(sum, moved + 1, next, moved, sum.length - 1 - moved);
        System.arraycopy(replacement, 0, next, sum.length - 1, replacement.length);
        Arrays.sort(next);
        return next;
    }
}
