package org.grundy.render.table;

import java.awt.Color;
import java.awt.Graphics2D;

/// Writes text into a picture. What can be written depends on the fonts of the machine.
interface Lettering {
    /// Where a text stands with respect to the point it is written at.
    enum Anchor {
        /// It begins there.
        START,
        /// It is centred there.
        MIDDLE,
        /// It ends there.
        END
    }

    /// The width of a text in the units of the picture.
    double width(String text, double size);

    /// Whether all of a text can be shown.
    boolean shows(String text);

    /// Writes a text with its base line at a height.
    void write(Graphics2D on, String text, double x, double y, double size, Anchor anchor, Color colour);

    /// Where a text of this width begins.
    static double start(double x, double width, Anchor anchor) {
        return switch (anchor) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
    }
}
