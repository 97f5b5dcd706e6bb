package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// A disjunctive sum that stops as soon as every component has Grundy value 0, of any games whose plays all
/// end. In misère play the player to move wins exactly when the nim sum is not 0 and some value is above 1,
/// or the nim sum is 0 and no value is above 1 (SJ theorem). In normal play the stop changes nothing: a sum
/// that has stopped has nim sum 0.
///
/// Source: Jia Zhihao, *A brief account of combinatorial games* (2009).
public final class ForcedStopSum {
    private final Sum sum;
    private final Convention convention;
    private final List<ForcedStopComponent<?>> components = new ArrayList<>();

    /// Values the components, inside [Run#attempt].
    private ForcedStopSum(Sum sum, Convention convention, Run run) {
        this.sum = sum;
        this.convention = convention;
        for (Component<?> component : sum.components()) {
            components.add(ForcedStopComponent.of(components.size(), component, run));
        }
    }

    public static boolean concerns(Convention convention) {
        return convention.ending() == Ending.SJ && convention.join() == Join.DISJUNCTIVE;
    }

    public static Analysis analyze(Sum sum, Convention convention, Run run) {
        return switch (run.attempt(() -> new ForcedStopSum(sum, convention, run).decide())) {
            case Solved.Done<Analysis> done -> done.result();
            case Solved.Undecided<Analysis> limit -> UndecidedSum.of(sum, convention, limit);
        };
    }

    /// Whether a sum with the forced stop has stopped: every component has value 0. Undecided if a value is
    /// not found within the budget, or there is none.
    ///
    /// @param run charged for the values
    public static Solved<Boolean> stopped(Sum sum, Run run) {
        return run.attempt(() -> new ForcedStopSum(sum, Convention.NORMAL, run).stopped());
    }

    private boolean stopped() {
        return components.stream().allMatch(component -> component.value().signum() == 0);
    }

    private Analysis decide() {
        boolean lost = lost();
        WinningMoves winning = lost || stopped() ? WinningMoves.none() : winning();
        return Analysis.decided(
                sum,
                convention,
                lost ? Outcome.P : Outcome.N,
                winning,
                reason(),
                components.stream().map(this::finding).toList());
    }

    private ComponentFinding finding(ForcedStopComponent<?> component) {
        ComponentFinding own = component.finding();
        return misere()
                ? new ComponentFinding(
                        own.value(),
                        Optional.of(Evidence.all(Stream.concat(own.evidence().stream(), Stream.of(SumTheorems.SJ))
                                .toList())))
                : own;
    }

    private boolean misere() {
        return convention.play() == Play.MISERE;
    }

    private boolean lost() {
        boolean zero = nimSum(-1).signum() == 0;
        return (misere() && allSmall(-1)) ? !zero : zero;
    }

    /// In a component there is one value that leaves the opponent lost: the nim sum of the others, or the
    /// other one of 0 and 1 where in misère play they are all that small.
    private WinningMoves winning() {
        List<MoveList> lists = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            BigInteger others = nimSum(i);
            lists.add(components.get(i).movesTo(misere() && allSmall(i) ? others.flipBit(0) : others));
        }
        return MoveList.union(lists);
    }

    private BigInteger nimSum(int but) {
        return values(but).stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }

    /// Whether no value but one is above 1.
    private boolean allSmall(int but) {
        return values(but).stream().allMatch(value -> value.bitLength() <= 1);
    }

    /// @param but a component that is left out, or -1
    private List<BigInteger> values(int but) {
        List<BigInteger> values = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            if (i != but) {
                values.add(components.get(i).value());
            }
        }
        return values;
    }

    private List<ReasonStep> reason() {
        List<Object> names =
                components.stream().<Object>map(ForcedStopComponent::expression).toList();
        ReasonStep columns = ReasonStep.of(Kind.NIM_SUM, "names", names, "values", values(-1), "x", nimSum(-1));
        String key = stopped() ? "sj.stopped" : !misere() ? "sj.normal" : allSmall(-1) ? "sj.small" : "sj.large";
        return List.of(columns, ReasonStep.of(key, "x", nimSum(-1)));
    }
}
