package org.grundy.render.text;

import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.period.ObservedPeriod;
import org.grundy.heap.period.PeriodExceptions;
import org.grundy.heap.period.PeriodReport;
import org.grundy.heap.period.ValuesTheorem;
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
        String rises = period.saltus() == 0 ? "" : language.of(", saltus ", "，跃度 ") + period.saltus();
        page.line(
                0,
                report.rules() + "  "
                        + page.paint()
                                .strong(language.of(
                                        "period " + period.period() + " from n = " + period.preperiod() + " on" + rises,
                                        "从 n = " + period.preperiod() + " 起周期为 " + period.period() + rises))
                        + "  " + page.paint().good(language.of("proved", "已证明")));
        page.paragraph(2, why(report));
        report.exceptions().ifPresent(heaps -> page.paragraph(2, exceptions(heaps)));
        report.summary().ifPresent(summary -> page.paragraph(2, largest(summary, period.saltus() == 0)));
        boolean whole = report.exceptions().isPresent() && report.summary().isPresent();
        if (!whole) {
            page.paragraph(
                    2,
                    language.of(
                            "There was no time to look for exceptions and the largest value.", "没有时间再查找例外的堆和最大的值。"));
        }
    }

    private String largest(SequenceSummary summary, boolean ofAll) {
        return language.of(
                "The largest value " + (ofAll ? "of all heaps" : "below n = " + summary.count()) + " is "
                        + summary.max() + ", first at n = " + summary.maxAt() + ".",
                (ofAll ? "所有堆中" : "n = " + summary.count() + " 以下") + "最大的值是 " + summary.max() + "，首次出现于 n = "
                        + summary.maxAt() + "。");
    }

    private String why(PeriodReport.Proved report) {
        PeriodCertificate period = report.period();
        String rise = period.saltus() == 0 ? "" : " + " + period.saltus();
        String repeats = "G(n + " + period.period() + ") = G(n)" + rise;
        return language.of(
                        repeats + " was compared for " + period.preperiod() + " ≤ n < " + report.bound()
                                + ", by the first " + period.checkedTo() + " values.",
                        "对 " + period.preperiod() + " ≤ n < " + report.bound() + " 比较了 " + repeats + "，共用前 "
                                + period.checkedTo() + " 个值。")
                + language.of(" ", "")
                + EngineMessages.ALL
                        .sentence("period." + period.theorem())
                        .map(language::of)
                        .orElse("");
    }

    private String exceptions(PeriodExceptions heaps) {
        if (heaps.count() == 0) {
            return language.of("No heap is exceptional.", "没有例外的堆。");
        }
        String listed = heaps.first().stream()
                .limit(SHOWN)
                .map(n -> Integer.toString(n))
                .collect(Collectors.joining(language.of(", ", "、")));
        boolean all = heaps.count() <= SHOWN;
        String last = all ? "" : language.of(", …, ", "……") + heaps.last();
        return language.of(
                heaps.count() + " heaps have values that the cycle would not give them: " + listed + last + ".",
                heaps.count() + " 个堆的值与循环不符：" + listed + last + "。");
    }

    private void open(PeriodReport.Open report) {
        page.line(
                0,
                report.rules() + "  "
                        + page.paint()
                                .open(language.of(
                                        "no period proved by the first " + report.values() + " values",
                                        "前 " + report.values() + " 个值未能证明周期")));
        if (report.known().isPresent()) {
            known(report.known().get());
        } else if (!report.provable()) {
            page.paragraph(
                    2,
                    language.of(
                            "No theorem proves a period of such a code: it asks for unequal heaps or never ends.",
                            "没有定理能证明这类代码的周期：它要求各堆不等，或有无穷多位。"));
        }
        report.observed().ifPresent(this::observed);
    }

    private void known(ValuesTheorem known) {
        Sentences sentences = Sentences.of(known.game(), language);
        page.paragraph(
                2,
                language.of("The value of every heap is known nevertheless. ", "不过每一堆的值都是已知的。")
                        + sentences.of(
                                "theorem", Map.of("source", known.theorem().source())));
        sentences
                .find(known.theorem().key() + ".statement")
                .ifPresent(text -> page.paragraph(4, text, page.paint()::faint));
    }

    private void observed(ObservedPeriod seen) {
        String rise = seen.saltus() == 0 ? "" : " + " + seen.saltus();
        String repeats = "G(n + " + seen.period() + ") = G(n)" + rise;
        page.paragraph(
                2,
                language.of(
                        "Observed, not proved: " + repeats + " for all n ≥ " + seen.preperiod() + " up to n + "
                                + seen.period() + " = " + (seen.to() - 1) + ".",
                        "仅为观察，未经证明：对 n ≥ " + seen.preperiod() + " 直到 n + " + seen.period() + " = " + (seen.to() - 1)
                                + "，均有 " + repeats + "。"));
    }
}
