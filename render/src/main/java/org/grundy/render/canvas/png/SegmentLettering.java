package org.grundy.render.canvas.png;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import org.grundy.render.canvas.TextStyle;

/// Writes digits as seven-segment figures, for machines without any font. Other characters are left blank.
final class SegmentLettering implements Lettering {
    private static final String SHOWN = "0123456789−-+ ";

    /// For each digit its segments: top, upper right, lower right, bottom, lower left, upper left, middle.
    private static final int[] SEGMENTS = {
        0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111
    };

    private static final double[][] LINES = {
        {0, 1, 1, 1}, {1, 1, 1, 0.5}, {1, 0.5, 1, 0}, {0, 0, 1, 0}, {0, 0.5, 0, 0}, {0, 1, 0, 0.5}, {0, 0.5, 1, 0.5}
    };
    private static final int MIDDLE = 0b1000000;
    private static final double HEIGHT = 0.7;
    private static final double WIDTH = 0.36;
    private static final double ADVANCE = 0.58;
    private static final double THICKNESS = 0.09;

    /// The width of a text.
    double width(String text, double size) {
        return text.length() * ADVANCE * size;
    }

    @Override
    public boolean shows(String text) {
        return text.chars().allMatch(c -> SHOWN.indexOf(c) >= 0);
    }

    @Override
    public void write(Graphics2D on, String text, double x, double y, TextStyle style) {
        double size = style.size();
        Stroke before = on.getStroke();
        on.setStroke(new BasicStroke((float) (THICKNESS * size), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        double left = style.anchor().start(x, width(text, size));
        for (int i = 0; i < text.length(); i++) {
            draw(on, segments(text.charAt(i)), left + i * ADVANCE * size, y, size);
        }
        on.setStroke(before);
    }

    private static int segments(char c) {
        return c >= '0' && c <= '9' ? SEGMENTS[c - '0'] : c == '−' || c == '-' ? MIDDLE : 0;
    }

    private static void draw(Graphics2D on, int segments, double left, double bottom, double size) {
        for (int i = 0; i < LINES.length; i++) {
            if ((segments >> i & 1) == 1) {
                double[] line = LINES[i];
                on.draw(new Line2D.Double(
                        left + line[0] * WIDTH * size,
                        bottom - line[1] * HEIGHT * size,
                        left + line[2] * WIDTH * size,
                        bottom - line[3] * HEIGHT * size));
            }
        }
    }
}
