package org.grundy.render.picture;

import org.grundy.analysis.table.Axis;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.TextStyle;
import org.grundy.render.canvas.TextWidths;

/// The axes around a plot: n to the right, its number upwards from 0.
///
/// @param n the numbers to the right
/// @param largest number upwards, at least 1
record PlotAxes(Axis n, double largest) {
    static final int PLOT_WIDTH = 1000;
    static final int PLOT_HEIGHT = 480;
    static final int MARGIN = 10;

    private static final int GAP = 8;
    private static final double LABEL = 12;
    private static final TextStyle LABELS = new TextStyle(LABEL, Palette.QUIET_TEXT);
    private static final TextStyle NAME = new TextStyle(LABEL + 1, Palette.TEXT);
    private static final double TICKS_UP = 9;

    int width() {
        return left() + PLOT_WIDTH + 2 * MARGIN;
    }

    int height() {
        return PLOT_HEIGHT + 2 * MARGIN + (int) (3 * LABEL) + GAP;
    }

    private int left() {
        return (int) Math.ceil(2 * GAP + TextWidths.of(Long.toString((long) largest), LABEL));
    }

    /// Where the middle of a place is.
    ///
    /// @param index from 0
    double x(double index) {
        return left() + MARGIN + PLOT_WIDTH * (index + 0.5) / n.count();
    }

    double y(double value) {
        return MARGIN + PLOT_HEIGHT * (1 - value / largest);
    }

    /// Draws the axes and the lines across the plot.
    void paint(Canvas on) {
        paintLevels(on);
        paintTicks(on);
    }

    private void paintLevels(Canvas on) {
        long step = Ticks.step(largest / TICKS_UP);
        for (long value = 0; value <= largest; value += step) {
            double y = y((double) value);
            on.fill(left(), y - 0.25, PLOT_WIDTH + 2.0 * MARGIN, 0.5, Palette.LINE);
            on.write(Long.toString(value), left() - (double) GAP, y + 0.36 * LABEL, LABELS.ending());
        }
    }

    private void paintTicks(Canvas on) {
        double bottom = PLOT_HEIGHT + 2.0 * MARGIN;
        double apart = (TextWidths.of("0".repeat(7), LABEL) + 2 * GAP) * n.count() / PLOT_WIDTH;
        Ticks ticks = Ticks.of(n, apart);
        on.fill(left(), bottom, PLOT_WIDTH + 2.0 * MARGIN, 1, Palette.QUIET_TEXT);
        for (Ticks.Tick tick : ticks.places()) {
            on.fill(x(tick.index()) - 0.5, bottom, 1, 4, Palette.QUIET_TEXT);
            on.write(tick.label(), x(tick.index()), bottom + LABEL + GAP, LABELS.centred());
        }
        double middle = left() + MARGIN + PLOT_WIDTH / 2.0;
        on.write(ticks.name(n.name()), middle, bottom + 2 * LABEL + 2 * GAP, NAME.centred());
    }
}
