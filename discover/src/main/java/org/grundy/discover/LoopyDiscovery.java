package org.grundy.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// The search for forms where positions can come again: of the lost positions and of the draws; all others are won.
/// Nothing is proved of them, for proofs by induction need that play ends.
///
/// @param play how the games are played
/// @param run charged for the work
record LoopyDiscovery(Variation variation, Play play, Run run) {
    /// Of positions that come again all that can be reached are needed, and not only smaller ones.
    private static final int LARGEST_LINE = 1000;

    private static final int LARGEST_SQUARE = 60;

    /// The report up to a bound, by default a small one.
    ///
    /// @param forms that agree with some values, the likeliest first
    DiscoveryReport upTo(OptionalInt to, Function<Samples, Stream<Form>> forms) {
        Solved<List<Samples>> computed = run.attempt(() -> {
            int bound = to.orElseGet(this::extent);
            Variation there = variation.upTo(bound, play, run);
            return Discovery.samples(
                    there,
                    SearchedOutcomes.QUANTITIES,
                    member -> SearchedOutcomes.blocks(member.sampled(), play, member.parameters(), bound, run));
        });
        Optional<Solved.Undecided<?>> shortfall = Discovery.shortfall(computed);
        List<ReportSection> sections = new ArrayList<>();
        for (Samples samples : computed.toOptional().orElse(List.of())) {
            // Both are yes or no, and families of forms know one such quantity.
            Samples asked = samples.of(SampledQuantity.LOST);
            Solved<Optional<FoundForm>> found = Discovery.likely(asked, () -> forms.apply(asked), run);
            shortfall = shortfall.or(() -> Discovery.shortfall(found));
            sections.add(ReportSection.of(samples, found.toOptional().flatMap(form -> form)));
        }
        return new DiscoveryReport(variation.title(), play, sections, shortfall);
    }

    private int extent() {
        return Math.min(variation.extent(play, run), variation.variables().size() == 1 ? LARGEST_LINE : LARGEST_SQUARE);
    }
}
