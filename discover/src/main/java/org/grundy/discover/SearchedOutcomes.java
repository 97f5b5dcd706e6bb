package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.solve.CompoundSearch;
import org.grundy.value.Outcome;

/// Outcomes of the positions of a box in a loopy game: some may be draws.
///
/// @param sampled the game
/// @param play how it is played
/// @param box the positions
/// @param <P> the type of positions
record SearchedOutcomes<P>(SampledGame<P> sampled, Play play, SampleBlock box) {
    /// What is asked of such a game.
    static final List<SampledQuantity> QUANTITIES = List.of(SampledQuantity.LOST, SampledQuantity.DRAWN);

    /// A block for each of the [#QUANTITIES]. Called inside [Run#attempt].
    static <P> List<SampleBlock> blocks(SampledGame<P> sampled, Play play, List<Long> parameters, int to, Run run) {
        SampleBlock box = new Sampler<>(sampled, play).shape(parameters, to);
        Outcome[] outcomes = new SearchedOutcomes<>(sampled, play, box).all(run);
        return Stream.of(Outcome.P, Outcome.D)
                .map(wanted -> {
                    int[] values = IntStream.range(0, outcomes.length)
                            .map(cell -> sampled.at(box.arguments(cell)).isEmpty()
                                    ? SampleBlock.UNKNOWN
                                    : outcomes[cell] == wanted ? 1 : 0)
                            .toArray();
                    return box.with(values);
                })
                .toList();
    }

    /// The outcomes in the order of the box, [Outcome#N] where there is no position. Called inside
    /// [Run#attempt].
    Outcome[] all(Run run) {
        Outcome[] outcomes = new Outcome[box.size()];
        Convention convention = play == Play.MISERE ? Convention.MISERE : Convention.NORMAL;
        CompoundSearch search = null;
        // Largest first, so that most of the others are solved on the way.
        for (int cell = box.size() - 1; cell >= 0; cell--) {
            run.option();
            outcomes[cell] = Outcome.N;
            Optional<P> position = sampled.at(box.arguments(cell));
            if (position.isPresent()) {
                P at = position.get();
                search = search == null
                        ? new CompoundSearch(Sum.of(new Component<>(sampled.game(), at)), convention, run)
                        : search;
                outcomes[cell] = search.outcome(List.of(new ComponentChange<>(0, sampled.game(), at, List.of(at))));
            }
        }
        return outcomes;
    }
}
