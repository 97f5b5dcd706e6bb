package org.grundy.render.picture;

import java.util.BitSet;
import org.grundy.analysis.table.Table;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.render.text.TableCaption;
import org.grundy.run.Run;

/// A point for each number of a long line: n to the right, its number upwards.
final class PlotChart implements Painting {
    private static final int FINE = 2;

    private final Table table;
    private final PlotAxes axes;
    private final double radius;
    private final Run run;

    PlotChart(Table table, Colours colours, Run run) {
        this.table = table;
        this.run = run;
        this.axes = new PlotAxes(table.x(), Math.max(1, colours.anyWon() ? colours.largest() : 1));
        this.radius = Math.clamp(600.0 / table.size(), 0.9, 3);
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
        axes.paint(on);
        paintPoints(on, false);
        paintPoints(on, true);
    }

    /// P positions are drawn last, over the others. Points that would fall on one half of a pixel are drawn once.
    private void paintPoints(Canvas on, boolean lost) {
        BitSet drawn = new BitSet();
        for (int i = 0; i < table.size(); i++) {
            run.option();
            double value = table.rounded(i);
            if (Double.isNaN(value) || TableCaption.lost(table, i) != lost) {
                continue;
            }
            double x = axes.x(i);
            double y = axes.y(value);
            int row = (int) (y * FINE);
            int place = row * width() * FINE + (int) (x * FINE);
            if (!drawn.get(place)) {
                drawn.set(place);
                on.dot(x, y, radius, lost ? Palette.lost(0) : Palette.POINT);
            }
        }
    }
}
