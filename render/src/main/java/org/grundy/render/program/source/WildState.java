package org.grundy.render.program.source;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.misere.tame.Tameness;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// The first small state whose misère sums are not decided by genera.
final class WildState {
    private static final long SMALL = 60;
    private static final long SMALL_OF_TWO = 10;
    private static final Budget PART = Budget.UNLIMITED.withWork(10_000_000);

    private WildState() {}

    /// The state as an expression, empty if none was met.
    ///
    /// @param game its parameters have values
    /// @param corner the largest numbers
    /// @param run charged for the search
    static Optional<String> first(RuleGame game, RuleState corner, Run run) {
        List<Sum> sums = states(game, corner)
                .filter(state -> game.state(state.toArray()).isPresent())
                .map(state -> Sum.of(new Component<>(game, state)))
                .toList();
        return run.attempt(PART, () -> Tameness.of(sums, run))
                .toOptional()
                .flatMap(Tameness::wild)
                .map(Tameness.Wild::expression);
    }

    private static Stream<RuleState> states(RuleGame game, RuleState corner) {
        long first = corner.toArray()[0];
        return switch (game.numbers().size()) {
            case 1 -> LongStream.rangeClosed(0, Math.min(first, SMALL)).mapToObj(RuleState::of);
            case 2 ->
                LongStream.rangeClosed(0, Math.min(first, SMALL_OF_TWO))
                        .boxed()
                        .flatMap(a -> LongStream.rangeClosed(0, SMALL_OF_TWO).mapToObj(b -> RuleState.of(a, b)));
            default -> Stream.empty();
        };
    }
}
