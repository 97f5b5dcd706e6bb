package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;

/// Writes with the machine's fonts.
final class FontLettering implements Lettering {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    /// The machine's fonts, or digits drawn as lines where it has none.
    static Lettering ofMachine() {
        try {
            FontLettering fonts = new FontLettering();
            return fonts.width("0", 12) > 0 ? fonts : new SegmentLettering();
        } catch (RuntimeException | Error missing) {
            // This is how the JDK says that a machine has no fonts, or no library that reads them.
            return new SegmentLettering();
        }
    }

    @Override
    public double width(String text, double size) {
        return font.deriveFont((float) size).getStringBounds(text, CONTEXT).getWidth();
    }

    @Override
    public boolean shows(String text) {
        return font.canDisplayUpTo(text) < 0;
    }

    @Override
    public void write(Graphics2D on, String text, double x, double y, double size, Anchor anchor, Color colour) {
        on.setFont(font.deriveFont((float) size));
        on.setColor(colour);
        on.drawString(text, (float) Lettering.start(x, width(text, size), anchor), (float) y);
    }
}
