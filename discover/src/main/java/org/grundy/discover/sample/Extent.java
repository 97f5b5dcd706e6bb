package org.grundy.discover.sample;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.move.CountedOptions;
import org.grundy.game.Play;
import org.grundy.run.Run;

/// Chooses the size of a table: as large as is useful, but computable in a few seconds. The choice
/// depends on the rules alone, not on the machine.
final class Extent {
    private static final List<Integer> LINES = List.of(10_000, 5000, 2000, 1000, 500, 200, 100, 60, 40, 20, 15, 10);
    private static final List<Integer> SQUARES = List.of(200, 150, 100, 60, 40, 24, 16, 10);
    /// The smallest size.
    static final int LEAST = 10;

    private static final int LINE_OF_MANY = 1000;
    private static final int SQUARE_OF_MANY = 100;
    private static final long OPTIONS = 400_000_000;
    private static final int SEARCHED = 50;
    private static final int MISERE_SPLIT = 24;

    private Extent() {}

    /// The largest number of a position.
    ///
    /// @param blocks the number of tables
    /// @param run charged for what is looked at; the choice does not depend on it
    static <P> int of(SampledGame<P> sampled, Play play, int blocks, Run run) {
        boolean line = sampled.variables().size() == 1;
        int most = line ? LINE_OF_MANY : SQUARE_OF_MANY;
        if (play == Play.MISERE && sampled.game().rules().splits()) {
            if (QuotientOutcomes.of(sampled, run).isPresent()) {
                return LINE_OF_MANY;
            }
            most = MISERE_SPLIT;
        } else if (blocks == 1) {
            most = Integer.MAX_VALUE;
        }
        List<Integer> sizes = line ? LINES : SQUARES;
        boolean coded = isCoded(sampled, sizes.getLast());
        if (play == Play.NORMAL && sampled.game().valuation().isPresent()) {
            boolean stated = isStated(sampled, sizes.getLast());
            if (stated || !coded) {
                int bound = most;
                return sizes.stream()
                        .filter(to -> to <= bound && stated && isStated(sampled, to))
                        .findFirst()
                        .orElseGet(() -> line ? LINE_OF_MANY : sampled.game().usual());
            }
        }
        for (int to : sizes) {
            // Where only small positions have an index, such as rows of coins, the others are far too
            // many.
            boolean few = !coded || isCoded(sampled, to);
            if (to <= most && few && effort(sampled, play, to, OPTIONS / blocks, run) <= OPTIONS / blocks) {
                return to;
            }
        }
        return sizes.getLast();
    }

    private static <P> boolean isCoded(SampledGame<P> sampled, int to) {
        return corner(sampled, to).flatMap(sampled.game().rules()::coding).isPresent();
    }

    /// Whether a theorem gives the values of such large positions.
    private static <P> boolean isStated(SampledGame<P> sampled, int to) {
        return corner(sampled, to)
                .map(position -> sampled.game().theorems().stream()
                        .anyMatch(theorem -> theorem.value(position).isPresent()))
                .orElse(false);
    }

    private static <P> Optional<P> corner(SampledGame<P> sampled, int to) {
        long[] numbers = new long[sampled.variables().size()];
        Arrays.fill(numbers, to);
        return sampled.at().apply(numbers);
    }

    /// @param most beyond which it need not be known
    private static <P> long effort(SampledGame<P> sampled, Play play, int to, long most, Run run) {
        Optional<P> corner = corner(sampled, to);
        long cells = sampled.variables().size() == 1 ? to : (long) to * to;
        if (corner.isEmpty()) {
            return cells * SEARCHED;
        }
        var rules = sampled.game().rules();
        long size = rules.coding(corner.get()).map(coding -> coding.size()).orElse(cells * SEARCHED);
        boolean compiled = play == Play.NORMAL
                && rules.coding(corner.get())
                        .flatMap(coding -> coding.filling())
                        .isPresent();
        return CountedOptions.of(rules, corner.get(), Math.max(1, most / Math.max(1, size)), run)
                .map(counted -> size * (1 + counted.candidates()) * (compiled ? 1 : 4))
                .orElse(Long.MAX_VALUE);
    }
}
