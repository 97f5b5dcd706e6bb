package org.grundy.discover;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.sample.Block;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Subject;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// A person's guess which positions are lost, tried on all positions up to a bound.
///
/// A set A of positions is that of the lost ones exactly when no move leads from A to A and from every
/// position outside A some move leads to A; in normal play a position without moves belongs to A, in misère
/// play it does not. Where a move leaves a sum, or a position is written in another way than a state, the
/// guess is compared with the solved game.
///
/// @param text the condition that is to hold exactly on the lost positions
/// @param variation the games
/// @param play how they are played
public record Conjecture(String text, Variation variation, Play play) {
    /// How a trial ended.
    ///
    /// @param positions how many positions agree
    /// @param counterexample the first position that does not; empty if all agree
    public record Trial(long positions, Optional<Counterexample> counterexample) {}

    /// A position on which the guess is wrong.
    ///
    /// @param kind in what way
    /// @param parameters of the game
    /// @param position its numbers
    /// @param option for [Kind#LOST_TO_LOST] and [Kind#LOST_BUT_WON] the numbers of the parts that the
    ///     offending move leaves; else empty
    public record Counterexample(Kind kind, List<Long> parameters, List<Long> position, Optional<List<String>> option) {
        /// Copies the lists.
        public Counterexample {
            parameters = List.copyOf(parameters);
            position = List.copyOf(position);
        }
    }

    /// In what way a guess is wrong on a position.
    public enum Kind {
        /// It is in A, and a move leads to another position of A.
        LOST_TO_LOST,
        /// It is outside A, and no move leads to A.
        WON_WITHOUT_MOVE,
        /// It has no moves, and is lost though outside A, or won though in A.
        END,
        /// The guess says lost, and the solved game won.
        LOST_BUT_WON,
        /// The guess says won, and the solved game lost.
        WON_BUT_LOST
    }

    /// Reads the condition, to see whether it is one.
    ///
    /// @throws InputError if the text is no condition in the numbers of a position and the parameters
    public void read() {
        variation.members().forEach(this::condition);
    }

    private Condition condition(Variation.Member member) {
        Map<String, Long> parameters = new HashMap<>();
        for (int i = 0; i < variation.names().size(); i++) {
            parameters.put(variation.names().get(i), member.parameters().get(i));
        }
        return Condition.of(text, variation.variables(), parameters);
    }

    /// Tries the guess.
    ///
    /// @param to the largest number of a position
    /// @param run charged for the work
    /// @throws InputError if the text is no condition in the numbers of a position and the parameters
    public Solved<Trial> check(int to, Run run) {
        return run.attempt(() -> {
            long positions = 0;
            for (Variation.Member member : variation.members()) {
                Condition condition = condition(member);
                Trial trial = new Search<>(member.subject(), member.parameters(), condition, play, to, run).trial();
                positions += trial.positions;
                if (trial.counterexample.isPresent()) {
                    return new Trial(positions, trial.counterexample);
                }
            }
            return new Trial(positions, Optional.empty());
        });
    }

    private record Search<P>(
            Subject<P> subject, List<Long> parameters, Condition condition, Play play, int to, Run run) {
        Trial trial() {
            Block shape = new Sampler<>(subject, play).shape(parameters, to);
            boolean solved = subject.game().rules().splits() || subject.written() || !named(shape);
            Optional<Block> truth = solved
                    ? Optional.of(new Sampler<>(subject, play)
                            .blocks(parameters, to, run)
                            .getLast())
                    : Optional.empty();
            long positions = 0;
            for (int cell = 0; cell < shape.size(); cell++) {
                run.option();
                long[] numbers =
                        Arrays.copyOf(shape.arguments(cell), subject.variables().size());
                Optional<P> position = subject.at().apply(numbers);
                if (position.isPresent()) {
                    int at = cell;
                    Optional<Counterexample> wrong = truth.isPresent()
                            ? truth.flatMap(block -> differing(written(position.get(), numbers), block.value(at)))
                            : halves(position.get(), subject.numbers(position.get()));
                    if (wrong.isPresent()) {
                        return new Trial(positions, wrong);
                    }
                    positions++;
                }
            }
            return new Trial(positions, Optional.empty());
        }

        /// Whether the numbers of positions can be told.
        private boolean named(Block shape) {
            return IntStream.range(0, shape.size())
                    .mapToObj(cell -> subject.at()
                            .apply(Arrays.copyOf(
                                    shape.arguments(cell), subject.variables().size())))
                    .flatMap(Optional::stream)
                    .limit(1)
                    .allMatch(position -> subject.game().numbers(position).isPresent());
        }

        /// The numbers by which the guess is asked: where order does not matter, in the order of the state.
        private long[] written(P position, long[] numbers) {
            return subject.written() || subject.game().numbers(position).isEmpty()
                    ? numbers
                    : subject.numbers(position);
        }

        private Optional<Counterexample> differing(long[] numbers, int lost) {
            boolean said = condition.holds(numbers);
            return lost == Block.UNKNOWN || said == (lost == 1)
                    ? Optional.empty()
                    : Optional.of(wrong(said ? Kind.LOST_BUT_WON : Kind.WON_BUT_LOST, numbers, Optional.empty()));
        }

        private Optional<Counterexample> halves(P position, long... numbers) {
            if (subject.game().rules().won(position)) {
                return condition.holds(numbers)
                        ? Optional.of(wrong(Kind.LOST_BUT_WON, numbers, Optional.empty()))
                        : Optional.empty();
            }
            Reached reached = new Reached();
            subject.game().rules().options(position, reached);
            boolean said = condition.holds(numbers);
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
                    kind, parameters, Arrays.stream(numbers).boxed().toList(), option);
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
                return condition.holds(subject.numbers(part));
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("options of small positions are listed");
            }
        }
    }
}
