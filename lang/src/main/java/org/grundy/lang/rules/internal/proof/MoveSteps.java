package org.grundy.lang.rules.internal.proof;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;

/// How far moves lower each number of a state, where no move raises one and the steps have bounds that hold in all
/// states, but for rules that let one go along a line as far as one likes.
///
/// @param largest the largest step for each number
/// @param together for each kind of move the bits of the numbers that it lowers
/// @param lines by the number of the rule the vectors of which all multiples may be taken; each has a 1
public record MoveSteps(List<Integer> largest, Set<Integer> together, SortedMap<Integer, List<Integer>> lines) {
    /// A longer step is as good as none.
    private static final long LONGEST = 1 << 10;

    public MoveSteps {
        largest = List.copyOf(largest);
        together = Set.copyOf(together);
        lines = Collections.unmodifiableSortedMap(new TreeMap<>(lines));
    }

    /// The steps of a game whose moves leave one state each; empty if they have no bounds.
    public static Optional<MoveSteps> of(GameTree game) {
        int[] largest = new int[game.arity()];
        Set<Integer> together = new HashSet<>();
        SortedMap<Integer, List<Integer>> lines = new TreeMap<>();
        IntervalAnalysis states = IntervalAnalysis.of(
                Stream.generate(() -> Interval.NATURALS).limit(game.arity()).toList(), game.slots());
        for (int i = 0; i < game.rules().size(); i++) {
            RuleTree rule = game.rules().get(i);
            Optional<List<Integer>> line = LineRecognition.whole(rule).filter(vector -> vector.contains(1));
            if (line.isPresent()) {
                lines.put(i, line.get());
                continue;
            }
            Optional<MoveTerm> single = rule.single();
            if (single.isEmpty()) {
                return Optional.empty();
            }
            MoveTerm term = single.get();
            IntervalAnalysis bounds = states.inside(rule.clauses());
            int lowered = 0;
            for (int place = 0; place < largest.length; place++) {
                Interval step = step(term.numbers().get(place), place, bounds);
                if (step.min() < 0 || step.max() > LONGEST) {
                    return Optional.empty();
                }
                largest[place] = Math.max(largest[place], (int) step.max());
                lowered |= step.max() > 0 ? 1 << place : 0;
            }
            together.add(lowered);
        }
        return Optional.of(new MoveSteps(IntStream.of(largest).boxed().toList(), together, lines));
    }

    /// By how much a number of an option is less than that of the state.
    private static Interval step(IntExpr number, int place, IntervalAnalysis bounds) {
        if (number.isVariable(place)) {
            return Interval.of(0);
        }
        return number instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
                        && operation == Operation.SUBTRACT
                        && left.isVariable(place)
                ? bounds.of(right)
                : Interval.ALL;
    }
}
