package org.grundy.render.misere;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.misere.BipartiteMonoid;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientReport;
import org.grundy.misere.QuotientSearch;
import org.jspecify.annotations.Nullable;

/// A misère quotient. Elements are numbers from 0 on, and 0 is the identity.
///
/// @param code as it is written
/// @param order how many elements there are
/// @param pPortion how many of them are in the P-portion
/// @param complete whether it is the quotient of all heaps
/// @param preperiod first heap from which the elements of heaps repeat; null where it is not complete
/// @param period null where it is not complete
/// @param to the largest heap that was looked at
/// @param map the element of each heap, from heap 0 on
/// @param pElements the elements of the P-portion
/// @param generators the heaps that are generators
/// @param words for each element a sum of generators that it stands for
/// @param relations pairs of such sums of one element; the others follow from them
/// @param changes the heaps at which the quotient of the smaller ones fails
public record QuotientRecord(
        String code,
        int order,
        int pPortion,
        boolean complete,
        @Nullable Integer preperiod,
        @Nullable Integer period,
        int to,
        List<Integer> map,
        List<Integer> pElements,
        List<Integer> generators,
        List<List<Integer>> words,
        List<MisereQuotient.Relation> relations,
        List<QuotientSearch.Change> changes) {
    /// The record of a report.
    public static QuotientRecord of(QuotientReport report) {
        MisereQuotient quotient = report.quotient();
        BipartiteMonoid monoid = quotient.monoid();
        return new QuotientRecord(
                report.game().name(),
                monoid.order(),
                monoid.lostElements(),
                report.complete(),
                report.period().map(QuotientPeriod::preperiod).orElse(null),
                report.period().map(QuotientPeriod::period).orElse(null),
                quotient.largest(),
                list(quotient.images()),
                IntStream.range(0, monoid.order()).filter(monoid::lost).boxed().toList(),
                list(quotient.generators()),
                quotient.words().stream().map(QuotientRecord::list).toList(),
                quotient.relations(),
                report.changes());
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
