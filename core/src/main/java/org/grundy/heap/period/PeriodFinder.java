package org.grundy.heap.period;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.NimValues;
import org.grundy.run.Run;

/// Looks for a proved period while the values of a sequence arrive.
@FunctionalInterface
public interface PeriodFinder {
    /// A finder for rules of which no theorem proves periods.
    PeriodFinder NONE = (values, run) -> Optional.empty();

    /// A period that the values so far prove. Called again and again as values arrive.
    ///
    /// @param run charged for the work
    Optional<PeriodCertificate> look(NimValues values, Run run);

    /// A finder by a theorem on runs of equal values.
    ///
    /// @param rules the game as certificates name it
    static PeriodFinder by(PeriodTheorem rule, String rules) {
        return (values, run) -> new PeriodSearch(new ValuesFromLast(values, run), rule).certificate(rules);
    }
}
