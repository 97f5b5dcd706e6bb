package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;

/// A count or a sum, and how it is known.
///
/// @param result exact
/// @param method how it was counted
/// @param grounds the forms that it rests on, a report with one of them for each game; none where values were
///     computed from the rules, or an automaton was proved right
/// @param certain whether all forms are proved, as far as they are used
public record CountAnswer(BigInteger result, CountMethod method, List<DiscoveryReport> grounds, boolean certain) {
    /// Copies the list.
    public CountAnswer {
        grounds = List.copyOf(grounds);
    }

    /// An answer that rests on no form.
    static CountAnswer of(CountResult counted) {
        return of(counted, List.of());
    }

    static CountAnswer of(CountResult counted, List<DiscoveryReport> grounds) {
        return of(counted, grounds, FoundForm::isProved);
    }

    /// @param proved whether a form is proved as far as it is used
    static CountAnswer of(CountResult counted, List<DiscoveryReport> grounds, Predicate<FoundForm> proved) {
        boolean certain = grounds.stream()
                .flatMap(report -> report.sections().stream())
                .flatMap(section -> section.finding().stream())
                .allMatch(proved);
        return new CountAnswer(counted.result(), counted.method(), grounds, certain);
    }
}
