package org.grundy.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.sum.NormalSum;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.sequence.CodedHeaps;
import org.grundy.misere.HeapGame;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientSearch;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.run.Run;

/// The genus of a sum of heaps of one code, so large that what follows is not searched: by the quotient of
/// the heaps of the code together with the heaps of one and two of Nim, in which small misère Grundy values
/// are told apart.
///
/// The theorem on periods of elements holds there as it does without these two heaps: its proof replaces one part of an
/// option by another of the same element, and asks of the monoid only that the heaps of the code are among its
/// generators.
///
/// @param normal the Grundy value
/// @param misere the misère Grundy values with 0, 1, 2, … heaps of two beside the sum, up to the first two that
///     alternate for ever; `told` for that or more, and at the end for all that follow
/// @param told values below this are distinguished
/// @param order of the quotient
/// @param period by which it is that of all heaps, if that is proved
public record HeapGenus(int normal, List<Integer> misere, int told, int order, Optional<QuotientPeriod> period) {
    /// How many values the heaps of Nim up to 3 tell apart.
    private static final int TOLD = 4;

    /// The heaps *1 and *2 come first in the closed set.
    private static final int NIM_HEAPS = 2;

    /// What follows smaller heaps is searched, and tells more.
    private static final BigInteger SEARCHED = BigInteger.valueOf(24);

    /// What part of the budget may go into the quotient.
    private static final int PART = 3;

    /// Copies the list.
    public HeapGenus {
        misere = List.copyOf(misere);
    }

    /// Whether all values are exact.
    public boolean exact() {
        return misere.stream().allMatch(value -> value < told);
    }

    /// The genus of a sum; empty if it is no sum of heaps of one code, if its heaps are small, or if no quotient that
    /// reaches them, or no Grundy value, is found within part of the budget.
    public static Optional<HeapGenus> of(Sum sum, Run run) {
        return of(sum, SEARCHED, run);
    }

    /// As [#of(Sum, Run)], for a sum with a heap larger than some bound.
    static Optional<HeapGenus> of(Sum sum, BigInteger bound, Run run) {
        Set<SequenceRules.Coded> codes = new HashSet<>();
        List<BigInteger> heaps = new ArrayList<>();
        sum.components().forEach(component -> take(component, codes, heaps));
        boolean large = heaps.stream().anyMatch(heap -> heap.compareTo(bound) > 0);
        if (codes.size() != 1 || heaps.size() < sum.components().size() || !large) {
            return Optional.empty();
        }
        HeapGame game = HeapGame.of(codes.iterator().next());
        return new NormalSum(sum, SumQuestion.ALL, run)
                .analyze()
                .value()
                .flatMap(normal -> run.attempt(
                                run.part(PART), () -> byQuotient(game, heaps, normal.intValueExact(), run))
                        .toOptional());
    }

    private static <P> void take(Component<P> component, Set<SequenceRules.Coded> codes, List<BigInteger> heaps) {
        CodedHeaps.of(component.game().rules()).ifPresent(coded -> {
            codes.add(coded.code());
            coded.heap().apply(component.position()).ifPresent(heaps::add);
        });
    }

    private static HeapGenus byQuotient(HeapGame game, List<BigInteger> heaps, int normal, Run run) {
        BigInteger largest = heaps.stream().reduce(BigInteger.ZERO, BigInteger::max);
        QuotientSearch search = new QuotientSearch(besideTwo(new HeapsOfRules(game.moves(), run)), TOLD, run);
        Optional<QuotientPeriod> period = Optional.empty();
        while (period.isEmpty()
                && BigInteger.valueOf(search.quotient().largest() - NIM_HEAPS).compareTo(largest) < 0) {
            search.next();
            period = game.period(() -> images(search.quotient()));
        }
        MisereQuotient quotient = search.quotient();
        int[] images = images(quotient);
        int element = 0;
        for (BigInteger heap : heaps) {
            int reduced = period.isPresent() ? period.get().reduced(heap) : heap.intValueExact();
            element = quotient.monoid().product(element, images[reduced]);
        }
        return new HeapGenus(
                normal, misere(quotient, element), TOLD, quotient.monoid().order(), period);
    }

    /// The heaps of a code as those from 3 on, the heap 3 that of size 1.
    private static ClosedSet besideTwo(ClosedSet heaps) {
        return number -> number <= NIM_HEAPS
                ? number == 1 ? List.of(new int[0]) : List.of(new int[0], new int[] {1})
                : heaps.options(number - NIM_HEAPS).stream()
                        .map(parts -> Arrays.stream(parts)
                                .map(part -> part + NIM_HEAPS)
                                .toArray())
                        .toList();
    }

    /// The elements of the heaps of the code.
    private static int[] images(MisereQuotient quotient) {
        int count = Math.max(0, quotient.largest() - NIM_HEAPS);
        int[] images = new int[count + 1];
        System.arraycopy(quotient.images(), quotient.largest() - count + 1, images, 1, count);
        return images;
    }

    private static List<Integer> misere(MisereQuotient quotient, int start) {
        List<Integer> values = new ArrayList<>();
        Set<Integer> met = new HashSet<>();
        int element = start;
        int further = 0;
        while (further < 2 + NIM_HEAPS) {
            further += met.add(element) ? 0 : 1;
            values.add(quotient.monoid().value(element));
            element = quotient.monoid().product(element, quotient.images()[NIM_HEAPS]);
        }
        int kept = values.size();
        while (kept > 2 && alternate(values.get(kept - 3), values.get(kept - 2), values.get(kept - 1))) {
            kept--;
        }
        boolean large = values.get(kept - 2) == TOLD && values.get(kept - 1) == TOLD;
        return values.subList(0, large ? kept - 1 : kept);
    }

    /// Whether values may be x, x ⊕ 2, x.
    private static boolean alternate(int first, int second, int third) {
        return first == third && (third == TOLD ? second == TOLD : (second ^ 2) == third);
    }
}
