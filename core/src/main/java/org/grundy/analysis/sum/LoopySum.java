package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.analysis.Analysis;
import org.grundy.analysis.ComponentFinding;
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
    private final List<LoopyComponent<?>> components = new ArrayList<>();

    /// Labels the components, inside [Run#attempt].
    LoopySum(Sum sum, Run run) {
        this.sum = sum;
        for (Component<?> component : sum.components()) {
            components.add(new LoopyComponent<>(components.size(), component, run));
        }
    }

    Analysis analyze() {
        List<LoopyComponent<?>> infinite = components.stream()
                .filter(component -> component.value().isEmpty())
                .toList();
        BigInteger total = components.stream()
                .flatMap(component -> component.value().stream())
                .reduce(BigInteger.ZERO, BigInteger::xor);
        return switch (infinite.size()) {
            case 0 -> analyzeFinite(total);
            case 1 -> analyzeOneInfinite(infinite.getFirst(), total);
            default -> result(Outcome.D, Optional.empty(), List.of());
        };
    }

    private Analysis analyzeFinite(BigInteger total) {
        if (total.signum() == 0) {
            return result(Outcome.P, Optional.of(total), List.of());
        }
        List<LoopyComponent.Stamped> moves = new ArrayList<>();
        components.forEach(component ->
                moves.addAll(component.movesTo(component.value().orElseThrow().xor(total))));
        moves.sort(Comparator.comparingInt(LoopyComponent.Stamped::stamp));
        return result(Outcome.N, Optional.of(total), moves);
    }

    private Analysis analyzeOneInfinite(LoopyComponent<?> component, BigInteger others) {
        boolean wins = component.reachable().stream().map(BigInteger::valueOf).anyMatch(others::equals);
        return wins
                ? result(Outcome.N, Optional.empty(), component.movesTo(others))
                : result(Outcome.D, Optional.empty(), List.of());
    }

    private Analysis result(Outcome outcome, Optional<BigInteger> value, List<LoopyComponent.Stamped> moves) {
        List<Move> winning = moves.stream().map(LoopyComponent.Stamped::move).toList();
        List<ComponentFinding> findings = components.stream()
                .map(component -> new ComponentFinding(component.value(), Optional.of(component.evidence())))
                .toList();
        return new Analysis(
                sum,
                Convention.NORMAL,
                Optional.of(outcome),
                value,
                new WinningMoves.Complete(winning),
                reason(outcome),
                findings,
                Optional.empty());
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
