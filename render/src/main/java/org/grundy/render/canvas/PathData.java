package org.grundy.render.canvas;

/// The steps of a path in SVG. Lengths are rounded to hundredths; each step is relative to the place before it, which
/// takes fewer digits, and as places are what is rounded, the errors do not add up.
final class PathData {
    private static final int UNIT = 100;

    private final StringBuilder out;
    private long x;
    private long y;

    /// Goes on behind what is written already, from the origin.
    PathData(StringBuilder out) {
        this.out = out;
    }

    /// A length as SVG has it.
    static String number(double length) {
        StringBuilder written = new StringBuilder();
        number(written, Math.round(length * UNIT));
        return written.toString();
    }

    private static void number(StringBuilder out, long hundredths) {
        long size = Math.abs(hundredths);
        out.append(hundredths < 0 ? "-" : "");
        if (size >= UNIT || size == 0) {
            out.append(size / UNIT);
        }
        long rest = size % UNIT;
        if (rest != 0) {
            out.append('.').append(rest / 10);
            out.append(rest % 10 == 0 ? "" : Long.toString(rest % 10));
        }
    }

    /// A rectangle.
    void rectangle(double left, double top, double width, double height) {
        moveTo(left, top);
        long wide = Math.round((left + width) * UNIT) - x;
        long high = Math.round((top + height) * UNIT) - y;
        step('h', wide);
        step('v', high);
        step('h', -wide);
        out.append('z');
    }

    /// A line to the right.
    void line(double left, double top, double length) {
        moveTo(left, top);
        long end = Math.round((left + length) * UNIT);
        step('h', end - x);
        x = end;
    }

    private void moveTo(double toX, double toY) {
        long nextX = Math.round(toX * UNIT);
        long nextY = Math.round(toY * UNIT);
        step('m', nextX - x);
        out.append(nextY < y ? "" : " ");
        number(out, nextY - y);
        x = nextX;
        y = nextY;
    }

    private void step(char command, long length) {
        out.append(command);
        number(out, length);
    }
}
