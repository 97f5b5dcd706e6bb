package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.List;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;

/// A count or a sum, and how it is known.
///
/// @param result exact
/// @param method how it was counted
/// @param grounds the forms that it rests on, a report with one of them for each game; none where values were
///     computed from the rules, or an automaton was proved right
public record CountAnswer(BigInteger result, CountMethod method, List<DiscoveryReport> grounds) {
    /// Copies the list.
    public CountAnswer {
        grounds = List.copyOf(grounds);
    }

    static CountAnswer of(Counted counted, List<DiscoveryReport> grounds) {
        return new CountAnswer(counted.result(), counted.method(), grounds);
    }

    /// Whether all forms are proved.
    public boolean certain() {
        return grounds.stream()
                .flatMap(report -> report.sections().stream())
                .flatMap(section -> section.finding().stream())
                .allMatch(FoundForm::isProved);
    }
}
