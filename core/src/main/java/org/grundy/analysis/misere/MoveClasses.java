package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.game.ReasonStep;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.misere.HeapElements;
import org.grundy.misere.QuotientPeriod;

/// All winning moves of a heap with too many options to be listed, as classes: the elements of heaps repeat
/// from n0 on with period p, so what is left by taking k, a + b, is lost or not by the residue of a, as
/// long as a and b are at least n0. The few with smaller a are listed one by one.
///
/// @param elements of the heaps, with a period
/// @param heap its size, more than twice what is needed to prove the period
/// @param lost whether what is left of the heap makes the sum lost
record MoveClasses(HeapElements elements, BigInteger heap, Predicate<List<BigInteger>> lost) {
    /// A sentence for each number of tokens by taking which something wins.
    ///
    /// @param name of the heap
    List<ReasonStep> sentences(String name, TakeAndBreakCode code) {
        List<ReasonStep> sentences = new ArrayList<>();
        for (int taken = 0; taken <= code.last(); taken++) {
            BigInteger rest = heap.subtract(BigInteger.valueOf(taken));
            if (code.digit(taken).leaves(1) && lost.test(List.of(rest))) {
                sentences.add(ReasonStep.of("misere.move.one", "heap", name, "taken", taken));
            }
            if (code.digit(taken).leaves(2)) {
                split(name, taken, rest, sentences);
            }
        }
        return sentences;
    }

    private void split(String name, int taken, BigInteger rest, List<ReasonStep> sentences) {
        QuotientPeriod period = elements.period().orElseThrow();
        int from = Math.max(1, period.preperiod());
        List<Integer> small = winning(1, from, rest);
        List<Integer> residues = winning(from, from + period.period(), rest).stream()
                .map(part -> part % period.period())
                .sorted()
                .toList();
        if (!small.isEmpty()) {
            sentences.add(
                    ReasonStep.of("misere.move.small", "heap", name, "taken", taken, "from", from, "parts", small));
        }
        if (!residues.isEmpty()) {
            sentences.add(ReasonStep.of(
                    "misere.move.class",
                    "heap",
                    name,
                    "taken",
                    taken,
                    "from",
                    from,
                    "period",
                    period.period(),
                    "residues",
                    residues));
        }
    }

    private List<Integer> winning(int from, int to, BigInteger rest) {
        return IntStream.range(from, to)
                .filter(part -> lost.test(List.of(BigInteger.valueOf(part), rest.subtract(BigInteger.valueOf(part)))))
                .boxed()
                .toList();
    }
}
