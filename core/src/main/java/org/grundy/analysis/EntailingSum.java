package org.grundy.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Step;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The ordinary sum in normal play where some moves force the answer to be in the same component: lost
/// exactly when nobody is forced, no component is loony and the nim sum is 0.
///
/// Sources: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 12; check T1 of the theory.
final class EntailingSum {
    private final Sum sum;
    private final Run run;
    private final List<EntailingPart<?>> parts = new ArrayList<>();

    /// Values the components, inside [Run#attempt].
    EntailingSum(Sum sum, Run run) {
        this.sum = sum;
        this.run = run;
        for (Component<?> component : sum.components()) {
            parts.add(new EntailingPart<>(parts.size(), component, run));
        }
    }

    /// Whether a sum has a component whose rules have entailing moves.
    static boolean concerns(Sum sum) {
        return sum.components().stream()
                .anyMatch(component -> component.game().rules().entails());
    }

    Analysis analyze() {
        OptionalInt forced = first(EntailingPart::forced);
        OptionalInt loony = first(EntailingPart::loony);
        if (forced.isPresent()) {
            return forced(forced.getAsInt(), loony.isPresent());
        }
        return loony.isPresent() ? loony(loony.getAsInt()) : nimbers();
    }

    private OptionalInt first(Predicate<EntailingPart<?>> property) {
        return IntStream.range(0, parts.size())
                .filter(i -> property.test(parts.get(i)))
                .findFirst();
    }

    private int rest(int but) {
        return IntStream.range(0, parts.size())
                .filter(i -> i != but)
                .map(i -> parts.get(i).value())
                .reduce(0, (a, b) -> a ^ b);
    }

    private Analysis forced(int place, boolean loonyElsewhere) {
        if (loonyElsewhere) {
            return searched();
        }
        EntailingPart<?> part = parts.get(place);
        int rest = rest(place);
        boolean wins = part.wins(rest);
        WinningMoves winning = wins ? Listed.together(List.of(part.winning(rest))) : WinningMoves.none();
        return result(Optional.of(wins ? Outcome.N : Outcome.P), Optional.empty(), winning, "entailing.forced");
    }

    /// A loony component wins. All moves that do so are found by search only, for an entailing move
    /// elsewhere may win as well; some are those of the loony component itself, beside the nimber that the
    /// rest is worth.
    private Analysis loony(int place) {
        WinningMoves winning = searched().winning();
        boolean alone = parts.stream().filter(EntailingPart::loony).count() == 1;
        if (alone && winning instanceof WinningMoves.Unknown) {
            winning = new WinningMoves.Partial(
                    parts.get(place).winning(rest(place)).moves());
        }
        return result(Optional.of(Outcome.N), Optional.empty(), winning, "entailing.loony");
    }

    private Analysis searched() {
        return new SearchedSum(sum, Convention.NORMAL, run).analyze();
    }

    private Analysis nimbers() {
        int total = rest(-1);
        if (total == 0) {
            return result(
                    Optional.of(Outcome.P), Optional.of(BigInteger.ZERO), WinningMoves.none(), "entailing.nimbers");
        }
        List<Listed> lists = IntStream.range(0, parts.size())
                .mapToObj(i -> parts.get(i).winning(rest(i)))
                .toList();
        return result(
                Optional.of(Outcome.N),
                Optional.of(BigInteger.valueOf(total)),
                Listed.together(lists),
                "entailing.nimbers");
    }

    private Analysis result(Optional<Outcome> outcome, Optional<BigInteger> value, WinningMoves winning, String key) {
        List<Object> names =
                parts.stream().<Object>map(EntailingPart::expression).toList();
        List<String> values = parts.stream().map(EntailingSum::label).toList();
        List<Finding> findings = parts.stream()
                .map(part -> new Finding(
                        part.loony() || part.forced()
                                ? Optional.empty()
                                : Optional.of(BigInteger.valueOf(part.value())),
                        Optional.of(part.evidence())))
                .toList();
        List<Step> reason = List.of(Step.of("entailing.values", "names", names, "values", values), Step.of(key));
        return new Analysis(sum, Convention.NORMAL, outcome, value, winning, reason, findings, Optional.empty());
    }

    private static String label(EntailingPart<?> part) {
        return part.forced() ? "!" : part.loony() ? "∞" : Integer.toString(part.value());
    }
}
