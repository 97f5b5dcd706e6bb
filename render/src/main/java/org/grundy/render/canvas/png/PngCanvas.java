package org.grundy.render.canvas.png;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.render.canvas.PngFile;
import org.grundy.render.canvas.Raster;
import org.grundy.render.canvas.TextStyle;

/// Draws on pixels. Works without a display.
public final class PngCanvas implements Canvas {
    private static final int LARGEST_IMAGE = 5000;

    private final Graphics2D on;
    private final Lettering lettering;

    private PngCanvas(Graphics2D on, Lettering lettering) {
        this.on = on;
        this.lettering = lettering;
    }

    /// Writes a picture as PNG, with two pixels for each unit of length where that does not grow too large.
    ///
    /// @throws IOException if the stream does
    public static void write(Painting picture, Lettering lettering, OutputStream out) throws IOException {
        int scale = 2 * Math.max(picture.width(), picture.height()) <= LARGEST_IMAGE ? 2 : 1;
        int width = picture.width() * scale;
        int height = picture.height() * scale;
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D on = image.createGraphics();
        on.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        on.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        on.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        on.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        on.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        on.scale(scale, scale);
        picture.paint(new PngCanvas(on, lettering));
        on.dispose();
        PngFile.write(new Raster(width, height, image.getRGB(0, 0, width, height, null, 0, width)), out);
    }

    @Override
    public void fill(double x, double y, double width, double height, int colour) {
        on.setColor(new Color(colour));
        on.fill(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void dot(double x, double y, double radius, int colour) {
        on.setColor(new Color(colour));
        on.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    @Override
    public void squares(double x, double y, int side, Raster raster) {
        int columns = raster.columns();
        int rows = raster.rows();
        BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, columns, rows, raster.colours(), 0, columns);
        on.translate(x, y);
        on.drawImage(image, 0, 0, columns * side, rows * side, null);
        on.translate(-x, -y);
    }

    @Override
    public void write(String text, double x, double y, TextStyle style) {
        double turn = style.upwards() ? -Math.PI / 2 : 0;
        on.rotate(turn, x, y);
        on.setColor(new Color(style.colour()));
        lettering.write(on, text, x, y, style);
        on.rotate(-turn, x, y);
    }

    @Override
    public void draw(Painting part, double x, double y) {
        on.translate(x, y);
        part.paint(this);
        on.translate(-x, -y);
    }
}
