package org.grundy.render.text;

import java.time.Duration;
import java.util.Locale;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.sequence.SequenceSummary;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

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

    /// The title, the values in rows and the summary.
    ///
    /// @param most how many values are shown at most, the first ones
    public static String of(SequenceReport report, int most, Language language, Paint paint) {
        SequenceText text = new SequenceText(report, language, paint);
        return text.title() + "\n" + text.rows(Math.min(most, report.shown())) + "\n" + text.summary();
    }

    private String title() {
        String end = report.shown() == 1 ? "" : "…" + (report.count() - 1);
        String words = language.of(" — Grundy values of heaps ", "——各堆的 Grundy 值，n = ");
        return paint.strong(report.rules() + words + report.from() + end) + "\n";
    }

    private String rows(int shown) {
        int columns = NumberRows.lineLength(shown, NumberRows.widest(shown, this::value));
        NumberRows rows = new NumberRows(
                "n",
                columns,
                shown,
                row -> Integer.toString(report.from() + row * columns),
                column -> "+" + column,
                this::value,
                n -> report.values().get(report.from() + n) == 0);
        int left = report.shown() - shown;
        return rows.text(paint) + (left == 0 ? "" : paint.faint(more(left)) + "\n");
    }

    private String more(int left) {
        return language.of(
                "… and " + left + " more: --all shows them, --csv and --npy write them",
                "……另有 " + left + " 个：--all 全部显示，--csv 和 --npy 写入文件");
    }

    private String value(int i) {
        return Integer.toString(report.values().get(report.from() + i));
    }

    private String summary() {
        Page page = new Page(paint);
        SequenceSummary of = report.summary();
        line(page, "maximum", "最大值", of.max() + language.of(", first at n = ", "，首次出现于 n = ") + of.maxAt());
        line(page, "zeros", "零的个数", of.zeros() + language.of(", the last at n = ", "，最后一个在 n = ") + of.lastZero());
        if (of.mask() != 0) {
            String mask = "0x" + Integer.toHexString(of.mask()).toUpperCase(Locale.ROOT);
            line(
                    page,
                    "rare",
                    "稀有值",
                    language.of(
                            of.rare() + " under mask " + mask + ", the last at n = " + of.lastRare(),
                            "掩码 " + mask + " 下有 " + of.rare() + " 个，最后一个在 n = " + of.lastRare()));
        }
        report.period().ifPresent(proved -> line(page, "period", "周期", period(proved)));
        line(page, "computed", "计算", speed());
        return page.toString();
    }

    private void line(Page page, String en, String zh, String words) {
        page.line(0, paint.faint(DisplayWidth.left(language.of(en, zh), NAMES)) + words);
    }

    private String period(PeriodCertificate proved) {
        String saltus = proved.saltus() == 0 ? "" : language.of(", saltus ", "，跃度 ") + proved.saltus();
        return language.of(
                proved.period() + " from n = " + proved.preperiod() + " on" + saltus + ", proved by "
                        + proved.checkedTo() + " values",
                proved.period() + "，从 n = " + proved.preperiod() + " 起" + saltus + "；由前 " + proved.checkedTo()
                        + " 个值证明");
    }

    private String speed() {
        String seconds = seconds(report.time());
        return language.of(
                report.computed() + " values in " + seconds + " s, " + report.rate() + " a second, by the kernel "
                        + report.kernel(),
                report.computed() + " 个值，用时 " + seconds + " 秒，每秒 " + report.rate() + " 个；内核 " + report.kernel());
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
    }
}
