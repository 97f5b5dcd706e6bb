package org.grundy.heap.period;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;
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

    /// The finder for some rules; [#NONE] where no theorem bounds how far one would have to look.
    static PeriodFinder of(SequenceRules rules) {
        return switch (rules) {
            case SequenceRules.Coded(TakeAndBreakCode code)
            when PeriodTheorem.appliesTo(code) -> by(PeriodTheorem.of(code), code.toString());
            case SequenceRules.Taken(SubtractionSet set)
            when isShort(set) -> by(PeriodTheorem.ofSubtraction(set.largest().longValueExact()), set.toString());
            case SequenceRules.AllBut(SubtractionSet forbidden)
            when isShort(forbidden) -> new AllButPeriodFinder(forbidden);
            default -> NONE;
        };
    }

    private static boolean isShort(SubtractionSet set) {
        return set.largest().bitLength() < Integer.SIZE;
    }

    /// A finder by a theorem on runs of equal values.
    ///
    /// @param rules the game as certificates name it
    static PeriodFinder by(PeriodTheorem rule, String rules) {
        return (values, run) -> new PeriodSearch(new ValuesFromLast(values, run), rule).certificate(rules);
    }
}
