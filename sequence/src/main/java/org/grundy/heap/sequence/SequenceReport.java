package org.grundy.heap.sequence;

import java.time.Duration;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// The first values of a nim-sequence with what is reported of them.
///
/// @param title the name by which the game was asked for, with its rules where it does not say them
/// @param rules as a code or a game is written
/// @param from the first heap that is shown
/// @param values of the heaps from 0 on, at least `count` of them
/// @param count how many values the report covers, those before `from` included; at least from + 1
/// @param summary of the values
/// @param period if one is proved
/// @param kernel the name of the kernel that was used last
/// @param computed how many values were computed now, and neither copied by the period nor read from a file
/// @param time that it took
public record SequenceReport(
        String title,
        String rules,
        int from,
        NimValues values,
        int count,
        SequenceSummary summary,
        Optional<PeriodCertificate> period,
        String kernel,
        int computed,
        Duration time) {
    /// A report under the name that its rules have.
    public SequenceReport(
            String rules,
            int from,
            NimValues values,
            int count,
            SequenceSummary summary,
            Optional<PeriodCertificate> period,
            String kernel,
            int computed,
            Duration time) {
        this(rules, rules, from, values, count, summary, period, kernel, computed, time);
    }

    /// A report on the values that a sequence has. Called inside [Run#attempt].
    ///
    /// @param from the first heap that is shown, at most count − 1
    /// @param count at least 1, at most as many as there are
    /// @param run charged for the summary
    public static SequenceReport of(
            SequenceRules rules, NimSequence sequence, int from, int count, int computed, Duration time, Run run) {
        return new SequenceReport(
                rules.toString(),
                from,
                sequence.values(),
                count,
                SequenceSummary.of(sequence.values(), count, SplitMoves.parityOf(rules), run),
                sequence.period(),
                sequence.kernel(),
                computed,
                time);
    }

    /// The same under the name by which the game was asked for.
    public SequenceReport named(String name) {
        return new SequenceReport(name, rules, from, values, count, summary, period, kernel, computed, time);
    }

    /// How many values are shown.
    public int shown() {
        return count - from;
    }

    /// How many values were computed in a second, on the average.
    public long rate() {
        return Math.round(computed * 1e9 / Math.max(1, time.toNanos()));
    }
}
