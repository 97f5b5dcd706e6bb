package org.grundy.render.text;

import java.time.Duration;
import java.util.Locale;
import java.util.function.IntFunction;
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

    /// Writes the title, the values in rows and the summary. Called inside [Run#attempt]: where that ends the work,
    /// whole lines have been written.
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
        String words = language.of(" — Grundy values of heaps ", "——各堆的 Grundy 值，n = ");
        return paint.strong(report.rules() + words + report.from() + end) + "\n";
    }

    private void rows(int shown, Run run, StringBuilder out) {
        int columns = NumberRows.lineLength(shown, NumberRows.widest(shown, cells()));
        IntFunction<String> rowName = row -> Integer.toString(report.from() + row * columns);
        new NumberRows("n", columns, shown, rowName, column -> "+" + column, cells()).write(paint, run, out);
        int left = report.shown() - shown;
        if (left > 0) {
            out.append(paint.faint(more(left))).append('\n');
        }
    }

    private String more(int left) {
        return language.of(
                "… and " + left + " more: --all shows them, --csv and --npy write them",
                "……另有 " + left + " 个：--all 全部显示，--csv 和 --npy 写入文件");
    }

    private NumberRows.Cells cells() {
        return new NumberRows.Cells() {
            @Override
            public int number(int place) {
                return report.values().get(report.from() + place);
            }

            @Override
            public String word(int place) {
                throw new IllegalStateException("every heap has a value");
            }

            @Override
            public boolean marked(int place) {
                return number(place) == 0;
            }
        };
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
