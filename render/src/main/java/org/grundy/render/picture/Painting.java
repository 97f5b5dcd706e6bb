package org.grundy.render.picture;

import java.awt.Graphics2D;

/// Something of a fixed size that can be painted.
interface Painting {
    /// The room that it takes.
    int width();

    /// The room that it takes.
    int height();

    /// Paints it.
    ///
    /// @param on with the upper left corner as origin
    void paint(Graphics2D on);
}
