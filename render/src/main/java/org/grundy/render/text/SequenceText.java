package org.grundy.render.text;

import static org.grundy.render.text.SequenceMessages.say;

import java.math.BigInteger;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.sequence.SequenceSummary;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;

/// A nim-sequence as rows of numbers, and what stands out in it.
public final class SequenceText {
    private static final int NAMES = 10;

    private final SequenceReport report;
    private final Language language;
    private final Paint paint;

    private SequenceText(SequenceReport report, Language language, Paint paint) {
        this.report = report;
        this.language = language;
        this.paint = paint;
    }

    /// Writes the title, the values in rows and the summary. Called inside [Run#attempt]: where that ends
    /// the work, whole lines have been written.
    ///
    /// @param most how many values are shown at most, the first ones
    /// @param run charged for each row
    public static void write(
            SequenceReport report, int most, Language language, Paint paint, Run run, StringBuilder out) {
        SequenceText text = new SequenceText(report, language, paint);
        out.append(text.title()).append('\n');
        text.rows(Math.min(most, report.shown()), run, out);
        out.append('\n').append(text.summary());
    }

    private String title() {
        String end = report.shown() == 1 ? "" : "…" + (report.count() - 1);
        String words = say(language, "sequence.heading");
        return paint.strong(report.title() + words + report.from() + end) + "\n";
    }

    private void rows(int shown, Run run, StringBuilder out) {
        NumberRows.ofHeaps(
                        BigInteger.valueOf(report.from()),
                        shown,
                        place -> report.values().get(report.from() + place))
                .write(paint, run, out);
        int left = report.shown() - shown;
        if (left > 0) {
            out.append(paint.faint(more(left))).append('\n');
        }
    }

    private String more(int left) {
        return say(language, "sequence.more", "left", left);
    }

    private String summary() {
        Page page = new Page(paint);
        SequenceSummary of = report.summary();
        line(
                page,
                say(language, "sequence.maximum"),
                say(language, "sequence.maximum-at", "max", of.max(), "maxAt", of.maxAt()));
        line(
                page,
                say(language, "sequence.zeros"),
                say(language, "sequence.zeros-at", "zeros", of.zeros(), "lastZero", of.lastZero()));
        if (of.mask() != 0 && of.rare() > 0) {
            line(
                    page,
                    say(language, "sequence.rare"),
                    SequenceMessages.rare(language, of.mask(), of.byParity(), of.rare(), of.lastRare()));
        }
        report.period().ifPresent(proved -> line(page, say(language, "sequence.period"), period(proved)));
        line(page, say(language, "sequence.computed"), speed());
        return page.toString();
    }

    private void line(Page page, String name, String words) {
        page.line(0, paint.faint(DisplayWidth.left(name, NAMES)) + words);
    }

    private String period(PeriodCertificate proved) {
        String saltus = proved.saltus() == 0 ? "" : say(language, "period.saltus") + proved.saltus();
        return say(
                language,
                "sequence.proved",
                "length",
                proved.period(),
                "preperiod",
                proved.preperiod(),
                "saltus",
                saltus,
                "checkedTo",
                proved.checkedTo());
    }

    private String speed() {
        return SequenceMessages.speed(language, report.computed(), report.time(), report.rate(), report.kernel());
    }
}
