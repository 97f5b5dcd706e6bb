package org.grundy.render.picture;

import java.util.ArrayList;
import java.util.List;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.TextStyle;
import org.grundy.render.canvas.TextWidths;

/// Squares of colours, one below the other, each with what it stands for.
///
/// @param keys from the top down
record PictureKeys(List<Key> keys) {
    static final double TEXT_SIZE = 12;
    static final int SQUARE = 14;
    static final int ROW = 24;
    static final int GAP = 8;

    /// A colour and what it stands for.
    record Key(int colour, String text) {}

    /// None yet.
    PictureKeys() {
        this(new ArrayList<>());
    }

    /// Adds a key where a picture has its colour.
    void addIf(boolean shown, int colour, String text) {
        if (shown) {
            keys.add(new Key(colour, text));
        }
    }

    /// The width of the widest; 0 if there is none.
    double width() {
        return keys.stream()
                .mapToDouble(key -> SQUARE + GAP + TextWidths.of(key.text, TEXT_SIZE))
                .max()
                .orElse(0);
    }

    int height() {
        return keys.size() * ROW;
    }

    /// Draws them below and to the right of a place.
    void paint(Canvas on, double x, double y) {
        double at = y;
        for (Key key : keys) {
            on.fill(x, at, SQUARE, SQUARE, key.colour);
            on.write(key.text, x + SQUARE + GAP, at + SQUARE - 2, new TextStyle(TEXT_SIZE, Palette.TEXT));
            at += ROW;
        }
    }
}
