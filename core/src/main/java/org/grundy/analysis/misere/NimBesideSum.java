package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Move;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// One large heap of Nim beside any other components in misère play. The sum of these and the heap *k is
/// lost for exactly one k, their misère Grundy value, and that is at most the number of their options. So a
/// heap that is larger is won by leaving *k*; another move wins only if what it leaves has the heap as its
/// value, which it cannot where it has fewer options than that.
///
/// Source: J. H. Conway, *On Numbers and Games* (2001), ch. 12.
final class NimBesideSum {
    /// Smaller heaps are left to the quotient of all positions.
    private static final int SMALL = 8;

    /// Larger values are not looked for.
    private static final int LARGEST_VALUE = 64;

    /// What part of the budget may go into counting options.
    private static final int PART = 10;

    /// Options are counted up to about so many; of huge heaps there are too many.
    private static final long MOST_COUNTED = 10_000_000;

    private final Sum sum;
    private final int place;
    private final Component<BigInteger> heap;
    private final List<Component<?>> others;
    private final Run run;

    private NimBesideSum(Sum sum, int place, Component<BigInteger> heap, Run run) {
        this.sum = sum;
        this.place = place;
        this.heap = heap;
        this.others = new ArrayList<>(sum.components());
        others.subList(place, place + 1).clear();
        this.run = run;
    }

    /// Analyzes a sum; empty if it has no large heap of Nim, or several, or if the value of the others is
    /// not found.
    static Optional<Analysis> analyze(Sum sum, Run run) {
        Optional<NimBesideSum> found = Optional.empty();
        for (int i = 0; i < sum.components().size(); i++) {
            int place = i;
            Optional<NimBesideSum> large =
                    large(sum.components().get(i)).map(heap -> new NimBesideSum(sum, place, heap, run));
            if (large.isPresent() && found.isPresent()) {
                return Optional.empty();
            }
            found = found.or(() -> large);
        }
        return found.filter(beside -> !beside.others.isEmpty()).flatMap(NimBesideSum::analyze);
    }

    private static Optional<Component<BigInteger>> large(Component<?> component) {
        return HugeHeap.nim(component).filter(heap -> heap.position().compareTo(BigInteger.valueOf(SMALL)) > 0);
    }

    private Optional<Analysis> analyze() {
        BigInteger most = heap.position().min(BigInteger.valueOf(LARGEST_VALUE + 1L));
        for (BigInteger value = BigInteger.ZERO; value.compareTo(most) < 0; value = value.add(BigInteger.ONE)) {
            Analysis with = MisereSum.besideLeastHeap(beside(value), run).analyze();
            if (with.outcome().isEmpty()) {
                return Optional.empty();
            }
            if (with.outcome().get() == Outcome.P) {
                return Optional.of(won(value, with));
            }
        }
        return Optional.empty();
    }

    private Sum beside(BigInteger value) {
        List<Component<?>> components = new ArrayList<>(others);
        components.add(place, new Component<>(heap.game(), value));
        return new Sum(components);
    }

    private Analysis won(BigInteger value, Analysis lost) {
        Move leaving = Move.of(new ComponentChange<>(place, heap.game(), heap.position(), List.of(value)));
        ReasonStep reason = ReasonStep.of(
                "misere.nim", "others", new Sum(others).expression(), "value", value, "heap", heap.position());
        return Analysis.decided(
                sum,
                Convention.MISERE,
                Outcome.N,
                WinningMoves.of(List.of(leaving), noOther()),
                List.of(reason),
                lost.findings());
    }

    /// Whether each option of the other components has fewer options than the heap has tokens, so that its misère
    /// Grundy value is smaller. The end of play, of value 1, is smaller, too.
    private boolean noOther() {
        Budget part = run.part(PART).withWorkAtMost(MOST_COUNTED);
        return run.attempt(part, () -> {
                    long most = 0;
                    for (Component<?> component : others) {
                        most = Math.max(most, mostAfterMove(component) + optionsBut(component));
                    }
                    return BigInteger.valueOf(most).compareTo(heap.position()) < 0;
                })
                .toOptional()
                .orElse(false);
    }

    private long optionsBut(Component<?> moved) {
        return others.stream().mapToLong(this::options).sum() - options(moved);
    }

    private <P> long options(Component<P> component) {
        AtomicLong count = new AtomicLong();
        list(component, parts -> count.incrementAndGet());
        return count.get();
    }

    private <P> long mostAfterMove(Component<P> component) {
        AtomicLong most = new AtomicLong();
        list(component, parts -> {
            long after = parts.stream()
                    .mapToLong(part -> options(new Component<>(component.game(), part)))
                    .sum();
            most.accumulateAndGet(after, Math::max);
        });
        return most.get();
    }

    private <P> void list(Component<P> component, Consumer<List<P>> each) {
        MeteredOptions.list(component.game().rules(), component.position(), run, each);
    }
}
