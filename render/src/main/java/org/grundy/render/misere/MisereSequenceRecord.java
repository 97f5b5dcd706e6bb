package org.grundy.render.misere;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.sequence.MisereSequence;
import org.jspecify.annotations.Nullable;

/// The misère Grundy values of some heaps.
///
/// @param rules the game
/// @param from the first heap, whose value is the first
/// @param values of the heaps; from heap `searched` on, `told` stands for that or more
/// @param told values below this are distinguished
/// @param searched the values of the heaps below are exact
/// @param preperiod of the values of all heaps, those of `told` or more taken as one, if a period is proved
/// @param period of these values
/// @param basis `tame`: by the theorem on tame sums; `quotient`: by a quotient
/// @param order of the quotient
public record MisereSequenceRecord(
        String rules,
        BigInteger from,
        List<Integer> values,
        int told,
        int searched,
        @Nullable Integer preperiod,
        @Nullable Integer period,
        String basis,
        @Nullable Integer order) {
    /// The record of some heaps, all of them reached.
    public static MisereSequenceRecord of(MisereSequence sequence, BigInteger from, int count) {
        List<Integer> values = IntStream.range(0, count)
                .mapToObj(place -> sequence.value(from.add(BigInteger.valueOf(place))))
                .toList();
        return new MisereSequenceRecord(
                sequence.game().name(),
                from,
                values,
                sequence.told(),
                sequence.searched(),
                sequence.period().map(QuotientPeriod::preperiod).orElse(null),
                sequence.period().map(QuotientPeriod::period).orElse(null),
                sequence.order().isPresent() ? "quotient" : "tame",
                sequence.order().orElse(null));
    }
}
