package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.run.Solved;

/// What was found of a game.
///
/// @param name the game, or what else the values are of
/// @param play how it is played
/// @param sections one for each quantity, as far as the budget reached
/// @param shortfall which limit was met, if one was
public record DiscoveryReport(
        String name, Play play, List<ReportSection> sections, Optional<Solved.Undecided<?>> shortfall) {
    /// Copies the list.
    public DiscoveryReport {
        sections = List.copyOf(sections);
    }

    /// What was found of a quantity, empty if its values are not known.
    public Optional<ReportSection> of(SampledQuantity quantity) {
        return sections.stream()
                .filter(section -> section.samples().quantity() == quantity)
                .findFirst();
    }

    /// The form found of a quantity, empty if none was.
    public Optional<FoundForm> finding(SampledQuantity quantity) {
        return of(quantity).flatMap(ReportSection::finding);
    }
}
