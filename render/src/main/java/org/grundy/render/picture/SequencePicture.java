package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.render.Language;
import org.grundy.render.picture.Lettering.Anchor;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.run.Run;

/// A plot of a nim-sequence that shows its period, preperiod and exceptions, where a period is proved.
public final class SequencePicture extends Picture {
    private static final double KEY = 12;
    private static final int SQUARE = 14;
    private static final int ROW = 24;
    private static final int GAP = 8;

    private final SequenceReport report;
    private final SequenceChart chart;

    private SequencePicture(SequenceReport report, Language language, Run run) {
        super(language);
        this.report = report;
        this.chart = new SequenceChart(report, lettering, run);
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

    private record Key(Color colour, String text) {}

    /// Where everything stands.
    private final class Layout implements Painting {
        private final Language shown;
        private final List<Key> keys = new ArrayList<>();

        Layout(Language shown) {
            this.shown = shown;
            if (report.period().isPresent()) {
                keys.add(new Key(Palette.POINT, shown.of("as in the cycle", "与循环一致")));
            }
            if (chart.anyException()) {
                keys.add(new Key(Palette.lost(0), shown.of("exception", "例外")));
            }
            if (chart.anyPreperiod()) {
                keys.add(new Key(chart.preperiodGround(), shown.of("before the period", "周期之前")));
            }
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
            StringBuilder words = new StringBuilder(title()).append(subtitle());
            keys.forEach(key -> words.append(key.text));
            return words.toString();
        }

        private double keyWidth() {
            return keys.stream()
                    .mapToDouble(key -> SQUARE
                            + GAP
                            + Math.max(lettering.width(key.text, KEY), DisplayWidth.of(key.text) * KEY / 2))
                    .max()
                    .orElse(0);
        }

        @Override
        public int width() {
            double head = headWidth(title(), subtitle());
            double plot = chart.width() + (keys.isEmpty() ? 0 : MARGIN + keyWidth());
            return 2 * MARGIN + (int) Math.ceil(Math.max(head, plot));
        }

        @Override
        public int height() {
            return HEAD + MARGIN + chart.height();
        }

        @Override
        public void paint(Graphics2D on) {
            paintHead(on, this, title(), subtitle());
            paintKeys(on, MARGIN + chart.width() + (double) MARGIN);
            on.translate(MARGIN, HEAD);
            chart.paint(on);
            on.translate(-MARGIN, -HEAD);
        }

        private void paintKeys(Graphics2D on, double x) {
            double y = HEAD;
            for (Key key : keys) {
                on.setColor(key.colour);
                on.fill(new Rectangle2D.Double(x, y, SQUARE, SQUARE));
                lettering.write(on, key.text, x + SQUARE + GAP, y + SQUARE - 2, KEY, Anchor.START, Palette.TEXT);
                y += ROW;
            }
        }
    }
}
