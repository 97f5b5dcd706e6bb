package org.grundy.render.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.render.canvas.SvgCanvas;
import org.grundy.render.canvas.TextStyle;
import org.grundy.render.canvas.TextWidths;
import org.grundy.render.canvas.png.Lettering;
import org.grundy.render.canvas.png.PngCanvas;
import org.grundy.text.BilingualText;

/// A picture with a title and a subtitle, as PNG or SVG.
///
/// Works without a display. Where the machine has no font for Chinese, a PNG picture speaks English; where
/// it has no fonts at all, only numbers are written.
public abstract class Picture {
    static final int MARGIN = 24;

    /// The room above what is drawn.
    static final int HEAD = 84;

    static final double SUBTITLE = 13;
    private static final double TITLE = 20;

    private final Language language;

    Picture(Language language) {
        this.language = language;
    }

    /// The picture with its words in a language.
    abstract Painting in(Language shown);

    /// Words of it, by which the fonts of the machine are tried.
    abstract String words(Language shown);

    /// Writes it as PNG, with two pixels for each unit of length where that does not grow too large.
    ///
    /// @throws IOException if the stream does
    public final void writePng(OutputStream out) throws IOException {
        Lettering lettering = Lettering.ofMachine();
        Language shown = lettering.shows(words(language)) ? language : Language.EN;
        PngCanvas.write(in(shown), lettering, out);
    }

    /// Writes it as SVG.
    ///
    /// @throws IOException if the stream does
    public final void writeSvg(OutputStream out) throws IOException {
        SvgCanvas.write(in(language), out);
    }

    /// What the PNG picture lacks because of the fonts of this machine; empty if nothing.
    public final Optional<BilingualText> lacking() {
        return Lettering.ofMachine().lacking(words(language), language);
    }

    final double headWidth(String title, String subtitle) {
        return Math.max(TextWidths.of(title, TITLE), TextWidths.of(subtitle, SUBTITLE));
    }

    /// Paints the ground of a drawing and what stands above it.
    final void paintHead(Canvas on, Painting drawing, String title, String subtitle) {
        on.fill(0, 0, drawing.width(), drawing.height(), Palette.BACKGROUND);
        on.write(title, MARGIN, MARGIN + TITLE * 0.8, new TextStyle(TITLE, Palette.TEXT));
        on.write(subtitle, MARGIN, HEAD - (double) MARGIN, new TextStyle(SUBTITLE, Palette.QUIET_TEXT));
    }
}
