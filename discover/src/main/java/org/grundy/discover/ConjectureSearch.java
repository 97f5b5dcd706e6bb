package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.grundy.discover.Conjecture.Trial;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.Counterexample.Kind;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Sampler;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Play;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// Tests a conjecture on the positions of one game.
///
/// @param sampled the game
/// @param play how it is played
/// @param box the positions
/// @param guess the positions conjectured lost
/// @param run charged for the work
/// @param <P> the type of positions
record ConjectureSearch<P>(SampledGame<P> sampled, Play play, SampleBlock box, RememberedGuess guess, Run run) {
    static <P> ConjectureSearch<P> of(
            SampledGame<P> sampled, List<Long> parameters, Condition condition, Play play, int to, Run run) {
        SampleBlock box = new Sampler<>(sampled, play).shape(parameters, to);
        return new ConjectureSearch<>(sampled, play, box, new RememberedGuess(condition, box), run);
    }

    /// Moves are checked where they lead to positions of the box's kind. That no move contradicts
    /// suffices only if every play ends; if that is not known, the game is solved as well.
    Trial trial() {
        boolean told = !sampled.game().rules().splits() && !sampled.written() && named();
        if (!told) {
            return trial(byOutcomes());
        }
        Trial moves = trial(this::byMoves);
        if (sampled.ends(box)) {
            return moves;
        }
        return moves.counterexample().isEmpty()
                ? trial(byOutcomes())
                : moves.kind()
                        .filter(Kind.WON_WITHOUT_MOVE::equals)
                        .flatMap(maybeDrawn ->
                                run.attempt(() -> trial(byOutcomes())).toOptional())
                        .orElse(moves);
    }

    private Trial trial(IntFunction<Optional<Counterexample>> wrong) {
        long positions = 0;
        for (int cell = 0; cell < box.size(); cell++) {
            run.option();
            if (at(cell).isPresent()) {
                Optional<Counterexample> found = wrong.apply(cell);
                if (found.isPresent()) {
                    return new Trial(positions, found, List.of());
                }
                positions++;
            }
        }
        return new Trial(positions, Optional.empty(), List.of());
    }

    private Optional<P> at(int cell) {
        return sampled.at(box.arguments(cell));
    }

    /// Compares with the solved game, by a table or, where play need not end, by search.
    private IntFunction<Optional<Counterexample>> byOutcomes() {
        int to = box.from() + box.sizes().getFirst() - 1;
        Solved<SampleBlock> solved = run.attempt(() ->
                new Sampler<>(sampled, play).blocks(box.parameters(), to, run).getLast());
        return switch (solved) {
            case Solved.Done<SampleBlock>(SampleBlock truth) -> cell -> differing(cell, truth.value(cell));
            case Solved.Undecided<SampleBlock> end
            when end.limit() == Limit.LOOPY -> {
                Outcome[] outcomes = new SearchedOutcomes<>(sampled, play, box).all(run);
                yield cell -> outcomes[cell] == Outcome.D
                        ? Optional.of(wrong(Kind.DRAWN, sampled.numbers(box, cell), Optional.empty()))
                        : differing(cell, outcomes[cell] == Outcome.P ? 1 : 0);
            }
            case Solved.Undecided<SampleBlock> end -> throw run.giveUp(end.limit());
        };
    }

    /// Whether the numbers of positions are known.
    private boolean named() {
        return IntStream.range(0, box.size())
                .mapToObj(this::at)
                .flatMap(Optional::stream)
                .limit(1)
                .allMatch(position -> sampled.game().numbers(position).isPresent());
    }

    private Optional<Counterexample> differing(int cell, int lost) {
        long[] numbers = sampled.numbers(box, cell);
        boolean said = guess.holds(numbers);
        return lost == SampleBlock.UNKNOWN || said == (lost == 1)
                ? Optional.empty()
                : Optional.of(wrong(said ? Kind.LOST_BUT_WON : Kind.WON_BUT_LOST, numbers, Optional.empty()));
    }

    private Optional<Counterexample> byMoves(int cell) {
        P position = at(cell).orElseThrow();
        long[] numbers = sampled.numbers(position);
        if (sampled.game().rules().won(position)) {
            return guess.holds(numbers)
                    ? Optional.of(wrong(Kind.LOST_BUT_WON, numbers, Optional.empty()))
                    : Optional.empty();
        }
        Reached reached = new Reached();
        MeteredOptions.list(sampled.game().rules(), position, reached);
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
        return Counterexample.of(kind, box.parameters(), option, numbers);
    }

    /// The options of a position, and the first of them that the conjecture calls lost.
    private final class Reached implements MeteredOptions<P> {
        private long options;
        private Optional<String> lost = Optional.empty();

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> components) {
            options++;
            P position = components.getFirst();
            if (lost.isEmpty() && !sampled.game().rules().won(position) && holds(position)) {
                lost = Optional.of(sampled.game().write(position));
            }
        }

        private boolean holds(P position) {
            return guess.holds(sampled.numbers(position));
        }

        @Override
        public void unlisted() {
            throw new IllegalStateException("options of small positions are listed");
        }
    }
}
