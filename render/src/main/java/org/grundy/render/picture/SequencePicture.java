package org.grundy.render.picture;

import java.util.stream.Collectors;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.render.Language;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.run.Run;

/// A plot of a nim-sequence that shows its period, preperiod and exceptions, where a period is proved.
public final class SequencePicture extends Picture {
    private final SequenceReport report;
    private final SequenceChart chart;

    private SequencePicture(SequenceReport report, Language language, Run run) {
        super(language);
        this.report = report;
        this.chart = new SequenceChart(report, run);
    }

    /// The plot of a sequence. Called inside [Run#attempt].
    ///
    /// @param run charged for it, also as it is drawn
    public static SequencePicture of(SequenceReport report, Language language, Run run) {
        return new SequencePicture(report, language, run);
    }

    @Override
    Painting in(Language shown) {
        return new Layout(shown);
    }

    @Override
    String words(Language shown) {
        return new Layout(shown).words();
    }

    /// Where everything stands.
    private final class Layout implements Painting {
        private final Language shown;
        private final PictureKeys keys = new PictureKeys();

        Layout(Language shown) {
            this.shown = shown;
            keys.addIf(report.period().isPresent(), Palette.POINT, shown.of("as in the cycle", "与循环一致"));
            keys.addIf(chart.anyException(), Palette.lost(0), shown.of("exception", "例外"));
            keys.addIf(chart.anyPreperiod(), chart.preperiodGround(), shown.of("before the period", "周期之前"));
        }

        private String title() {
            return report.title() + shown.of(" — Grundy values", "——SG 值");
        }

        private String subtitle() {
            return "n = " + report.from() + "…" + (report.count() - 1)
                    + report.period().map(this::period).orElse("");
        }

        private String period(PeriodCertificate proved) {
            String saltus = proved.saltus() == 0 ? "" : shown.of(", saltus ", "，跃度 ") + proved.saltus();
            return shown.of(
                    "; period " + proved.period() + " from n = " + proved.preperiod() + " on" + saltus + " (proved)",
                    "；从 n = " + proved.preperiod() + " 起周期为 " + proved.period() + saltus + "（已证明）");
        }

        String words() {
            return title()
                    + subtitle()
                    + keys.keys().stream().map(PictureKeys.Key::text).collect(Collectors.joining());
        }

        @Override
        public int width() {
            double head = headWidth(title(), subtitle());
            double plot = chart.width() + (keys.keys().isEmpty() ? 0 : MARGIN + keys.width());
            return 2 * MARGIN + (int) Math.ceil(Math.max(head, plot));
        }

        @Override
        public int height() {
            return HEAD + MARGIN + chart.height();
        }

        @Override
        public void paint(Canvas on) {
            paintHead(on, this, title(), subtitle());
            keys.paint(on, MARGIN + chart.width() + (double) MARGIN, HEAD);
            on.draw(chart, MARGIN, HEAD);
        }
    }
}
