/// What pictures are drawn on, and SVG as one of them. Knows nothing of `java.desktop`, so that it runs
/// wherever text can be written; [org.grundy.render.canvas.png] draws the same on pixels.
///
/// Begin with [Canvas], and with [SvgCanvas], which is one.
@NullMarked
package org.grundy.render.canvas;

import org.jspecify.annotations.NullMarked;
