package org.grundy.discover.sample;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.StopListing;
import org.grundy.text.InputError;

/// Chooses how large a table is to be: as large as is useful, but no larger than can be computed in a few
/// seconds. The choice depends on the rules alone, not on the machine.
final class Extent {
    private static final List<Integer> LINES = List.of(10_000, 5000, 2000, 1000, 500, 200, 100, 60, 40, 20, 15, 10);
    private static final List<Integer> SQUARES = List.of(200, 150, 100, 60, 40, 24, 16, 10);
    private static final int LINE_OF_MANY = 1000;
    private static final int SQUARE_OF_MANY = 100;
    private static final long OPTIONS = 400_000_000;
    private static final int SEARCHED = 50;
    private static final int MISERE_SPLIT = 24;

    private Extent() {}

    /// The largest number of a position.
    ///
    /// @param blocks how many tables there will be
    static <P> int of(SampledGame<P> subject, Play play, int blocks) {
        boolean line = subject.variables().size() == 1;
        int most = line ? LINE_OF_MANY : SQUARE_OF_MANY;
        if (play == Play.MISERE && subject.game().rules().splits()) {
            most = MISERE_SPLIT;
        } else if (blocks == 1) {
            most = Integer.MAX_VALUE;
        }
        List<Integer> sizes = line ? LINES : SQUARES;
        boolean coded = isCoded(subject, sizes.getLast());
        if (play == Play.NORMAL && subject.game().valuation().isPresent()) {
            boolean stated = isStated(subject, sizes.getLast());
            if (stated || !coded) {
                int bound = most;
                return sizes.stream()
                        .filter(to -> to <= bound && stated && isStated(subject, to))
                        .findFirst()
                        .orElseGet(() -> line ? LINE_OF_MANY : subject.game().usual());
            }
        }
        for (int to : sizes) {
            // Where only small positions can be numbered, as rows of coins, there are far too many others.
            boolean few = !coded || isCoded(subject, to);
            if (to <= most && few && effort(subject, play, to) <= OPTIONS / blocks) {
                return to;
            }
        }
        return sizes.getLast();
    }

    private static <P> boolean isCoded(SampledGame<P> subject, int to) {
        return corner(subject, to).flatMap(subject.game().rules()::coding).isPresent();
    }

    /// Whether a theorem states the values of such large positions.
    private static <P> boolean isStated(SampledGame<P> subject, int to) {
        return corner(subject, to)
                .map(position -> subject.game().theorems().stream()
                        .anyMatch(theorem -> theorem.value(position).isPresent()))
                .orElse(false);
    }

    private static <P> Optional<P> corner(SampledGame<P> subject, int to) {
        long[] numbers = new long[subject.variables().size()];
        Arrays.fill(numbers, to);
        return subject.at().apply(numbers);
    }

    private static <P> long effort(SampledGame<P> subject, Play play, int to) {
        Optional<P> corner = corner(subject, to);
        long cells = subject.variables().size() == 1 ? to : (long) to * to;
        if (corner.isEmpty()) {
            return cells * SEARCHED;
        }
        var rules = subject.game().rules();
        long size = rules.coding(corner.get()).map(coding -> coding.size()).orElse(cells * SEARCHED);
        boolean compiled = play == Play.NORMAL
                && rules.coding(corner.get())
                        .flatMap(coding -> coding.filling())
                        .isPresent();
        Counting<P> counting = new Counting<>(OPTIONS / Math.max(1, size));
        try {
            rules.options(corner.get(), counting);
        } catch (StopListing | InputError enough) {
            return Long.MAX_VALUE;
        }
        return size * (1 + counting.count) * (compiled ? 1 : 4);
    }

    private static final class Counting<P> implements Options<P> {
        private final long most;
        private long count;

        Counting(long most) {
            this.most = most;
        }

        @Override
        public void to(List<P> parts) {
            looked(1);
        }

        @Override
        public void unlisted() {
            throw new StopListing();
        }

        @Override
        public void looked(long candidates) {
            count += candidates;
            if (count > most) {
                throw new StopListing();
            }
        }
    }
}
