package org.grundy.discover;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.Conjecture.Counterexample;
import org.grundy.discover.Conjecture.Kind;
import org.grundy.discover.Conjecture.Trial;
import org.grundy.discover.sample.Block;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Subject;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;

/// Tries a guess on the positions of one game.
///
/// @param subject the game
/// @param play how it is played
/// @param box the positions
/// @param guess which of them are lost
/// @param run charged for the work
/// @param <P> the type of positions
record ConjectureSearch<P>(Subject<P> subject, Play play, Block box, Guess guess, Run run) {
    static <P> ConjectureSearch<P> of(
            Subject<P> subject, List<Long> parameters, Condition condition, Play play, int to, Run run) {
        Block box = new Sampler<>(subject, play).shape(parameters, to);
        return new ConjectureSearch<>(subject, play, box, new Guess(condition, box), run);
    }

    Trial trial() {
        boolean solved = subject.game().rules().splits() || subject.written() || !named();
        Optional<Block> truth = solved ? Optional.of(truth()) : Optional.empty();
        long positions = 0;
        for (int cell = 0; cell < box.size(); cell++) {
            run.option();
            long[] numbers =
                    Arrays.copyOf(box.arguments(cell), subject.variables().size());
            Optional<P> position = subject.at().apply(numbers);
            if (position.isPresent()) {
                int at = cell;
                Optional<Counterexample> wrong = truth.isPresent()
                        ? truth.flatMap(block -> differing(written(position.get(), numbers), block.value(at)))
                        : halves(position.get(), subject.numbers(position.get()));
                if (wrong.isPresent()) {
                    return new Trial(positions, wrong, List.of());
                }
                positions++;
            }
        }
        return new Trial(positions, Optional.empty(), List.of());
    }

    private Block truth() {
        int to = box.from() + box.sizes().getFirst() - 1;
        return new Sampler<>(subject, play).blocks(box.parameters(), to, run).getLast();
    }

    /// Whether the numbers of positions can be told.
    private boolean named() {
        return IntStream.range(0, box.size())
                .mapToObj(cell -> subject.at()
                        .apply(Arrays.copyOf(
                                box.arguments(cell), subject.variables().size())))
                .flatMap(Optional::stream)
                .limit(1)
                .allMatch(position -> subject.game().numbers(position).isPresent());
    }

    /// The numbers by which the guess is asked: where order does not matter, in the order of the state.
    private long[] written(P position, long[] numbers) {
        return subject.written() || subject.game().numbers(position).isEmpty() ? numbers : subject.numbers(position);
    }

    private Optional<Counterexample> differing(long[] numbers, int lost) {
        boolean said = guess.holds(numbers);
        return lost == Block.UNKNOWN || said == (lost == 1)
                ? Optional.empty()
                : Optional.of(wrong(said ? Kind.LOST_BUT_WON : Kind.WON_BUT_LOST, numbers, Optional.empty()));
    }

    private Optional<Counterexample> halves(P position, long... numbers) {
        if (subject.game().rules().won(position)) {
            return guess.holds(numbers)
                    ? Optional.of(wrong(Kind.LOST_BUT_WON, numbers, Optional.empty()))
                    : Optional.empty();
        }
        Reached reached = new Reached();
        subject.game().rules().options(position, reached);
        boolean said = guess.holds(numbers);
        if (reached.options == 0) {
            return said == (play == Play.NORMAL)
                    ? Optional.empty()
                    : Optional.of(wrong(Kind.END, numbers, Optional.empty()));
        }
        if (said == reached.lost.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                said
                        ? wrong(Kind.LOST_TO_LOST, numbers, reached.lost.map(List::of))
                        : wrong(Kind.WON_WITHOUT_MOVE, numbers, Optional.empty()));
    }

    private Counterexample wrong(Kind kind, long[] numbers, Optional<List<String>> option) {
        return new Counterexample(
                kind, box.parameters(), Arrays.stream(numbers).boxed().toList(), option);
    }

    /// The options of a position, and the first of them that the guess calls lost.
    private final class Reached implements Options<P> {
        private long options;
        private Optional<String> lost = Optional.empty();

        @Override
        public void to(List<P> parts) {
            run.option();
            options++;
            P part = parts.getFirst();
            if (lost.isEmpty() && !subject.game().rules().won(part) && holds(part)) {
                lost = Optional.of(subject.game().write(part));
            }
        }

        private boolean holds(P part) {
            return guess.holds(subject.numbers(part));
        }

        @Override
        public void unlisted() {
            throw new IllegalStateException("options of small positions are listed");
        }
    }
}
