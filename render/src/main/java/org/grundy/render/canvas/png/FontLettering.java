package org.grundy.render.canvas.png;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import org.grundy.render.canvas.TextStyle;

/// Writes with the machine's fonts.
final class FontLettering implements Lettering {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    /// The machine's fonts, or digits drawn as lines where it has none.
    static Lettering ofMachine() {
        try {
            FontLettering fonts = new FontLettering();
            return width("0", fonts.font) > 0 ? fonts : new SegmentLettering();
        } catch (RuntimeException | Error missing) {
            // This is how the JDK says that a machine has no fonts, or no library that reads them.
            return new SegmentLettering();
        }
    }

    private static double width(String text, Font font) {
        return font.getStringBounds(text, CONTEXT).getWidth();
    }

    @Override
    public boolean shows(String text) {
        return font.canDisplayUpTo(text) < 0;
    }

    @Override
    public void write(Graphics2D on, String text, double x, double y, TextStyle style) {
        Font sized = font.deriveFont((float) style.size());
        on.setFont(sized);
        on.drawString(text, (float) style.anchor().start(x, width(text, sized)), (float) y);
    }
}
