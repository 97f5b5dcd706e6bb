package org.grundy.render.picture;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.grundy.analysis.table.Axis;
import org.grundy.render.picture.Lettering.Anchor;

/// The axes around a plot: n to the right, its number upwards from 0.
///
/// @param n the numbers to the right
/// @param largest number upwards, at least 1
/// @param lettering for the labels
record PlotAxes(Axis n, double largest, Lettering lettering) {
    static final int PLOT_WIDTH = 1000;
    static final int PLOT_HEIGHT = 480;
    static final int MARGIN = 10;

    private static final int GAP = 8;
    private static final double LABEL = 12;
    private static final double TICKS_UP = 9;

    int width() {
        return left() + PLOT_WIDTH + 2 * MARGIN;
    }

    int height() {
        return PLOT_HEIGHT + 2 * MARGIN + (int) (3 * LABEL) + GAP;
    }

    private int left() {
        return (int) Math.ceil(2 * GAP + lettering.width(Long.toString((long) largest), LABEL));
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
    void paint(Graphics2D on) {
        paintLevels(on);
        paintTicks(on);
    }

    private void paintLevels(Graphics2D on) {
        long step = Ticks.step(largest / TICKS_UP);
        for (long value = 0; value <= largest; value += step) {
            on.setColor(Palette.LINE);
            on.fill(new Rectangle2D.Double(left(), y((double) value) - 0.25, PLOT_WIDTH + 2.0 * MARGIN, 0.5));
            lettering.write(
                    on,
                    Long.toString(value),
                    left() - (double) GAP,
                    y((double) value) + 0.36 * LABEL,
                    LABEL,
                    Anchor.END,
                    Palette.QUIET_TEXT);
        }
    }

    private void paintTicks(Graphics2D on) {
        double bottom = PLOT_HEIGHT + 2.0 * MARGIN;
        double apart = (lettering.width("0".repeat(7), LABEL) + 2 * GAP) * n.count() / PLOT_WIDTH;
        Ticks ticks = Ticks.of(n, apart);
        on.setColor(Palette.QUIET_TEXT);
        on.fill(new Rectangle2D.Double(left(), bottom, PLOT_WIDTH + 2.0 * MARGIN, 1));
        for (Ticks.Tick tick : ticks.places()) {
            on.fill(new Rectangle2D.Double(x(tick.index()) - 0.5, bottom, 1, 4));
            lettering.write(
                    on, tick.label(), x(tick.index()), bottom + LABEL + GAP, LABEL, Anchor.MIDDLE, Palette.QUIET_TEXT);
            on.setColor(Palette.QUIET_TEXT);
        }
        lettering.write(
                on,
                ticks.name(n.name()),
                left() + MARGIN + PLOT_WIDTH / 2.0,
                bottom + 2 * LABEL + 2 * GAP,
                LABEL + 1,
                Anchor.MIDDLE,
                Palette.TEXT);
    }
}
