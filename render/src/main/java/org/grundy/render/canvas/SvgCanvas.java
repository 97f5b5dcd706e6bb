package org.grundy.render.canvas;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/// Writes what is drawn as SVG. What follows each other in one colour is one path, and texts of one style are
/// one group, which keeps files small.
public final class SvgCanvas implements Canvas {
    /// Above this number of stretches of one colour a raster is a bitmap in the file: paths would be several times
    /// larger.
    private static final int MOST_STRETCHES = 30_000;

    private final StringBuilder out = new StringBuilder();
    private PathData path = new PathData(out);
    private String begun = "";
    private String end = "";

    private SvgCanvas() {}

    /// Writes a picture.
    ///
    /// @throws IOException if the stream does
    public static void write(Painting picture, OutputStream out) throws IOException {
        SvgCanvas canvas = new SvgCanvas();
        canvas.begin(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + picture.width() + "\" height=\""
                        + picture.height() + "\" viewBox=\"0 0 " + picture.width() + " " + picture.height()
                        + "\" font-family=\"sans-serif\">\n",
                "");
        picture.paint(canvas);
        canvas.begin("</svg>\n", "");
        out.write(canvas.out.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// Goes on with an element that holds many pieces, or ends it and begins this one.
    private void begin(String start, String itsEnd) {
        if (!start.equals(begun)) {
            out.append(end).append(start);
            begun = start;
            end = itsEnd;
            path = new PathData(out);
        }
    }

    private void finish() {
        begin("", "");
    }

    private static String colour(int colour) {
        return "#" + Integer.toHexString(0x1000000 | colour).substring(1);
    }

    private static String number(double length) {
        return PathData.number(length);
    }

    @Override
    public void fill(double x, double y, double width, double height, int colour) {
        begin("<path fill=\"" + colour(colour) + "\" d=\"", "\"/>\n");
        path.rectangle(x, y, width, height);
    }

    /// A line as short as can be, with round ends.
    @Override
    public void dot(double x, double y, double radius, int colour) {
        begin(
                "<path stroke=\"" + colour(colour) + "\" stroke-width=\"" + number(2 * radius)
                        + "\" stroke-linecap=\"round\" d=\"",
                "\"/>\n");
        path.line(x, y, 0.01);
    }

    @Override
    public void squares(double x, double y, int side, Raster raster) {
        AtomicInteger stretches = new AtomicInteger();
        raster.each((column, row, length, colour) -> stretches.incrementAndGet());
        if (stretches.get() > MOST_STRETCHES) {
            bitmap(x, y, side, raster);
        } else {
            lines(x, y, side, raster);
        }
    }

    /// A path for each colour, as if with a pen of the height of a row.
    private void lines(double x, double y, int side, Raster raster) {
        Map<Integer, StringBuilder> texts = new TreeMap<>();
        Map<Integer, PathData> paths = new TreeMap<>();
        raster.each((column, row, length, colour) -> paths.computeIfAbsent(
                        colour, c -> new PathData(texts.computeIfAbsent(c, any -> new StringBuilder())))
                .line(column, row, length));
        begin(
                "<g transform=\"translate(" + number(x) + " " + number(y + side / 2.0) + ")scale(" + side
                        + ")\" shape-rendering=\"crispEdges\">\n",
                "</g>\n");
        texts.forEach((colour, steps) -> out.append("<path stroke=\"")
                .append(colour(colour))
                .append("\" d=\"")
                .append(steps)
                .append("\"/>\n"));
        finish();
    }

    private void bitmap(double x, double y, int side, Raster raster) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            PngFile.write(raster, png);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        begin(
                "<image xmlns:xlink=\"http://www.w3.org/1999/xlink\" x=\"" + number(x) + "\" y=\"" + number(y)
                        + "\" width=\"" + raster.columns() * side + "\" height=\"" + raster.rows() * side
                        + "\" preserveAspectRatio=\"none\" style=\"image-rendering:pixelated\""
                        + " xlink:href=\"data:image/png;base64,",
                "\"/>\n");
        out.append(Base64.getEncoder().encodeToString(png.toByteArray()));
        finish();
    }

    @Override
    public void write(String text, double x, double y, TextStyle style) {
        String anchor = switch (style.anchor()) {
            case START -> "";
            case MIDDLE -> " text-anchor=\"middle\"";
            case END -> " text-anchor=\"end\"";
        };
        begin(
                "<g fill=\"" + colour(style.colour()) + "\" font-size=\"" + number(style.size()) + "\"" + anchor
                        + ">\n",
                "</g>\n");
        String place = "x=\"" + number(x) + "\" y=\"" + number(y) + "\"";
        String turn = style.upwards() ? " transform=\"rotate(-90 " + number(x) + " " + number(y) + ")\"" : "";
        out.append("<text ")
                .append(place)
                .append(turn)
                .append(">")
                .append(XmlText.of(text))
                .append("</text>\n");
    }

    @Override
    public void draw(Painting part, double x, double y) {
        begin("<g transform=\"translate(" + number(x) + " " + number(y) + ")\">\n", "");
        part.paint(this);
        begin("</g>\n", "");
        begun = "";
    }
}
