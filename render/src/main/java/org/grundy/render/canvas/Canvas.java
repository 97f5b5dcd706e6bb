package org.grundy.render.canvas;

/// What pictures are drawn on: x runs to the right and y downwards, colours are 0xRRGGBB, and what is drawn
/// later covers what was drawn before.
public interface Canvas {
    /// Fills a rectangle.
    void fill(double x, double y, double width, double height, int colour);

    /// Fills a disc around a point.
    void dot(double x, double y, double radius, int colour);

    /// Fills squares, side by side and without lines between them.
    ///
    /// @param side of each square
    void squares(double x, double y, int side, Raster raster);

    /// Writes a text.
    ///
    /// @param y of its base line
    void write(String text, double x, double y, TextStyle style);

    /// Draws a part of a picture.
    ///
    /// @param x of its upper left corner
    /// @param y of its upper left corner
    void draw(Painting part, double x, double y);
}
