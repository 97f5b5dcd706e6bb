package org.grundy.site.instead.render.canvas.png;

import java.io.OutputStream;
import org.grundy.render.canvas.Painting;
import org.grundy.text.InputError;

/// There are no pixels here: a browser makes PNG of a picture's SVG.
public final class PngCanvas {
    private PngCanvas() {}

    /// Refuses.
    ///
    /// @throws InputError always
    @SuppressWarnings("DoNotCallSuggester") // called in place of one that draws
    public static void write(Painting picture, Lettering lettering, OutputStream out) {
        throw new InputError("the engine in a page draws SVG, not PNG", "网页中的引擎绘制 SVG，而不是 PNG");
    }
}
