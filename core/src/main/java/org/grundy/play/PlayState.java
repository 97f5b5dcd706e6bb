package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.grundy.analysis.move.MoveLegality;
import org.grundy.analysis.move.MoveList;
import org.grundy.analysis.move.SumMoves;
import org.grundy.analysis.sum.ForcedStopSum;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.game.SumGame;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// Where a game stands: what is left, and under which convention it is played. Immutable.
///
/// In the ordinary sum the components of an option become components of their own. Under every other
/// convention it matters which of them belong together, so components whose rules split are positions of a
/// [SumGame].
///
/// @param sum what is left
/// @param convention how it is played
public record PlayState(Sum sum, Convention convention) {
    private static final long STOP_FOUND_WITHIN = 30_000_000;

    /// The position from which a sum is played.
    public static PlayState of(Sum sum, Convention convention) {
        return convention.ordinary()
                ? new PlayState(sum, convention)
                : new PlayState(
                        new Sum(sum.components().stream().map(PlayState::lift).toList()), convention);
    }

    private static <P> Component<?> lift(Component<P> component) {
        if (!component.game().rules().splits()) {
            return component;
        }
        SumGame<P> game = new SumGame<>(component.game());
        return new Component<>(game, game.of(List.of(component.position())));
    }

    /// Whether play is over: because the convention says so, or because a component is [lost][Component#lost] or
    /// [awarded][Component#awarded].
    public boolean over() {
        return anyComponent(Component::lost) || hasEnded() || anyComponent(Component::awarded);
    }

    /// Whether the player to move wins a game that is over here.
    public boolean wonWhenOver() {
        return !anyComponent(Component::lost)
                && (hasEnded() ? convention.play() == Play.MISERE : anyComponent(Component::awarded));
    }

    private boolean hasEnded() {
        if (isStuck()) {
            return true;
        }
        List<Component<?>> components = sum.components();
        return switch (convention.ending()) {
            case LONG -> components.stream().allMatch(Component::terminal);
            case SHORT -> components.stream().anyMatch(Component::terminal);
            case SJ -> hasStopped();
        };
    }

    /// Where a value cannot be found within so many steps, play goes on.
    private boolean hasStopped() {
        Budget budget = Budget.standard().withWork(STOP_FOUND_WITHIN);
        return ForcedStopSum.stopped(sum, new Run(budget)).toOptional().orElse(false);
    }

    /// Whether a move must be made where none can be.
    private boolean isStuck() {
        return sum.components().stream().anyMatch(component -> component.forced() && component.terminal());
    }

    private boolean anyComponent(Predicate<Component<?>> property) {
        return sum.components().stream().anyMatch(property);
    }

    /// Some legal moves, none when play is over.
    ///
    /// @param limit how many are wanted, at least one for each component
    /// @param run charged for looking through the options
    /// @return all of them where there are no more than wanted and the run allows it
    public MoveList moves(int limit, Run run) {
        return over() ? new MoveList(List.of(), true) : SumMoves.first(sum, convention, limit, run);
    }

    /// Whether a move is legal here; undecided if the rules cannot tell and there are too many options to
    /// look through.
    public Solved<Boolean> permits(Move move, Run run) {
        return run.attempt(() -> !over() && MoveLegality.legal(sum, convention, move, run));
    }

    /// The position after a legal move.
    public PlayState after(Move move) {
        List<Component<?>> left = new ArrayList<>();
        for (int i = 0; i < sum.components().size(); i++) {
            int number = i;
            move.changes().stream()
                    .filter(change -> change.component() == number)
                    .findFirst()
                    .ifPresentOrElse(
                            change -> left.addAll(remaining(change)),
                            () -> left.add(sum.components().get(number)));
        }
        return new PlayState(new Sum(left), convention);
    }

    /// What a change leaves. A heap keeps its place even when it is empty; where moves break a component
    /// into several, the terminal ones are cleared away, but for one in which a move must be made.
    private static <P> List<Component<P>> remaining(ComponentChange<P> change) {
        boolean clears = change.game().rules().splits();
        return change.to().stream()
                .map(component -> new Component<>(change.game(), component))
                .filter(component -> component.forced() || component.lost() || !(clears && component.terminal()))
                .toList();
    }
}
