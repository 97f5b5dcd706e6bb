package org.grundy.render.text;

import static org.grundy.render.text.SequenceMessages.say;

import java.util.stream.Collectors;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.period.ObservedPeriod;
import org.grundy.heap.period.PeriodExceptions;
import org.grundy.heap.period.ValuesTheorem;
import org.grundy.heap.sequence.PeriodReport;
import org.grundy.heap.sequence.SequenceSummary;
import org.grundy.render.EngineMessages;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// What was found out about a period, in words.
public final class PeriodText {
    private static final int SHOWN = 60;

    private final Language language;
    private final Page page;

    private PeriodText(Language language, Paint paint) {
        this.language = language;
        this.page = new Page(paint);
    }

    /// The words for a report, a line break at the end.
    public static String of(PeriodReport report, Language language, Paint paint) {
        PeriodText text = new PeriodText(language, paint);
        switch (report) {
            case PeriodReport.Proved proved -> text.proved(proved);
            case PeriodReport.Open open -> text.open(open);
        }
        return text.page.toString();
    }

    private void proved(PeriodReport.Proved report) {
        PeriodCertificate period = report.period();
        String rises = period.saltus() == 0 ? "" : say(language, "period.saltus") + period.saltus();
        page.line(
                0,
                report.rules() + "  "
                        + page.paint()
                                .strong(say(
                                        language,
                                        "period.found",
                                        "length",
                                        period.period(),
                                        "preperiod",
                                        period.preperiod(),
                                        "rises",
                                        rises))
                        + "  " + page.paint().good(say(language, "period.proved")));
        page.paragraph(2, why(report));
        report.exceptions().ifPresent(heaps -> page.paragraph(2, exceptions(heaps)));
        report.summary().ifPresent(summary -> page.paragraph(2, largest(summary, period.saltus() == 0)));
        boolean whole = report.exceptions().isPresent() && report.summary().isPresent();
        if (!whole) {
            boolean unkept =
                    period.theorem().equals("window") && report.summary().isPresent();
            page.paragraph(2, say(language, unkept ? "period.unkept" : "period.no-time"));
        }
    }

    private String largest(SequenceSummary summary, boolean ofAll) {
        return say(
                language,
                ofAll ? "period.largest" : "period.largest-so-far",
                "count",
                summary.count(),
                "max",
                summary.max(),
                "maxAt",
                summary.maxAt());
    }

    private String why(PeriodReport.Proved report) {
        PeriodCertificate period = report.period();
        String rise = period.saltus() == 0 ? "" : " + " + period.saltus();
        String repeats = "G(n + " + period.period() + ") = G(n)" + rise;
        return say(
                        language,
                        "period.compared",
                        "repeats",
                        repeats,
                        "preperiod",
                        period.preperiod(),
                        "bound",
                        report.bound(),
                        "checkedTo",
                        period.checkedTo())
                + language.of(" ", "")
                + EngineMessages.ALL
                        .sentence("period." + period.theorem())
                        .map(language::of)
                        .orElse("");
    }

    private String exceptions(PeriodExceptions heaps) {
        if (heaps.count() == 0) {
            return say(language, "period.no-exception");
        }
        String listed = heaps.first().stream()
                .limit(SHOWN)
                .map(n -> Integer.toString(n))
                .collect(Collectors.joining(language.of(", ", "、")));
        boolean all = heaps.count() <= SHOWN;
        String last = all ? "" : language.of(", …, ", "……") + heaps.last();
        return say(language, "period.exceptions", "count", heaps.count(), "listed", listed, "last", last);
    }

    private void open(PeriodReport.Open report) {
        page.line(
                0, report.rules() + "  " + page.paint().open(say(language, "period.open", "values", report.values())));
        if (report.known().isPresent()) {
            known(report.known().get());
        } else if (!report.provable()) {
            page.paragraph(2, say(language, "period.no-theorem"));
        }
        report.observed().ifPresent(this::observed);
    }

    private void known(ValuesTheorem known) {
        Sentences sentences = Sentences.of(known.game(), language);
        page.paragraph(
                2,
                say(language, "period.known")
                        + sentences.of("theorem", "source", known.theorem().source()));
        sentences
                .find(known.theorem().key() + ".statement")
                .ifPresent(text -> page.paragraph(4, text, page.paint()::faint));
    }

    private void observed(ObservedPeriod seen) {
        String rise = seen.saltus() == 0 ? "" : " + " + seen.saltus();
        String repeats = "G(n + " + seen.period() + ") = G(n)" + rise;
        page.paragraph(
                2,
                say(
                        language,
                        "period.observed",
                        "repeats",
                        repeats,
                        "preperiod",
                        seen.preperiod(),
                        "length",
                        seen.period(),
                        "to",
                        (seen.to() - 1)));
    }
}
