package org.grundy.render.table;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import org.grundy.analysis.Axis;
import org.grundy.analysis.Table;
import org.grundy.render.table.Lettering.Anchor;

/// A point for each number of a long line: n to the right, its number upwards.
final class PlotChart implements Chart {
    private static final int PLOT_WIDTH = 1000;
    private static final int PLOT_HEIGHT = 480;
    private static final int MARGIN = 10;
    private static final int GAP = 8;
    private static final double LABEL = 12;
    private static final double TICKS_UP = 9;
    private static final int FINE = 2;

    private final Table table;
    private final Lettering lettering;
    private final double largest;
    private final double radius;
    private final int left;

    PlotChart(Table table, Colours colours, Lettering lettering) {
        this.table = table;
        this.lettering = lettering;
        this.largest = Math.max(1, colours.anyWon() ? colours.largest() : 1);
        this.radius = Math.clamp(600.0 / table.size(), 0.9, 3);
        this.left = (int) Math.ceil(2 * GAP + lettering.width(Long.toString((long) largest), LABEL));
    }

    @Override
    public int width() {
        return left + PLOT_WIDTH + 2 * MARGIN;
    }

    @Override
    public int height() {
        return PLOT_HEIGHT + 2 * MARGIN + (int) (3 * LABEL) + GAP;
    }

    private double x(double index) {
        return left + MARGIN + PLOT_WIDTH * (index + 0.5) / table.size();
    }

    private double y(double value) {
        return MARGIN + PLOT_HEIGHT * (1 - value / largest);
    }

    @Override
    public void paint(Graphics2D on) {
        paintLevels(on);
        paintTicks(on);
        paintPoints(on);
    }

    private void paintLevels(Graphics2D on) {
        long step = Ticks.step(largest / TICKS_UP);
        for (long value = 0; value <= largest; value += step) {
            on.setColor(Palette.LINE);
            on.fill(new Rectangle2D.Double(left, y((double) value) - 0.25, PLOT_WIDTH + 2.0 * MARGIN, 0.5));
            lettering.write(
                    on,
                    Long.toString(value),
                    left - (double) GAP,
                    y((double) value) + 0.36 * LABEL,
                    LABEL,
                    Anchor.END,
                    Palette.QUIET_TEXT);
        }
    }

    private void paintTicks(Graphics2D on) {
        Axis axis = table.x();
        double bottom = PLOT_HEIGHT + 2.0 * MARGIN;
        double apart = (lettering.width("0".repeat(7), LABEL) + 2 * GAP) * table.size() / PLOT_WIDTH;
        Ticks ticks = Ticks.of(axis, apart);
        on.setColor(Palette.QUIET_TEXT);
        on.fill(new Rectangle2D.Double(left, bottom, PLOT_WIDTH + 2.0 * MARGIN, 1));
        for (Ticks.Tick tick : ticks.places()) {
            on.fill(new Rectangle2D.Double(x(tick.index()) - 0.5, bottom, 1, 4));
            lettering.write(
                    on, tick.label(), x(tick.index()), bottom + LABEL + GAP, LABEL, Anchor.MIDDLE, Palette.QUIET_TEXT);
            on.setColor(Palette.QUIET_TEXT);
        }
        lettering.write(
                on,
                ticks.name("n"),
                left + MARGIN + PLOT_WIDTH / 2.0,
                bottom + 2 * LABEL + 2 * GAP,
                LABEL + 1,
                Anchor.MIDDLE,
                Palette.TEXT);
    }

    /// Points that would fall on one half of a pixel are drawn once.
    private void paintPoints(Graphics2D on) {
        BitSet drawn = new BitSet();
        for (int i = 0; i < table.size(); i++) {
            Optional<BigInteger> value = table.value(i);
            if (value.isEmpty()) {
                continue;
            }
            double x = x(i);
            double y = y(value.get().doubleValue());
            int row = (int) (y * FINE);
            int place = row * width() * FINE + (int) (x * FINE);
            if (!drawn.get(place)) {
                drawn.set(place);
                on.setColor(TableWords.lost(table, value.get()) ? Palette.lost(0) : Palette.POINT);
                on.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
            }
        }
    }
}
