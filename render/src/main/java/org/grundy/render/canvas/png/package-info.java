/// Pictures as PNG, with the fonts of the machine. The only package that knows `java.desktop`.
///
/// Begin with [PngCanvas].
@NullMarked
package org.grundy.render.canvas.png;

import org.jspecify.annotations.NullMarked;
