package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
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
import org.grundy.misere.tame.BesideNim;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// A misère sum with one or two large heaps of Nim, the others so small that all that can follow them is
/// searched: by the misère Grundy values of these beside a heap of any size. Where the value of the others
/// with the larger heap is n, the sum is lost exactly if the smaller heap has n tokens.
///
/// Source: see [BesideNim].
final class LargeNimSum {
    /// The share of the budget that this may take: one in so many.
    private static final int PART = 6;

    /// Searching all that can follow small positions takes fewer steps.
    private static final long MOST_STEPS = 50_000_000;

    /// Heaps up to this are left to the quotient of all positions.
    private static final BigInteger LARGEST_SMALL = BigInteger.valueOf(3);

    private final Sum sum;
    private final int largest;
    private final OptionalInt next;
    private final Sum others;
    private final Run run;

    /// @param largest the place of the largest heap of Nim
    /// @param next that of the second largest, if that is large, too
    private LargeNimSum(Sum sum, int largest, OptionalInt next, Run run) {
        this.sum = sum;
        this.largest = largest;
        this.next = next;
        this.run = run;
        this.others = new Sum(IntStream.range(0, sum.components().size())
                .filter(place -> !large(place))
                .<Component<?>>mapToObj(sum.components()::get)
                .toList());
    }

    private boolean large(int place) {
        return place == largest || (next.isPresent() && place == next.getAsInt());
    }

    /// Analyzes a sum; empty if it has no large heap of Nim, or nothing else, or if searching what can follow
    /// the rest takes more than part of the budget.
    static Optional<Analysis> analyze(Sum sum, Run run) {
        int[] heaps = IntStream.range(0, sum.components().size())
                .filter(place -> size(sum, place).compareTo(LARGEST_SMALL) > 0)
                .boxed()
                .sorted(Comparator.comparing((Integer place) -> size(sum, place))
                        .reversed())
                .mapToInt(Integer::intValue)
                .limit(2)
                .toArray();
        if (heaps.length == 0 || heaps.length == sum.components().size()) {
            return Optional.empty();
        }
        OptionalInt next = heaps.length == 1 ? OptionalInt.empty() : OptionalInt.of(heaps[1]);
        LargeNimSum large = new LargeNimSum(sum, heaps[0], next, run);
        if (large.others.components().stream().anyMatch(HugeHeap::is)) {
            return Optional.empty();
        }
        return run.attempt(run.part(PART).withWorkAtMost(MOST_STEPS), large::decided)
                .toOptional();
    }

    private static BigInteger size(Sum sum, int place) {
        return HugeHeap.nim(sum.components().get(place))
                .map(Component::position)
                .orElse(BigInteger.ZERO);
    }

    private BigInteger largestHeap() {
        return size(sum, largest);
    }

    /// The smaller heap; 0 where there is only one.
    private BigInteger nextHeap() {
        return next.isPresent() ? size(sum, next.getAsInt()) : BigInteger.ZERO;
    }

    private Analysis decided() {
        BesideNim values = new BesideNim(others, run);
        BigInteger value = values.value(others, largestHeap());
        boolean lost = value.equals(nextHeap());
        Evidence evidence = new Evidence.BySearch(values.positions());
        return Analysis.decided(
                sum,
                Convention.MISERE,
                lost ? Outcome.P : Outcome.N,
                lost ? WinningMoves.none() : winning(values),
                List.of(reason(values, value)),
                ComponentFinding.of(evidence).ofEach(sum));
    }

    private ReasonStep reason(BesideNim values, BigInteger value) {
        return ReasonStep.of(
                next.isPresent() ? "misere.large" : "misere.one",
                "others",
                others.expression(),
                "first",
                largestHeap(),
                "second",
                nextHeap(),
                "value",
                value,
                "from",
                values.preperiod(),
                "period",
                values.period());
    }

    private WinningMoves winning(BesideNim values) {
        List<MoveList> moves = new ArrayList<>();
        for (int place = 0; place < sum.components().size(); place++) {
            moves.add(
                    large(place)
                            ? lowered(place, values.value(others, place == largest ? nextHeap() : largestHeap()))
                            : others(place, sum.components().get(place), values));
        }
        return MoveList.union(moves);
    }

    private MoveList lowered(int place, BigInteger left) {
        Component<BigInteger> heap = HugeHeap.nim(sum.components().get(place)).orElseThrow();
        List<List<BigInteger>> to = left.compareTo(heap.position()) < 0 ? List.of(List.of(left)) : List.of();
        return MoveList.of(place, heap, new OptionSet<>(to, true));
    }

    private <P> MoveList others(int place, Component<P> component, BesideNim values) {
        Predicate<List<P>> wins = parts ->
                values.value(after(place, component, parts), largestHeap()).equals(nextHeap());
        return MoveList.of(
                place,
                component,
                DistinctOptions.of(component.game().rules(), component.position(), wins, run)
                        .choices());
    }

    private <P> Sum after(int place, Component<P> moved, List<P> parts) {
        List<Component<?>> components = new ArrayList<>();
        for (int i = 0; i < sum.components().size(); i++) {
            if (i != place && !large(i)) {
                components.add(sum.components().get(i));
            }
        }
        parts.forEach(part -> components.add(new Component<>(moved.game(), part)));
        return new Sum(components);
    }
}
