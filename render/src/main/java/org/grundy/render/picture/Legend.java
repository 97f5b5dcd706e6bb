package org.grundy.render.picture;

import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.TextStyle;
import org.grundy.render.text.TableCaption;

/// What the colours mean: a square for each kind of position, and a bar for the numbers of N positions.
final class Legend {
    private static final int LONGEST_BAR = 160;
    private static final int SHORTEST_BAR = 60;
    private static final int BAR_STEPS = 80;
    private static final int LEAST_WIDTH = 60;

    /// About how many labels a bar has.
    private static final double LABELS = 5;

    private final Colours colours;
    private final PictureKeys keys;
    private final boolean bar;
    private final int barHeight;

    Legend(Table table, Colours colours, TableCaption words, int height, boolean shades) {
        this.colours = colours;
        this.keys = new PictureKeys();
        boolean outcomes = table.quantity() == TableQuantity.OUTCOME;
        boolean oneShade = colours.anyWon() && colours.largest() <= colours.least();
        boolean keyed = outcomes || !shades || oneShade;
        keys.addIf(colours.anyLost(), Palette.lost(0), words.lost());
        int won = shades || outcomes ? colours.won(colours.least()) : Palette.POINT;
        keys.addIf(keyed && colours.anyWon(), won, words.won());
        keys.addIf(colours.anyDrawn(), Palette.DRAWN, words.drawn());
        keys.addIf(colours.anyInfinite(), Palette.DRAWN, TableCaption.INFINITE + " " + words.infinite());
        keys.addIf(colours.anyUnknown(), Palette.UNKNOWN, words.unknown());
        this.barHeight = Math.clamp(height - (long) keys.height() - PictureKeys.ROW, SHORTEST_BAR, LONGEST_BAR);
        this.bar = !keyed && colours.anyWon() && colours.largest() > colours.least();
    }

    int width() {
        return (int) Math.ceil(Math.max(LEAST_WIDTH, keys.width()));
    }

    int height() {
        return keys.height() + (bar ? barHeight + PictureKeys.ROW : 0);
    }

    /// Draws it below and to the right of a place.
    void paint(Canvas on, double x, double y) {
        keys.paint(on, x, y);
        if (bar) {
            paintBar(on, x, y + keys.height() + PictureKeys.GAP);
        }
    }

    private void paintBar(Canvas on, double x, double y) {
        double least = colours.least();
        double range = colours.largest() - least;
        double height = (double) barHeight / BAR_STEPS;
        for (int i = 0; i < BAR_STEPS; i++) {
            int colour = colours.won(least + range * (i + 0.5) / BAR_STEPS);
            on.fill(x, y + barHeight - (i + 1) * height, PictureKeys.SQUARE, height, colour);
        }
        long step = Ticks.step(range / LABELS);
        for (double value = Math.ceil(least / step) * step; value <= colours.largest(); value += step) {
            double place = y + barHeight - barHeight * (value - least) / range;
            on.fill(x + PictureKeys.SQUARE, place - 0.5, 4, 1, Palette.LINE);
            on.write(
                    Long.toString((long) value),
                    x + PictureKeys.SQUARE + PictureKeys.GAP,
                    place + PictureKeys.TEXT_SIZE * 0.35,
                    new TextStyle(PictureKeys.TEXT_SIZE, Palette.QUIET_TEXT));
        }
    }
}
