package org.grundy.render.picture;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.grundy.analysis.table.Axis;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.period.PeriodExceptions;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.value.NimValues;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.run.Run;

/// The values of a nim-sequence over n: points, or where there are very many a shade for how many fall on
/// one spot. The heaps before the period stand on a ground of their own, and exceptions are red.
final class SequenceChart implements Painting {
    private static final int MOST_POINTS = 4000;
    private static final int LEVELS = 6;
    private static final int CLEAR = 12;
    private static final double PALEST = 0.25;
    private static final int PREPERIOD = 0xFFF4E0;
    private static final int PERIOD = 0xE3E8EE;

    private final SequenceReport report;
    private final PlotAxes axes;
    private final BitSet exceptions = new BitSet();
    private final Run run;

    SequenceChart(SequenceReport report, Run run) {
        this.report = report;
        this.run = run;
        int largest = 1;
        NimValues values = report.values();
        for (int n = report.from(); n < report.count(); n++) {
            run.option();
            largest = Math.max(largest, values.get(n));
        }
        this.axes = new PlotAxes(new Axis("n", BigInteger.valueOf(report.from()), report.shown()), largest);
        report.period()
                .ifPresent(proved -> PeriodExceptions.each(report.values(), proved, run, n -> {
                    if (n >= report.from() && n < report.count()) {
                        exceptions.set(n);
                    }
                }));
    }

    /// Whether there is an exception among the heaps shown.
    boolean anyException() {
        return !exceptions.isEmpty();
    }

    /// Whether a heap before the period is shown.
    boolean anyPreperiod() {
        return report.period()
                .filter(proved -> proved.preperiod() > report.from())
                .isPresent();
    }

    /// The ground on which heaps before the period stand.
    int preperiodGround() {
        return PREPERIOD;
    }

    @Override
    public int width() {
        return axes.width();
    }

    @Override
    public int height() {
        return axes.height();
    }

    @Override
    public void paint(Canvas on) {
        report.period().ifPresent(proved -> paintPeriod(on, proved));
        axes.paint(on);
        if (report.shown() <= MOST_POINTS) {
            paintPoints(on);
        } else {
            paintShades(on);
        }
    }

    /// The ground of the preperiod, and a line where each period begins if they are far enough apart.
    private void paintPeriod(Canvas on, PeriodCertificate proved) {
        double start = axes.x(-0.5);
        double end = axes.x(report.shown() - 0.5);
        double begins = Math.clamp(axes.x(proved.preperiod() - report.from() - 0.5), start, end);
        double bottom = PlotAxes.PLOT_HEIGHT + 2.0 * PlotAxes.MARGIN;
        on.fill(start, 0, begins - start, bottom, PREPERIOD);
        double length = axes.x((double) proved.period()) - axes.x(0);
        for (double x = begins; length >= CLEAR && x < end; x += length) {
            on.fill(x - 0.5, 0, 1, bottom, PERIOD);
        }
        if (begins < end) {
            on.fill(begins - 0.5, 0, 1, bottom, Palette.QUIET_TEXT);
        }
    }

    /// Exceptions are drawn last, over the others.
    private void paintPoints(Canvas on) {
        for (boolean red : new boolean[] {false, true}) {
            double radius = Math.clamp(600.0 / report.shown(), red ? 2 : 1.1, 3);
            int colour = red ? Palette.lost(0) : Palette.POINT;
            for (int n = report.from(); n < report.count(); n++) {
                if (exceptions.get(n) == red) {
                    double x = axes.x(n - report.from());
                    double y = axes.y(report.values().get(n));
                    on.dot(x, y, radius, colour);
                }
            }
        }
    }

    private void paintShades(Canvas on) {
        paintShades(on, false);
        paintShades(on, true);
    }

    private void paintShades(Canvas on, boolean red) {
        int[] counts = new int[PlotAxes.PLOT_WIDTH * (PlotAxes.PLOT_HEIGHT + 1)];
        int most = 1;
        for (int n = report.from(); n < report.count(); n++) {
            run.option();
            if (exceptions.get(n) == red) {
                int column = (int) ((long) (n - report.from()) * PlotAxes.PLOT_WIDTH / report.shown());
                int row = (int) Math.round(axes.y(report.values().get(n))) - PlotAxes.MARGIN;
                int place = column * (PlotAxes.PLOT_HEIGHT + 1) + row;
                most = Math.max(most, ++counts[place]);
            }
        }
        int scale = most;
        Arrays.setAll(counts, place -> level(counts[place], scale));
        for (int shade = 1; shade <= LEVELS; shade++) {
            paintShade(on, counts, shade, red);
        }
    }

    /// Neighbours in a column are drawn as one.
    private void paintShade(Canvas on, int[] shades, int shade, boolean red) {
        double share = PALEST + (1 - PALEST) * (shade - 1) / (LEVELS - 1);
        int colour = red ? Palette.lost(share - PALEST) : Palette.won(share);
        double thickness = Math.clamp(PlotAxes.PLOT_HEIGHT / axes.largest() / 2, 1.5, 4);
        for (int column = 0; column < PlotAxes.PLOT_WIDTH; column++) {
            int first = column * (PlotAxes.PLOT_HEIGHT + 1);
            int start = 0;
            for (int row = 0; row <= PlotAxes.PLOT_HEIGHT + 1; row++) {
                if (row > PlotAxes.PLOT_HEIGHT || shades[first + row] != shade) {
                    if (start < row) {
                        double top = start + PlotAxes.MARGIN + (1 - thickness) / 2;
                        on.fill(axes.x(-0.5) + column, top, 1, row - start - 1 + thickness, colour);
                    }
                    start = row + 1;
                }
            }
        }
    }

    /// 0 for none, else 1 to the number of levels, by the logarithm.
    private static int level(int count, int most) {
        return count == 0 ? 0 : 1 + (int) Math.round((LEVELS - 1) * Math.log(count) / Math.max(1, Math.log(most)));
    }
}
