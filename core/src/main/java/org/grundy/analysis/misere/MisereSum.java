package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.MoveList;
import org.grundy.analysis.sum.CoveringTheorem;
import org.grundy.analysis.sum.SearchedSum;
import org.grundy.analysis.sum.SumTheorems;
import org.grundy.analysis.sum.UndecidedSum;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// The ordinary sum in misère play: by a theorem about the single component, by the misère quotient where
/// all components are heaps of one code, by the theorem on tame sums, by the values beside one or two large
/// heaps of Nim, by the quotient of all that can follow, else by search.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
public final class MisereSum {
    /// The theories of sums of several games that are tried, in this order, before the quotient of all that can follow:
    /// a new one is a row here.
    private static final List<Theory> BEFORE_QUOTIENT = List.of(LargeNimSum::analyze, NimBesideSum::analyze);

    private static final MixedSum.Found NOT_MIXED = new MixedSum.Found(Optional.empty(), 0, 0);

    private final Sum sum;
    private final boolean divided;
    private final Run run;

    public MisereSum(Sum sum, Run run) {
        this(sum, false, run);
    }

    private MisereSum(Sum sum, boolean divided, Run run) {
        this.sum = sum;
        this.divided = divided;
        this.run = run;
    }

    /// A heap of Nim and others of which it is known that they win beside every smaller heap:
    /// [NimBesideSum], which asks for the sum, would only look at these once more.
    static MisereSum besideLeastHeap(Sum sum, Run run) {
        return new MisereSum(sum, true, run);
    }

    public Analysis analyze() {
        return analyzeSingle().or(() -> QuotientSum.analyze(sum, run)).orElseGet(this::analyzeSeveral);
    }

    /// By genera where all components are tame, else by other theories or by search.
    private Analysis analyzeSeveral() {
        List<TameComponent<?>> components = components();
        boolean tame = components.size() == sum.components().size()
                && components.stream().allMatch(component -> component.genus().isPresent());
        if (tame) {
            return analyzeByGenera(components);
        }
        MixedSum.Found mixed = sum.components().size() > 1 ? analyzeMixed() : NOT_MIXED;
        if (mixed.analysis().isPresent()) {
            return mixed.analysis().get();
        }
        Optional<Component<?>> huge =
                sum.components().stream().filter(HugeHeap::is).findFirst();
        Analysis searched = huge.isPresent()
                ? UndecidedSum.of(sum, Convention.MISERE, new Solved.Undecided<>(Limit.METHOD, run.spent(), run.work()))
                : new SearchedSum(sum, Convention.MISERE, run).analyze();
        return searched.outcome().isPresent() ? searched : undecided(searched, components, mixed, huge);
    }

    private MixedSum.Found analyzeMixed() {
        Optional<Analysis> decided = divided
                ? Optional.empty()
                : BEFORE_QUOTIENT.stream()
                        .flatMap(theory -> theory.analyze(sum, run).stream())
                        .findFirst();
        return decided.isPresent() ? new MixedSum.Found(decided, 0, 0) : MixedSum.analyze(sum, run);
    }

    /// The components up to the first of which it is not found out whether it is tame or wild.
    private List<TameComponent<?>> components() {
        List<TameComponent<?>> components = new ArrayList<>();
        for (Component<?> component : sum.components()) {
            if (HugeHeap.is(component) && !TameComponent.isByTheorem(component)) {
                return components;
            }
            TameComponent<?> tame = new TameComponent<>(components.size(), component, run);
            components.add(tame);
            if (tame.genus().isEmpty() && !tame.wild()) {
                return components;
            }
        }
        return components;
    }

    /// What is known where neither the theorem nor the search decides.
    private static Analysis undecided(
            Analysis searched, List<TameComponent<?>> components, MixedSum.Found mixed, Optional<Component<?>> huge) {
        List<ReasonStep> known = new ArrayList<>();
        List<TameComponent<?>> tame = components.stream()
                .filter(component -> component.genus().isPresent())
                .toList();
        if (!tame.isEmpty()) {
            List<BigInteger> values = tame.stream()
                    .map(component -> component.genus().orElseThrow().value())
                    .toList();
            known.add(ReasonStep.of("misere.tame", "names", names(tame), "values", values));
        }
        List<TameComponent<?>> wild =
                components.stream().filter(TameComponent::wild).toList();
        if (!wild.isEmpty()) {
            known.add(ReasonStep.of("misere.wild", "names", names(wild)));
        }
        if (mixed.order() > 1) {
            known.add(ReasonStep.of("misere.growth", "order", mixed.order(), "positions", mixed.positions()));
        }
        huge.ifPresent(heap -> known.add(ReasonStep.of("misere.huge", "heap", heap.expression())));
        return new Analysis(
                searched.sum(),
                searched.convention(),
                searched.outcome(),
                searched.value(),
                searched.winning(),
                searched.holding(),
                known,
                searched.findings(),
                searched.shortfall());
    }

    private static List<Object> names(List<TameComponent<?>> components) {
        return components.stream()
                .<Object>map(component -> component.component().expression())
                .toList();
    }

    private Optional<Analysis> analyzeSingle() {
        return sum.components().size() == 1 ? analyzeByTheorem(sum.components().getFirst()) : Optional.empty();
    }

    private <P> Optional<Analysis> analyzeByTheorem(Component<P> component) {
        P position = component.position();
        return CoveringTheorem.find(component, Play.MISERE).map(theorem -> {
            WinningMoves winning = theorem.winning(position, Play.MISERE)
                    .map(choices -> MoveList.union(List.of(MoveList.of(0, component, choices))))
                    .orElse(new WinningMoves.Unknown());
            List<ComponentFinding> findings = List.of(ComponentFinding.of(theorem.evidence()));
            return Analysis.decided(
                    sum,
                    Convention.MISERE,
                    theorem.outcome(position, Play.MISERE),
                    winning,
                    theorem.reason(position, Play.MISERE),
                    findings);
        });
    }

    private Analysis analyzeByGenera(List<TameComponent<?>> components) {
        List<Tame> genera = components.stream()
                .map(component -> component.genus().orElseThrow())
                .toList();
        Tame total = genera.stream().reduce(Tame.ZERO, Tame::plus);
        Outcome outcome = total.misere().signum() == 0 ? Outcome.P : Outcome.N;
        List<MoveList> lists = new ArrayList<>();
        BigInteger value = genera.stream().map(Tame::value).reduce(BigInteger.ZERO, BigInteger::xor);
        long firm = genera.stream().filter(genus -> !genus.fickle()).count();
        for (int i = 0; i < components.size() && outcome == Outcome.N; i++) {
            lists.add(components.get(i).winning(genusOfOthers(genera.get(i), value, firm)));
        }
        List<ComponentFinding> findings =
                components.stream().map(MisereSum::finding).toList();
        return Analysis.decided(
                sum, Convention.MISERE, outcome, MoveList.union(lists), reason(components, genera, total), findings);
    }

    private static ComponentFinding finding(TameComponent<?> component) {
        return ComponentFinding.of(Evidence.all(List.of(component.evidence(), SumTheorems.TAME)));
    }

    /// The sum of all genera but one. Fickle is lost by adding, so it cannot be undone by subtracting.
    ///
    /// @param value the nim sum of all values
    /// @param firm how many of all are firm
    private static Tame genusOfOthers(Tame but, BigInteger value, long firm) {
        boolean firmElsewhere = but.fickle() ? firm > 0 : firm > 1;
        return new Tame(value.xor(but.value()), !firmElsewhere);
    }

    private static List<ReasonStep> reason(List<TameComponent<?>> components, List<Tame> genera, Tame total) {
        List<Object> names = names(components);
        List<BigInteger> values = genera.stream().map(Tame::value).toList();
        long firm = genera.stream().filter(genus -> !genus.fickle()).count();
        return List.of(
                ReasonStep.of(Kind.NIM_SUM, "names", names, "values", values, "x", total.value()),
                ReasonStep.of(total.fickle() ? "tame.fickle" : "tame.firm", "firm", firm, "x", total.value()));
    }

    /// A theory that decides some sums.
    @FunctionalInterface
    private interface Theory {
        /// What it says of a sum; empty if it does not decide that one, or not within its part of the budget.
        Optional<Analysis> analyze(Sum sum, Run run);
    }
}
