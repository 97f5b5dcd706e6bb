package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.game.ComponentChange;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.game.WinningMoves;

/// The winning moves of a compound, counted and listed without going through all moves: for each component
/// and each state of the fold so far, in how many ways the rest can end in a lost state.
///
/// Cost: components × states × choices for the count; the moves listed cost no more than their own length
/// in components.
final class CompoundMoves {
    /// How many moves are listed where there may be very many.
    private static final int LISTED = 100;

    private final List<CompoundComponent<?>> components;
    private final CompoundRule rule;
    private final Join join;
    private final Map<Point, BigInteger> ways = new HashMap<>();
    private final List<Move> moves = new ArrayList<>();

    CompoundMoves(List<CompoundComponent<?>> components, CompoundRule rule, Join join) {
        this.components = components;
        this.rule = rule;
        this.join = join;
    }

    public WinningMoves winning() {
        Point start = new Point(0, 0, false);
        BigInteger count = ways(start);
        list(start, new ArrayList<>());
        return join == Join.DISJUNCTIVE ? new WinningMoves.Complete(moves) : new WinningMoves.Product(count, moves);
    }

    /// Before a component, with the state of the fold and whether a component before it was changed.
    private record Point(int component, int state, boolean moved) {}

    private BigInteger ways(Point point) {
        BigInteger known = ways.get(point);
        if (known == null) {
            known = count(point);
            ways.put(point, known);
        }
        return known;
    }

    private BigInteger count(Point point) {
        if (point.component == components.size()) {
            return point.moved && rule.lost().in(point.state) ? BigInteger.ONE : BigInteger.ZERO;
        }
        CompoundComponent<?> component = components.get(point.component);
        BigInteger all = BigInteger.ZERO;
        if (mayStay(component)) {
            all = all.add(ways(after(point, component.values(), point.moved)));
        }
        if (mayMove(point)) {
            for (CompoundComponent.Choice choice : component.changes()) {
                all = all.add(ways(after(point, choice.values(), true)));
            }
        }
        return all;
    }

    private void list(Point point, List<ComponentChange<?>> chosen) {
        if (moves.size() == limit() || ways(point).signum() == 0) {
            return;
        }
        if (point.component == components.size()) {
            moves.add(new Move(chosen));
            return;
        }
        CompoundComponent<?> component = components.get(point.component);
        if (mayMove(point)) {
            for (CompoundComponent.Choice choice : component.changes()) {
                chosen.add(choice.change());
                list(after(point, choice.values(), true), chosen);
                chosen.removeLast();
            }
        }
        if (mayStay(component)) {
            list(after(point, component.values(), point.moved), chosen);
        }
    }

    private int limit() {
        return join == Join.DISJUNCTIVE ? Integer.MAX_VALUE : LISTED;
    }

    private boolean mayStay(CompoundComponent<?> component) {
        return join != Join.CONJUNCTIVE || component.terminal();
    }

    private boolean mayMove(Point point) {
        return !(join == Join.DISJUNCTIVE && point.moved);
    }

    private Point after(Point point, List<Integer> values, boolean moved) {
        return new Point(point.component + 1, rule.fold().next(point.state, values), moved);
    }
}
