package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The ordinary sum in normal play where some moves force the answer to be in the same component: lost
/// exactly when nobody is forced, no component is loony and the nim sum is 0.
///
/// Sources: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 12.
public final class EntailingSum {
    private final Sum sum;
    private final Run run;
    private final List<EntailingComponent<?>> components = new ArrayList<>();

    /// Values the components, inside [Run#attempt].
    public EntailingSum(Sum sum, Run run) {
        this.sum = sum;
        this.run = run;
        for (Component<?> component : sum.components()) {
            components.add(new EntailingComponent<>(components.size(), component, run));
        }
    }

    /// Whether a sum has a component whose rules have entailing moves.
    public static boolean concerns(Sum sum) {
        return sum.components().stream()
                .anyMatch(component -> component.game().rules().entails());
    }

    public Analysis analyze() {
        OptionalInt forced = indexOfFirst(EntailingComponent::forced);
        OptionalInt loony = indexOfFirst(EntailingComponent::loony);
        if (forced.isPresent()) {
            return analyzeForced(forced.getAsInt(), loony.isPresent());
        }
        return loony.isPresent() ? analyzeLoony(loony.getAsInt()) : analyzeNimbers();
    }

    private OptionalInt indexOfFirst(Predicate<EntailingComponent<?>> property) {
        return IntStream.range(0, components.size())
                .filter(i -> property.test(components.get(i)))
                .findFirst();
    }

    private int nimSumWithout(int but) {
        return IntStream.range(0, components.size())
                .filter(i -> i != but)
                .map(i -> components.get(i).value())
                .reduce(0, (a, b) -> a ^ b);
    }

    private Analysis analyzeForced(int place, boolean loonyElsewhere) {
        if (loonyElsewhere) {
            return search();
        }
        EntailingComponent<?> component = components.get(place);
        int rest = nimSumWithout(place);
        boolean wins = component.wins(rest);
        WinningMoves winning = wins ? MoveList.union(List.of(component.winning(rest))) : WinningMoves.none();
        return result(Optional.of(wins ? Outcome.N : Outcome.P), Optional.empty(), winning, "entailing.forced");
    }

    /// A loony component wins. All moves that do so are found by search only, for an entailing move
    /// elsewhere may win as well; some are those of the loony component itself, beside the nimber that the
    /// rest is worth.
    private Analysis analyzeLoony(int place) {
        WinningMoves winning = search().winning();
        boolean alone = components.stream().filter(EntailingComponent::loony).count() == 1;
        if (alone && winning instanceof WinningMoves.Unknown) {
            winning = new WinningMoves.Partial(
                    components.get(place).winning(nimSumWithout(place)).moves());
        }
        return result(Optional.of(Outcome.N), Optional.empty(), winning, "entailing.loony");
    }

    private Analysis search() {
        return new SearchedSum(sum, Convention.NORMAL, run).analyze();
    }

    private Analysis analyzeNimbers() {
        int total = nimSumWithout(-1);
        if (total == 0) {
            return result(
                    Optional.of(Outcome.P), Optional.of(BigInteger.ZERO), WinningMoves.none(), "entailing.nimbers");
        }
        List<MoveList> lists = IntStream.range(0, components.size())
                .mapToObj(i -> components.get(i).winning(nimSumWithout(i)))
                .toList();
        return result(
                Optional.of(Outcome.N),
                Optional.of(BigInteger.valueOf(total)),
                MoveList.union(lists),
                "entailing.nimbers");
    }

    private Analysis result(Optional<Outcome> outcome, Optional<BigInteger> value, WinningMoves winning, String key) {
        List<Object> names =
                components.stream().<Object>map(EntailingComponent::expression).toList();
        List<String> values = components.stream().map(EntailingSum::label).toList();
        List<ComponentFinding> findings = components.stream()
                .map(component -> new ComponentFinding(
                        component.loony() || component.forced()
                                ? Optional.empty()
                                : Optional.of(BigInteger.valueOf(component.value())),
                        Optional.of(component.evidence())))
                .toList();
        List<ReasonStep> reason =
                List.of(ReasonStep.of(Kind.ENTAILING_VALUES, "names", names, "values", values), ReasonStep.of(key));
        return new Analysis(sum, Convention.NORMAL, outcome, value, winning, reason, findings, Optional.empty());
    }

    private static String label(EntailingComponent<?> component) {
        return component.forced() ? "!" : component.loony() ? "∞" : Integer.toString(component.value());
    }
}
