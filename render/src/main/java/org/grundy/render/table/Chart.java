package org.grundy.render.table;

import java.awt.Graphics2D;

/// The part of a picture that shows the numbers: an area with axes around it.
interface Chart {
    /// The room that it takes, axes included.
    int width();

    /// The room that it takes, axes included.
    int height();

    /// Draws it.
    ///
    /// @param on with the chart's upper left corner as origin
    void paint(Graphics2D on);
}
