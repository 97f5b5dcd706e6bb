package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.list.ListFindings;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.run.Solved;

/// What was found of a game.
///
/// @param name the game, or another source of the values
/// @param play how it is played
/// @param sections one for each quantity, as far as the budget reached
/// @param shortfall the limit that was reached, if any
/// @param lists what was found of lists of any length; empty if positions are no lists, or that was not asked
public record DiscoveryReport(
        String name,
        Play play,
        List<ReportSection> sections,
        Optional<Solved.Undecided<?>> shortfall,
        Optional<ListFindings> lists) {
    public DiscoveryReport {
        sections = List.copyOf(sections);
    }

    /// A report that says nothing of lists.
    public DiscoveryReport(
            String name, Play play, List<ReportSection> sections, Optional<Solved.Undecided<?>> shortfall) {
        this(name, play, sections, shortfall, Optional.empty());
    }

    /// A report of lists of any length alone, where their forms are proved: nothing that tables show says more. Empty
    /// elsewhere.
    public static Optional<DiscoveryReport> ofProved(String name, Play play, Optional<ListFindings> lists) {
        return lists.filter(ListFindings::areProved)
                .map(proved -> new DiscoveryReport(name, play, List.of(), Optional.empty(), lists));
    }

    /// The report with what was found of lists.
    public DiscoveryReport with(Optional<ListFindings> found) {
        return new DiscoveryReport(name, play, sections, shortfall, found);
    }

    /// Whether a form was found.
    public boolean hasForm() {
        return sections.stream().anyMatch(section -> section.finding().isPresent())
                || lists.filter(found -> !found.forms().isEmpty()).isPresent();
    }

    /// A report of one of its sections, and of no shortfall.
    public DiscoveryReport only(ReportSection section) {
        return new DiscoveryReport(name, play, List.of(section), Optional.empty());
    }

    /// The section of a quantity, empty if its values are unknown.
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
