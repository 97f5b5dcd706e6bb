package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.OptionSet;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.CodedHeaps;
import org.grundy.misere.HeapElements;
import org.grundy.misere.HeapGame;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// A misère sum of heaps of one game, by its misère quotient: the product of the elements of the heaps
/// decides.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008).
final class QuotientSum {
    /// What part of the budget may go into the quotient; where that is not enough other ways are tried.
    private static final int PART = 3;

    /// All options of heaps up to this are listed; of larger heaps those of a smaller one of the same
    /// element.
    private static final BigInteger LISTED = BigInteger.valueOf(100_000);

    private final Sum sum;
    private final List<Heap<?>> heaps;
    private final HeapElements elements;
    private final Run run;

    /// A component that is a heap of a code.
    ///
    /// @param component the component
    /// @param coded its positions as heaps
    /// @param size of the heap
    private record Heap<P>(Component<P> component, CodedHeaps<P> coded, BigInteger size) {
        static <P> Optional<Heap<P>> of(Component<P> component) {
            return CodedHeaps.of(component.game().rules())
                    .filter(coded -> !TameComponent.isByTheorem(component))
                    .flatMap(coded ->
                            coded.heap().apply(component.position()).map(size -> new Heap<>(component, coded, size)));
        }

        List<BigInteger> sizes(List<P> parts) {
            return parts.stream()
                    .map(part -> coded.heap().apply(part).orElseThrow())
                    .toList();
        }
    }

    private QuotientSum(Sum sum, List<Heap<?>> heaps, HeapElements elements, Run run) {
        this.sum = sum;
        this.heaps = heaps;
        this.elements = elements;
        this.run = run;
    }

    /// Analyzes a sum of heaps of one code, named or recognised in rules; empty if it is another sum, if a
    /// theorem says that its components are tame, or if no quotient is found that reaches its heaps.
    static Optional<Analysis> analyze(Sum sum, Run run) {
        List<Heap<?>> heaps = new ArrayList<>();
        for (Component<?> component : sum.components()) {
            Heap.of(component).ifPresent(heaps::add);
        }
        if (heaps.isEmpty() || heaps.size() < sum.components().size()) {
            return Optional.empty();
        }
        SequenceRules.Coded code = heaps.getFirst().coded.code();
        return heaps.stream().allMatch(heap -> heap.coded.code().equals(code))
                ? analyze(sum, heaps, HeapGame.of(code), run)
                : Optional.empty();
    }

    private static Optional<Analysis> analyze(Sum sum, List<Heap<?>> heaps, HeapGame game, Run run) {
        BigInteger largest = heaps.stream().<BigInteger>map(Heap::size).reduce(BigInteger.ZERO, BigInteger::max);
        return run.attempt(run.part(PART), () -> HeapElements.upTo(game, largest, run))
                .toOptional()
                .map(elements -> new QuotientSum(sum, heaps, elements, run).analyze());
    }

    private Analysis analyze() {
        int[] factors =
                heaps.stream().mapToInt(heap -> elements.element(heap.size())).toArray();
        int product = elements.product(factors);
        boolean lost = elements.lost(product);
        List<MoveList> moves = new ArrayList<>();
        List<ReasonStep> reason = new ArrayList<>(reason(factors, product));
        for (int i = 0; i < factors.length && !lost; i++) {
            int place = i;
            int others = elements.product(IntStream.range(0, factors.length)
                    .filter(each -> each != place)
                    .map(each -> factors[each])
                    .toArray());
            moves.add(winning(i, heaps.get(i), others));
            reason.addAll(classes(heaps.get(i), others));
        }
        return Analysis.decided(
                sum,
                Convention.MISERE,
                lost ? Outcome.P : Outcome.N,
                lost ? WinningMoves.none() : MoveList.union(moves),
                reason,
                findings());
    }

    private <P> MoveList winning(int place, Heap<P> heap, int others) {
        BigInteger listed = elements.smaller(heap.size, LISTED);
        BigInteger more = heap.size.subtract(listed);
        OptionSet<P> found = DistinctOptions.of(
                        heap.component.game().rules(),
                        heap.coded.position().apply(listed),
                        parts -> elements.lost(elements.product(others, heap.sizes(parts))),
                        run)
                .choices();
        OptionSet<P> winning = more.signum() == 0
                ? found
                : new OptionSet<>(
                        found.options().stream()
                                .map(parts -> heap.coded.enlarged(parts, more))
                                .toList(),
                        false);
        return MoveList.of(place, heap.component, winning);
    }

    /// The winning moves of a heap of which not all are listed, where at most two heaps are left.
    private List<ReasonStep> classes(Heap<?> heap, int others) {
        TakeAndBreakCode code = heap.coded.code().code();
        return elements.smaller(heap.size, LISTED).equals(heap.size) || code.heaps() > 2
                ? List.of()
                : new MoveClasses(elements, heap.size, parts -> elements.lost(elements.product(others, parts)))
                        .sentences(heap.component.expression(), code);
    }

    private List<ReasonStep> reason(int[] factors, int product) {
        List<Object> products = new ArrayList<>();
        for (int i = 0; i < factors.length; i++) {
            products.add(heaps.get(i).component.expression() + " ≡ " + elements.name(factors[i]));
        }
        return List.of(ReasonStep.of(
                elements.lost(product) ? "misere.quotient.lost" : "misere.quotient.won",
                "factors",
                products,
                "product",
                elements.name(product)));
    }

    private List<ComponentFinding> findings() {
        Evidence evidence = elements.evidence();
        return ComponentFinding.of(evidence).ofEach(sum);
    }
}
