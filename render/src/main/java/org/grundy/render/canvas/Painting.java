package org.grundy.render.canvas;

/// Something of a fixed size that can be painted.
public interface Painting {
    /// The room that it takes.
    int width();

    /// The room that it takes.
    int height();

    /// Paints it.
    ///
    /// @param on with the upper left corner as origin
    void paint(Canvas on);
}
