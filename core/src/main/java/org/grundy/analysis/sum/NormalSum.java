package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.Valuation.Valued;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// The ordinary sum in normal play: its value is the nim sum of its components' values.
///
/// Source: Sprague (1935), Grundy (1939).
public final class NormalSum {
    private final Sum sum;
    private final SumQuestion question;
    private final Run run;
    private final List<NormalComponent<?>> components;

    public NormalSum(Sum sum, SumQuestion question, Run run) {
        this.sum = sum;
        this.question = question;
        this.run = run;
        List<NormalComponent<?>> all = new ArrayList<>();
        for (int i = 0; i < sum.components().size(); i++) {
            all.add(new NormalComponent<>(i, sum.components().get(i), effort(), run));
        }
        this.components = List.copyOf(all);
        List<List<NormalComponent<?>>> pairs = EqualPairs.among(unknown());
        pairs.stream().flatMap(List::stream).forEach(NormalComponent::pair);
        unknown().stream().skip(question == SumQuestion.WINNER ? 1 : 0).forEach(NormalComponent::computeValue);
        pairs.forEach(this::computeValue);
    }

    /// The value of equal components that cancel. It is wanted where moves in them may win, and else only told if it is
    /// soon found.
    private void computeValue(List<NormalComponent<?>> equal) {
        boolean decided = unknown().isEmpty() && nimSum().signum() == 0;
        Effort effort = question == SumQuestion.ALL && !decided ? Effort.WHOLE : Effort.LITTLE;
        NormalComponent<?> first = equal.getFirst();
        first.computeValue(effort, Optional.empty());
        if (first.value().isPresent()) {
            equal.stream().skip(1).forEach(other -> other.computeValue(effort, first.value()));
        }
    }

    private Effort effort() {
        Component<?> first = sum.components().getFirst();
        return sum.components().size() == 1
                        && question != SumQuestion.VALUE
                        && CoveringTheorem.find(first, Play.NORMAL).isPresent()
                ? Effort.PART
                : Effort.WHOLE;
    }

    private List<NormalComponent<?>> unknown() {
        return components.stream().filter(NormalComponent::open).toList();
    }

    public Analysis analyze() {
        List<NormalComponent<?>> won =
                components.stream().filter(NormalComponent::won).toList();
        if (!won.isEmpty()) {
            return analyzeWonAtOnce(won);
        }
        List<NormalComponent<?>> unknown = unknown();
        return question == SumQuestion.WINNER && unknown.size() == 1
                ? decideByOne(unknown.getFirst())
                : analyzeValued(unknown);
    }

    private Analysis analyzeValued(List<NormalComponent<?>> unknown) {
        if (unknown.isEmpty()) {
            return decide();
        }
        if (unknown.stream().anyMatch(NormalComponent::loopy)) {
            return analyzeLoopy();
        }
        return unknown.size() == 1 && nimSum().signum() == 0 ? analyzeOneUnknown(unknown.getFirst()) : undecided();
    }

    /// Some components give the whole sum to whoever is to move. If it is one, another way to win is to
    /// move there to a position that is worth as much as the others together.
    private Analysis analyzeWonAtOnce(List<NormalComponent<?>> won) {
        NormalComponent<?> first = won.getFirst();
        boolean known = components.stream()
                .allMatch(component -> component.won() || component.value().isPresent());
        WinningMoves winning = won.size() == 1 && known
                ? MoveList.union(List.of(first.endingMoves(nimSum())))
                : MoveList.union(won.stream().map(NormalComponent::endingMoves).toList());
        if (won.size() == 1 && !known && !first.component().awarded()) {
            winning = WinningMoves.of(winning.listed(), false);
        }
        ReasonStep step =
                ReasonStep.of("won.at-once", "expression", first.component().expression());
        List<ReasonStep> own = components.size() == 1 ? first.reason() : List.of();
        return result(Optional.of(Outcome.N), Optional.empty(), winning, own.isEmpty() ? List.of(step) : own);
    }

    /// By labels where no component splits, else by working backwards through the whole sum.
    private Analysis analyzeLoopy() {
        return switch (run.attempt(() -> new LoopySum(sum, question, run).analyze())) {
            case Solved.Done<Analysis> done -> done.result();
            case Solved.Undecided<Analysis> limit -> new SearchedSum(sum, Convention.NORMAL, run).analyze();
        };
    }

    private BigInteger nimSum() {
        return components.stream()
                .flatMap(component -> component.value().stream())
                .map(Valued::grundy)
                .reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private Analysis decide() {
        BigInteger total = nimSum();
        Outcome outcome = total.signum() == 0 ? Outcome.P : Outcome.N;
        WinningMoves winning = outcome == Outcome.P
                ? WinningMoves.none()
                : question == SumQuestion.ALL ? winning(total) : new WinningMoves.Unknown();
        return result(Optional.of(outcome), Optional.of(total), winning, reason());
    }

    private WinningMoves winning(BigInteger total) {
        return MoveList.union(
                components.stream().map(component -> component.winning(total)).toList());
    }

    /// A component's own reason says what to do in it alone, so a sum of several has only the nim sum, or what cancels.
    private List<ReasonStep> reason() {
        if (components.size() == 1) {
            return components.getFirst().reason();
        }
        List<NormalComponent<?>> cancelled =
                components.stream().filter(NormalComponent::cancelled).toList();
        return List.of(cancelled.isEmpty() ? nimSumReason() : pairsReason(cancelled));
    }

    private ReasonStep pairsReason(List<NormalComponent<?>> cancelled) {
        List<Object> names = cancelled.stream()
                .<Object>map(component -> component.component().expression())
                .distinct()
                .toList();
        return cancelled.size() == components.size()
                ? ReasonStep.of("pairs.all", "names", names)
                : ReasonStep.of("pairs", "names", names, "x", nimSum());
    }

    private ReasonStep nimSumReason() {
        List<Object> names = components.stream()
                .<Object>map(component -> component.component().expression())
                .toList();
        List<BigInteger> values = components.stream()
                .flatMap(component -> component.value().stream())
                .map(Valued::grundy)
                .toList();
        return ReasonStep.of(Kind.NIM_SUM, "names", names, "values", values, "x", nimSum());
    }

    /// All others together are worth nothing, so the theorem about the one decides the whole, though its
    /// value is unknown.
    private Analysis analyzeOneUnknown(NormalComponent<?> component) {
        Optional<Outcome> outcome = component.outcome();
        if (outcome.isEmpty()) {
            return undecided();
        }
        boolean complete = components.size() == 1;
        WinningMoves winning =
                question == SumQuestion.ALL ? component.winningAlone(complete) : new WinningMoves.Unknown();
        return result(outcome, Optional.empty(), winning, component.reason());
    }

    /// The sum is lost exactly if the component without a value is worth as much as all others together.
    private Analysis decideByOne(NormalComponent<?> one) {
        BigInteger others = nimSum();
        if (others.signum() == 0 && one.theorem().isPresent()) {
            return analyzeOneUnknown(one);
        }
        Optional<Boolean> equal = one.has(others);
        if (equal.isEmpty() && one.shortfall().isEmpty()) {
            one.computeValue();
            return analyzeValued(unknown());
        }
        Optional<Outcome> outcome = equal.map(same -> same ? Outcome.P : Outcome.N);
        return result(outcome, Optional.empty(), new WinningMoves.Unknown(), List.of());
    }

    private Analysis undecided() {
        Analysis open = result(Optional.empty(), Optional.empty(), new WinningMoves.Unknown(), List.of());
        return open.excluded().contains(BigInteger.ZERO) ? wonByExclusion(open) : open;
    }

    /// A sum whose value is proved not to be 0 is won, whatever its value is.
    private Analysis wonByExclusion(Analysis open) {
        Optional<Evidence> search = Optional.of(new Evidence.BySearch(run.spent()));
        List<ComponentFinding> findings = open.findings().stream()
                .map(each -> each.value().isPresent()
                        ? each
                        : new ComponentFinding(Optional.empty(), search, each.excluded()))
                .toList();
        return new Analysis(
                sum,
                Convention.NORMAL,
                Optional.of(Outcome.N),
                Optional.empty(),
                WinningMoves.of(List.of(), false),
                List.of(),
                findings,
                open.shortfall());
    }

    private Analysis result(
            Optional<Outcome> outcome, Optional<BigInteger> value, WinningMoves winning, List<ReasonStep> reason) {
        Optional<Solved.Undecided<?>> shortfall = components.stream()
                .flatMap(component -> component.shortfall().stream())
                .<Solved.Undecided<?>>map(limit -> limit)
                .findFirst();
        List<ComponentFinding> findings =
                components.stream().map(NormalComponent::finding).toList();
        return new Analysis(sum, Convention.NORMAL, outcome, value, winning, reason, findings, shortfall);
    }
}
