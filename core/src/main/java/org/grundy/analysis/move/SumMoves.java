package org.grundy.analysis.move;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.game.OptionSet;
import org.grundy.game.Sum;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Lists the moves of a sum in which play is not over: the different ones, each once, in the order of
/// components.
public final class SumMoves {
    private final Convention convention;
    private final Consumer<Move> action;
    private final List<List<ComponentChange<?>>> changes = new ArrayList<>();
    private final boolean anyForced;
    private boolean shared;

    private SumMoves(Sum sum, Convention convention, Consumer<Move> action) {
        this.anyForced = sum.components().stream().anyMatch(Component::forced);
        this.convention = convention;
        this.action = action;
    }

    /// Gives every move. Called inside [Run#attempt], for there may be very many.
    public static void forEach(Sum sum, Convention convention, Run run, Consumer<Move> action) {
        SumMoves moves = new SumMoves(sum, convention, action);
        sum.components().forEach(component -> moves.addAll(component, run));
        moves.from(0, List.of());
    }

    /// Some moves: all of them where there are no more than wanted and the run allows it, else some in each
    /// component.
    ///
    /// @param limit how many are wanted, at least one for each component
    public static MoveList first(Sum sum, Convention convention, int limit, Run run) {
        List<Move> listed = new ArrayList<>();
        SumMoves moves = new SumMoves(sum, convention, move -> {
            if (listed.size() == limit) {
                throw run.giveUp(Limit.POSITIONS);
            }
            listed.add(move);
        });
        boolean every = true;
        for (Component<?> component : sum.components()) {
            every &= moves.addFirst(component, limit, run);
        }
        moves.share(limit);
        boolean all = run.attempt(() -> {
                    moves.from(0, List.of());
                    return true;
                })
                .toOptional()
                .isPresent();
        return new MoveList(listed, all && every && !moves.shared);
    }

    /// Whether a move must be made, but not in this component.
    private boolean mustStay(Component<?> component) {
        return anyForced && !component.forced();
    }

    private <P> void addAll(Component<P> component, Run run) {
        if (mustStay(component)) {
            changes.add(List.of());
            return;
        }
        DistinctOptions.Found<P> found =
                DistinctOptions.of(component.game().rules(), component.position(), components -> true, run);
        found.shortfall().ifPresent(limit -> {
            throw run.giveUp(limit.limit());
        });
        if (!found.choices().complete()) {
            throw run.giveUp(Limit.METHOD);
        }
        add(component, found.choices());
    }

    private <P> boolean addFirst(Component<P> component, int limit, Run run) {
        if (mustStay(component)) {
            changes.add(List.of());
            return true;
        }
        OptionSet<P> first = DistinctOptions.first(
                        component.game().rules(), component.position(), components -> true, limit, run)
                .choices();
        add(component, first);
        return first.complete();
    }

    private <P> void add(Component<P> component, OptionSet<P> choices) {
        int number = changes.size();
        changes.add(choices.options().stream()
                .<ComponentChange<?>>map(
                        to -> new ComponentChange<>(number, component.game(), component.position(), to))
                .toList());
    }

    /// Where only some of the moves in single components can be listed, leaves each component its share.
    private void share(int limit) {
        int single = changes.stream().mapToInt(List::size).sum();
        if (convention.join() == Join.DISJUNCTIVE && single > limit) {
            int share = Math.max(1, limit / changes.size());
            changes.replaceAll(list -> list.subList(0, Math.min(share, list.size())));
            shared = true;
        }
    }

    private void from(int i, List<ComponentChange<?>> chosen) {
        if (i == changes.size()) {
            if (!chosen.isEmpty()) {
                action.accept(new Move(chosen));
            }
            return;
        }
        if (!(convention.join() == Join.DISJUNCTIVE && !chosen.isEmpty())) {
            for (ComponentChange<?> change : changes.get(i)) {
                List<ComponentChange<?>> more = new ArrayList<>(chosen);
                more.add(change);
                from(i + 1, more);
            }
        }
        if (convention.join() != Join.CONJUNCTIVE || changes.get(i).isEmpty()) {
            from(i + 1, chosen);
        }
    }
}
