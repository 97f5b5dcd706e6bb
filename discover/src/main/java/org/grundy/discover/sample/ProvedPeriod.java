package org.grundy.discover.sample;

import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Valuation;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;

/// The Grundy values of a game of one heap whose nim-sequence is proved periodic.
///
/// @param certificate of the period
/// @param value of each heap
public record ProvedPeriod(PeriodCertificate certificate, IntToLongFunction value) {
    /// The largest number of values computed in search of a period.
    public static final int LONGEST = 20_000;

    /// How many multiples of preperiod plus period the values should have for a period to be found in them.
    private static final int ENOUGH = 8;

    /// The proved period of a game, empty if it has none or its positions are not heaps.
    ///
    /// @param run charged for the values
    public static <P> Optional<ProvedPeriod> of(SampledGame<P> sampled, Run run) {
        return sampled.variables().size() != 1 || sampled.written()
                ? Optional.empty()
                : sampled.game().valuation().flatMap(valuation -> of(sampled, valuation, run));
    }

    private static <P> Optional<ProvedPeriod> of(SampledGame<P> sampled, Valuation<P> valuation, Run run) {
        return sampled.at(LONGEST)
                .flatMap(far ->
                        run.attempt(() -> valuation.value(far, run).evidence()).toOptional())
                .filter(Evidence.ByPeriod.class::isInstance)
                .map(evidence -> new ProvedPeriod(
                        ((Evidence.ByPeriod) evidence).period(),
                        n -> valuation
                                .value(sampled.at(n).orElseThrow(), run)
                                .grundy()
                                .longValueExact()));
    }

    /// Values on which forms that repeat are fitted, where tables are too short to show the periods that
    /// are proved; empty if they are long enough, or some game has no proved period.
    ///
    /// @param fitted blocks of some of the games
    /// @param run charged for the values
    public static Optional<Samples> beyond(Samples fitted, Variation variation, Run run) {
        return AllPresent.of(fitted.blocks().stream()
                        .map(block -> variation.members().stream()
                                .filter(member -> member.parameters().equals(block.parameters()))
                                .findFirst()
                                .flatMap(member -> of(member.sampled(), run))
                                .filter(proved -> proved.size() <= LONGEST)
                                .map(proved -> proved.longer(block, fitted.quantity()))))
                .filter(blocks -> !blocks.equals(fitted.blocks()))
                .map(fitted::with);
    }

    private long size() {
        return ENOUGH * (certificate.preperiod() + certificate.period());
    }

    /// A block continued until it shows the period.
    private SampleBlock longer(SampleBlock known, SampledQuantity quantity) {
        if (size() <= known.size()) {
            return known;
        }
        int[] values = new int[Math.toIntExact(size())];
        for (int cell = 0; cell < values.length; cell++) {
            int grundy = Math.toIntExact(value.applyAsLong(known.from() + cell));
            values[cell] = quantity == SampledQuantity.GRUNDY ? grundy : grundy == 0 ? 1 : 0;
        }
        return SampleBlock.line(known.parameters(), known.from(), values);
    }
}
