package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;

/// A box that no play from a state leaves, with its cells in an order in which every move decreases.
///
/// @param axes the first varies slowest
/// @param bounds of each number of the state
/// @param nimbers the number of nimbers 0, 1, … before the box, for states declared nimbers
public record StateBox(List<BoxAxis> axes, List<Interval> bounds, long nimbers) {
    private static final int ROUNDS = 24;

    public StateBox {
        axes = List.copyOf(axes);
        bounds = List.copyOf(bounds);
    }

    /// The box of a state; empty if termination is not proved or numbers grow without bound.
    ///
    /// @param state the numbers of the state
    public static Optional<StateBox> of(GameTree game, TerminationMeasure measures, long[] state) {
        return measures.order()
                .flatMap(order -> bounds(game, measures, order, state)
                        .flatMap(bounds -> axes(order, bounds, state)
                                .map(axes -> new StateBox(axes, bounds, nimbers(game, bounds)))));
    }

    /// The number of cells, at most `Long.MAX_VALUE`.
    public long size() {
        long size = 1;
        for (BoxAxis axis : axes) {
            if (Math.multiplyHigh(size, axis.length()) != 0 || size * axis.length() < 0 || axis.length() <= 0) {
                return Long.MAX_VALUE;
            }
            size *= axis.length();
        }
        return size > Long.MAX_VALUE - nimbers ? Long.MAX_VALUE : size + nimbers;
    }

    /// The first sum never grows, so its numbers are bounded by its initial value; others may grow as
    /// far as their expressions allow.
    private static Optional<List<Interval>> bounds(
            GameTree game, TerminationMeasure measures, List<List<Integer>> order, long[] state) {
        long[] most = state.clone();
        if (game.unordered()) {
            long largest = LongStream.of(state).max().orElse(0);
            Arrays.fill(most, largest);
        }
        List<Integer> fixed = new ArrayList<>();
        if (!order.isEmpty() && order.getFirst().size() > 1) {
            long total = sum(order.getFirst(), state);
            order.getFirst().forEach(place -> most[place] = total);
            fixed.addAll(order.getFirst());
        }
        IntStream.range(0, most.length)
                .filter(place -> !fixed.contains(place) && measures.keeps(place))
                .forEach(fixed::add);
        if (game.unordered() && order.size() > 1) {
            IntStream.range(0, most.length).forEach(fixed::add);
        }
        return grown(game, most, fixed);
    }

    private static long sum(List<Integer> places, long[] state) {
        long total = 0;
        for (int place : places) {
            total = total > Long.MAX_VALUE - state[place] ? Long.MAX_VALUE : total + state[place];
        }
        return total;
    }

    private static Optional<List<Interval>> grown(GameTree game, long[] start, List<Integer> fixed) {
        long[] most = start;
        for (int round = 0; round < ROUNDS; round++) {
            List<Interval> bounds = LongStream.of(most).mapToObj(Interval::upTo).toList();
            long[] next = most.clone();
            for (RuleTree rule : game.rules()) {
                rule.terms().forEach(term -> grow(game, rule, term, bounds, next, fixed));
            }
            if (Arrays.equals(next, most)) {
                return Optional.of(bounds);
            }
            most = next;
        }
        return Optional.empty();
    }

    private static void grow(
            GameTree game, RuleTree rule, MoveTerm term, List<Interval> state, long[] most, List<Integer> fixed) {
        IntervalAnalysis bounds =
                IntervalAnalysis.of(state, game.slots()).inside(rule.clauses()).inside(term.each());
        for (int place = 0; place < most.length; place++) {
            if (!fixed.contains(place)) {
                most[place] = Math.max(
                        most[place], bounds.of(term.numbers().get(place)).max());
            }
        }
    }

    /// A sum of one number is an axis by itself; a sum of several stands for one of them that is not a
    /// later sum itself. Empty if the axes would not determine all numbers.
    private static Optional<List<BoxAxis>> axes(List<List<Integer>> order, List<Interval> bounds, long[] state) {
        List<BoxAxis> axes = new ArrayList<>();
        Set<Integer> placed = new HashSet<>();
        for (List<Integer> sum : order) {
            Optional<Integer> free = sum.reversed().stream()
                    .filter(place -> !placed.contains(place))
                    .filter(place -> sum.size() == 1 || !order.contains(List.of(place)))
                    .findFirst();
            if (free.isEmpty()) {
                return Optional.empty();
            }
            placed.add(free.get());
            List<Integer> others =
                    sum.stream().filter(other -> !other.equals(free.get())).toList();
            long bound = axes.isEmpty() && sum.size() > 1 ? sum(sum, state) : most(sum, bounds);
            axes.add(new BoxAxis(free.get(), others, bound));
        }
        for (int place = 0; place < bounds.size(); place++) {
            if (placed.add(place)) {
                axes.add(new BoxAxis(place, List.of(), bounds.get(place).max()));
            }
        }
        return solvable(axes) ? Optional.of(axes) : Optional.empty();
    }

    private static boolean solvable(List<BoxAxis> axes) {
        return solved(axes).size() == axes.size();
    }

    /// The axes in an order in which each number follows from earlier ones.
    public List<BoxAxis> solved() {
        return solved(axes);
    }

    private static List<BoxAxis> solved(List<BoxAxis> axes) {
        List<BoxAxis> solved = new ArrayList<>();
        Set<Integer> places = new HashSet<>();
        for (int round = 0; round < axes.size(); round++) {
            for (BoxAxis axis : axes) {
                if (!places.contains(axis.place()) && places.containsAll(axis.others())) {
                    places.add(axis.place());
                    solved.add(axis);
                }
            }
        }
        return solved;
    }

    private static long most(List<Integer> sum, List<Interval> bounds) {
        long[] all = bounds.stream().mapToLong(Interval::max).toArray();
        return sum(sum, all);
    }

    private static long nimbers(GameTree game, List<Interval> bounds) {
        IntervalAnalysis all = IntervalAnalysis.of(bounds, game.slots());
        return game.specials().stream()
                .filter(SpecialStates.Value.class::isInstance)
                .mapToLong(special -> Math.clamp(
                        all.of(((SpecialStates.Value) special).value()).max(), 0, 0xffff))
                .max()
                .orElse(0);
    }
}
