package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import org.grundy.run.Run;

/// Draws many small squares as one image, a pixel each, where rectangles would be too many.
final class PixelImage {
    private PixelImage() {}

    /// The colour of a pixel; rows are counted from the top.
    @FunctionalInterface
    interface Colouring {
        Color of(int column, int row);
    }

    /// Draws them.
    ///
    /// @param place which the image fills
    /// @param run charged with each pixel
    static void paint(Graphics2D on, Rectangle place, int columns, int rows, Run run, Colouring colouring) {
        BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_RGB);
        for (int row = 0; row < rows; row++) {
            run.options(columns);
            for (int column = 0; column < columns; column++) {
                image.setRGB(column, row, colouring.of(column, row).getRGB());
            }
        }
        on.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        on.drawImage(image, place.x, place.y, place.width, place.height, null);
    }
}
