package org.grundy.render.text;

import static org.grundy.render.text.SequenceMessages.say;

import java.math.BigInteger;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;

/// A nim-sequence whose values are on disk: some of them as rows of numbers, and what is known of all.
public final class FrontierText {
    private static final int NAMES = 10;

    private FrontierText() {}

    /// The text of a report. Called inside [Run#attempt].
    ///
    /// @param run charged for each row
    public static String of(FrontierReport report, Language language, Paint paint, Run run) {
        StringBuilder out = new StringBuilder();
        long last = report.from() + report.shown().size() - 1;
        String range = report.from() + (last > report.from() ? "…" + last : "");
        out.append(paint.strong(report.rules() + say(language, "sequence.heading") + range))
                .append("\n\n");
        NumberRows.ofHeaps(BigInteger.valueOf(report.from()), report.shown().size(), report.shown()::get)
                .write(paint, run, out);
        return out.append('\n').append(summary(report, language, paint)).toString();
    }

    private static String summary(FrontierReport report, Language language, Paint paint) {
        Page page = new Page(paint);
        line(page, paint, say(language, "sequence.maximum"), Integer.toString(report.max()));
        report.rare()
                .ifPresent(rare -> line(
                        page,
                        paint,
                        say(language, "sequence.rare"),
                        SequenceMessages.rare(language, rare.mask(), rare.byParity(), rare.count(), rare.last())));
        line(page, paint, say(language, "sequence.kept"), Long.toString(report.count()));
        line(
                page,
                paint,
                say(language, "sequence.computed"),
                SequenceMessages.speed(language, report.computed(), report.time(), report.rate(), report.kernel()));
        return page.toString();
    }

    private static void line(Page page, Paint paint, String name, String words) {
        page.line(0, paint.faint(DisplayWidth.left(name, NAMES)) + words);
    }
}
