package org.grundy.render.canvas;

/// How a text is written.
///
/// @param size of the font, in units of the picture
/// @param colour 0xRRGGBB
/// @param upwards whether it is turned to the left, so that it runs from below upwards
public record TextStyle(double size, int colour, Anchor anchor, boolean upwards) {
    /// Where a text stands with respect to the point it is written at.
    public enum Anchor {
        /// It begins there.
        START,
        /// It is centred there.
        MIDDLE,
        /// It ends there.
        END;

        /// Where a text of this width begins.
        public double start(double x, double width) {
            return switch (this) {
                case START -> x;
                case MIDDLE -> x - width / 2;
                case END -> x - width;
            };
        }
    }

    /// A text that begins at its point.
    public TextStyle(double size, int colour) {
        this(size, colour, Anchor.START, false);
    }

    /// The same with its middle at its point.
    public TextStyle centred() {
        return new TextStyle(size, colour, Anchor.MIDDLE, upwards);
    }

    /// The same with its end at its point.
    public TextStyle ending() {
        return new TextStyle(size, colour, Anchor.END, upwards);
    }

    /// The same, turned to the left.
    public TextStyle turned() {
        return new TextStyle(size, colour, anchor, true);
    }
}
