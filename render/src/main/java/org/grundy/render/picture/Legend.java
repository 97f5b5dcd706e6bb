package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.picture.Lettering.Anchor;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.text.TableCaption;

/// What the colours mean: a square for each kind of position, and a bar for the numbers of N positions.
final class Legend {
    static final double TEXT_SIZE = 12;
    private static final int SQUARE = 14;
    private static final int ROW = 24;
    private static final int LONGEST_BAR = 160;
    private static final int SHORTEST_BAR = 60;
    private static final int BAR_STEPS = 80;
    private static final int GAP = 8;
    private static final int LEAST_WIDTH = 60;
    private static final double LABELS = 5;

    private final Colours colours;
    private final Lettering lettering;
    private final List<Key> keys = new ArrayList<>();
    private final boolean bar;
    private final int barHeight;

    private record Key(Color colour, String text) {}

    Legend(Table table, Colours colours, TableCaption words, Lettering lettering, int height, boolean shades) {
        this.colours = colours;
        this.lettering = lettering;
        boolean outcomes = table.quantity() == TableQuantity.OUTCOME;
        boolean oneShade = colours.anyWon() && colours.largest() <= colours.least();
        boolean keyed = outcomes || !shades || oneShade;
        if (colours.anyLost()) {
            keys.add(new Key(Palette.lost(0), words.lost()));
        }
        if (keyed && colours.anyWon()) {
            keys.add(new Key(shades || outcomes ? colours.won(colours.least()) : Palette.POINT, words.won()));
        }
        if (colours.anyDrawn()) {
            keys.add(new Key(Palette.DRAWN, words.drawn()));
        }
        if (colours.anyInfinite()) {
            keys.add(new Key(Palette.DRAWN, TableCaption.INFINITE + " " + words.infinite()));
        }
        if (colours.anyUnknown()) {
            keys.add(new Key(Palette.UNKNOWN, words.unknown()));
        }
        this.barHeight = Math.clamp(height - (keys.size() + 1L) * ROW, SHORTEST_BAR, LONGEST_BAR);
        this.bar = !keyed && colours.anyWon() && colours.largest() > colours.least();
    }

    int width() {
        double text = keys.stream().mapToDouble(key -> width(key.text)).max().orElse(0);
        return (int) Math.ceil(Math.max(LEAST_WIDTH, SQUARE + GAP + text));
    }

    /// Chinese may be measured without a font that has it, so each of its signs counts as at least one em.
    private double width(String text) {
        return Math.max(lettering.width(text, TEXT_SIZE), DisplayWidth.of(text) * TEXT_SIZE / 2);
    }

    int height() {
        return keys.size() * ROW + (bar ? barHeight + ROW : 0);
    }

    void paint(Graphics2D on, double x, double y) {
        double at = y;
        for (Key key : keys) {
            on.setColor(key.colour);
            on.fill(new Rectangle2D.Double(x, at, SQUARE, SQUARE));
            lettering.write(on, key.text, x + SQUARE + GAP, at + SQUARE - 2, TEXT_SIZE, Anchor.START, Palette.TEXT);
            at += ROW;
        }
        if (bar) {
            paintBar(on, x, at + GAP);
        }
    }

    private void paintBar(Graphics2D on, double x, double y) {
        double least = colours.least();
        double range = colours.largest() - least;
        double height = (double) barHeight / BAR_STEPS;
        for (int i = 0; i < BAR_STEPS; i++) {
            on.setColor(colours.won(least + range * (i + 0.5) / BAR_STEPS));
            on.fill(new Rectangle2D.Double(x, y + barHeight - (i + 1) * height, SQUARE, height));
        }
        long step = Ticks.step(range / LABELS);
        for (double value = Math.ceil(least / step) * step; value <= colours.largest(); value += step) {
            double place = y + barHeight - barHeight * (value - least) / range;
            on.setColor(Palette.LINE);
            on.fill(new Rectangle2D.Double(x + SQUARE, place - 0.5, 4, 1));
            lettering.write(
                    on,
                    Long.toString((long) value),
                    x + SQUARE + GAP,
                    place + TEXT_SIZE * 0.35,
                    TEXT_SIZE,
                    Anchor.START,
                    Palette.QUIET_TEXT);
        }
    }
}
