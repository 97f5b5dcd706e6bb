package org.grundy.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Step;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The ordinary sum in normal play where positions may come again and endless play is a draw. Winning moves
/// are listed in an order of their own: a player who always takes the first cannot be led round in circles.
///
/// Sources: Smith (1966); Fraenkel and Perl (1975); checks S2 and S3 of the theory.
final class LoopySum {
    private final Sum sum;
    private final List<LoopyPart<?>> parts = new ArrayList<>();

    /// Labels the components, inside [Run#attempt].
    LoopySum(Sum sum, Run run) {
        this.sum = sum;
        for (Component<?> component : sum.components()) {
            parts.add(new LoopyPart<>(parts.size(), component, run));
        }
    }

    Analysis analyze() {
        List<LoopyPart<?>> infinite =
                parts.stream().filter(part -> part.value().isEmpty()).toList();
        BigInteger total =
                parts.stream().flatMap(part -> part.value().stream()).reduce(BigInteger.ZERO, BigInteger::xor);
        return switch (infinite.size()) {
            case 0 -> finite(total);
            case 1 -> oneInfinite(infinite.getFirst(), total);
            default -> result(Outcome.D, Optional.empty(), List.of());
        };
    }

    private Analysis finite(BigInteger total) {
        if (total.signum() == 0) {
            return result(Outcome.P, Optional.of(total), List.of());
        }
        List<LoopyPart.Stamped> moves = new ArrayList<>();
        parts.forEach(
                part -> moves.addAll(part.movesTo(part.value().orElseThrow().xor(total))));
        moves.sort(Comparator.comparingInt(LoopyPart.Stamped::stamp));
        return result(Outcome.N, Optional.of(total), moves);
    }

    private Analysis oneInfinite(LoopyPart<?> part, BigInteger others) {
        boolean wins = part.reachable().stream().map(BigInteger::valueOf).anyMatch(others::equals);
        return wins
                ? result(Outcome.N, Optional.empty(), part.movesTo(others))
                : result(Outcome.D, Optional.empty(), List.of());
    }

    private Analysis result(Outcome outcome, Optional<BigInteger> value, List<LoopyPart.Stamped> moves) {
        List<Move> winning = moves.stream().map(LoopyPart.Stamped::move).toList();
        List<Finding> findings = parts.stream()
                .map(part -> new Finding(part.value(), Optional.of(part.evidence())))
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

    private List<Step> reason(Outcome outcome) {
        List<Object> names = parts.stream().<Object>map(LoopyPart::expression).toList();
        List<String> labels = parts.stream().map(LoopySum::label).toList();
        return List.of(Step.of("loopy.labels", "names", names, "labels", labels), Step.of("loopy." + outcome));
    }

    private static String label(LoopyPart<?> part) {
        return part.value().map(BigInteger::toString).orElseGet(() -> "∞" + reached(part));
    }

    /// The finite values in brackets, or nothing if there is none.
    private static String reached(LoopyPart<?> part) {
        return part.reachable().isEmpty()
                ? ""
                : part.reachable().stream().sorted().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }
}
