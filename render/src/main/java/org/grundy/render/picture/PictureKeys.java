package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.grundy.render.picture.Lettering.Anchor;
import org.grundy.render.terminal.DisplayWidth;

/// Squares of colours, one below the other, each with what it stands for.
///
/// @param lettering draws the words
/// @param keys from the top down
record PictureKeys(Lettering lettering, List<Key> keys) {
    static final double TEXT_SIZE = 12;
    static final int SQUARE = 14;
    static final int ROW = 24;
    static final int GAP = 8;

    /// A colour and what it stands for.
    record Key(Color colour, String text) {}

    /// None yet.
    PictureKeys(Lettering lettering) {
        this(lettering, new ArrayList<>());
    }

    /// Adds a key where a picture has its colour.
    void addIf(boolean shown, Color colour, String text) {
        if (shown) {
            keys.add(new Key(colour, text));
        }
    }

    /// The width of the widest; 0 if there is none.
    double width() {
        return keys.stream()
                .mapToDouble(key -> SQUARE + GAP + width(key.text))
                .max()
                .orElse(0);
    }

    /// Chinese may be measured without a font that has it, so each of its signs counts as at least one em.
    private double width(String text) {
        return Math.max(lettering.width(text, TEXT_SIZE), DisplayWidth.of(text) * TEXT_SIZE / 2);
    }

    int height() {
        return keys.size() * ROW;
    }

    /// Draws them below and to the right of a place.
    void paint(Graphics2D on, double x, double y) {
        double at = y;
        for (Key key : keys) {
            on.setColor(key.colour);
            on.fill(new Rectangle2D.Double(x, at, SQUARE, SQUARE));
            lettering.write(on, key.text, x + SQUARE + GAP, at + SQUARE - 2, TEXT_SIZE, Anchor.START, Palette.TEXT);
            at += ROW;
        }
    }
}
