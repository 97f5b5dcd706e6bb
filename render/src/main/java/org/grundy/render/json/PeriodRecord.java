package org.grundy.render.json;

import java.util.List;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.period.ObservedPeriod;
import org.grundy.heap.period.PeriodExceptions;
import org.grundy.heap.sequence.PeriodReport;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What was found out about a period.
///
/// @param code as it is written
/// @param preperiod first n from which the values repeat; null where no period is proved
/// @param period null where none is proved
/// @param saltus by which values rise with each period; left out where no period is proved
/// @param proved whether a period is proved
/// @param exceptions the heaps before the period that the cycle would give other values, the first ones;
///     left out where no period is proved, or there was no time to look for them
/// @param exceptionCount how many there are in all
/// @param theorem by which it is proved; where no period is proved, the one that knows every value, left
///     out where there is none
/// @param bound the values had to repeat for all n from the preperiod up to below this
/// @param values how many values were computed, or are needed for the proof
/// @param max the largest of the values, of all heaps where the period is proved and has no saltus;
///     left out where there was no time to look for it
/// @param observed a repetition that is not proved, left out where there is none
/// @param kernel that computed the values
public record PeriodRecord(
        String code,
        @Nullable Long preperiod,
        @Nullable Long period,
        @OmittedIfNull @Nullable Long saltus,
        boolean proved,
        @OmittedIfNull @Nullable List<Integer> exceptions,
        @OmittedIfNull @Nullable Integer exceptionCount,
        @OmittedIfNull @Nullable String theorem,
        @OmittedIfNull @Nullable Long bound,
        long values,
        @OmittedIfNull @Nullable PlaceRecord max,
        @OmittedIfNull @Nullable ObservedPeriod observed,
        String kernel) {

    /// The record of a report.
    public static PeriodRecord of(PeriodReport report) {
        return switch (report) {
            case PeriodReport.Proved proved -> of(proved);
            case PeriodReport.Open open ->
                new PeriodRecord(
                        open.rules(),
                        null,
                        null,
                        null,
                        false,
                        null,
                        null,
                        open.known().map(known -> known.theorem().key()).orElse(null),
                        null,
                        open.values(),
                        open.summary().map(PlaceRecord::max).orElse(null),
                        open.observed().orElse(null),
                        open.kernel());
        };
    }

    private static PeriodRecord of(PeriodReport.Proved report) {
        PeriodCertificate proved = report.period();
        return new PeriodRecord(
                report.rules(),
                proved.preperiod(),
                proved.period(),
                proved.saltus(),
                true,
                report.exceptions().map(PeriodExceptions::first).orElse(null),
                report.exceptions().map(PeriodExceptions::count).orElse(null),
                proved.theorem(),
                report.bound(),
                proved.checkedTo(),
                report.summary().map(PlaceRecord::max).orElse(null),
                null,
                report.kernel());
    }
}
