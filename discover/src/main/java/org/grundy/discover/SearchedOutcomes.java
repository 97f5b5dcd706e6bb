package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.solve.CompoundSearch;
import org.grundy.value.Outcome;

/// Who wins the positions of a box where play need not end: some may be draws.
///
/// @param subject the game
/// @param play how it is played
/// @param box the positions
/// @param <P> the type of positions
record SearchedOutcomes<P>(SampledGame<P> subject, Play play, SampleBlock box) {
    /// The outcomes in the order of the box, [Outcome#N] where there is no position. Called inside
    /// [Run#attempt].
    Outcome[] all(Run run) {
        Outcome[] outcomes = new Outcome[box.size()];
        Convention convention = play == Play.MISERE ? Convention.MISERE : Convention.NORMAL;
        CompoundSearch search = null;
        // From the largest on, so that most of the others are met on the way.
        for (int cell = box.size() - 1; cell >= 0; cell--) {
            run.option();
            outcomes[cell] = Outcome.N;
            Optional<P> position = subject.at(box.arguments(cell));
            if (position.isPresent()) {
                P at = position.get();
                search = search == null
                        ? new CompoundSearch(Sum.of(new Component<>(subject.game(), at)), convention, run)
                        : search;
                outcomes[cell] = search.outcome(List.of(new ComponentChange<>(0, subject.game(), at, List.of(at))));
            }
        }
        return outcomes;
    }
}
