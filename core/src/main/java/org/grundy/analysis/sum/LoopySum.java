package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.move.MoveList;
import org.grundy.analysis.sum.LoopyComponent.Stamped;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The ordinary sum in normal play where positions may come again and endless play is a draw. Winning moves
/// are listed in an order of their own: a player who always takes the first cannot be led round in circles.
///
/// Sources: Smith (1966); Fraenkel and Perl (1975).
final class LoopySum {
    private final Sum sum;
    private final SumQuestion question;
    private final List<LoopyComponent<?>> components = new ArrayList<>();

    /// Labels the components, inside [Run#attempt].
    LoopySum(Sum sum, SumQuestion question, Run run) {
        this.sum = sum;
        this.question = question;
        for (Component<?> component : sum.components()) {
            components.add(new LoopyComponent<>(components.size(), component, run));
        }
    }

    Analysis analyze() {
        LabelSum total = components.stream().map(LoopyComponent::worth).reduce(LabelSum.ZERO, LabelSum::plus);
        Outcome outcome = total.outcome();
        return new Analysis(
                sum,
                Convention.NORMAL,
                Optional.of(outcome),
                total.infinite() == 0 ? Optional.of(total.nimSum()) : Optional.empty(),
                outcome == Outcome.N ? winning(others()) : WinningMoves.none(),
                outcome == Outcome.D ? holding(others()) : MoveList.NONE,
                reason(outcome),
                findings(),
                Optional.empty());
    }

    /// For each component, what all others are together.
    private List<LabelSum> others() {
        List<LabelSum> others = new ArrayList<>();
        LabelSum before = LabelSum.ZERO;
        for (LoopyComponent<?> component : components) {
            others.add(before);
            before = before.plus(component.worth());
        }
        LabelSum after = LabelSum.ZERO;
        for (int i = components.size() - 1; i >= 0; i--) {
            others.set(i, others.get(i).plus(after));
            after = after.plus(components.get(i).worth());
        }
        return others;
    }

    /// They leave labels that are all finite with nim sum 0, so that a component is moved in beside which no
    /// label is infinite.
    private WinningMoves winning(List<LabelSum> others) {
        List<LoopyComponent.ValueMoves> lists = IntStream.range(0, components.size())
                .filter(i -> others.get(i).infinite() == 0)
                .mapToObj(i -> components.get(i).movesTo(others.get(i).nimSum()))
                .toList();
        List<Move> quickestFirst = lists.stream()
                .flatMap(list -> list.moves().stream())
                .sorted(Comparator.comparingInt(Stamped::stamp))
                .map(Stamped::move)
                .toList();
        return WinningMoves.of(quickestFirst, lists.stream().allMatch(LoopyComponent.ValueMoves::complete));
    }

    private MoveList holding(List<LabelSum> others) {
        if (question != SumQuestion.ALL) {
            return MoveList.UNKNOWN;
        }
        return MoveList.joined(IntStream.range(0, components.size())
                .mapToObj(i -> components.get(i).holding(others.get(i)))
                .toList());
    }

    private List<ComponentFinding> findings() {
        return components.stream()
                .map(component -> new ComponentFinding(component.value(), Optional.of(component.evidence())))
                .toList();
    }

    private List<ReasonStep> reason(Outcome outcome) {
        List<Object> names =
                components.stream().<Object>map(LoopyComponent::expression).toList();
        List<String> labels = components.stream().map(LoopySum::label).toList();
        return List.of(
                ReasonStep.of(Kind.LOOPY_LABELS, "names", names, "labels", labels), ReasonStep.of("loopy." + outcome));
    }

    private static String label(LoopyComponent<?> component) {
        return component.value().map(BigInteger::toString).orElseGet(() -> "∞" + reachableText(component));
    }

    /// The finite values in brackets, or nothing if there is none.
    private static String reachableText(LoopyComponent<?> component) {
        return component.reachable().isEmpty()
                ? ""
                : component.reachable().stream()
                        .sorted()
                        .map(String::valueOf)
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
