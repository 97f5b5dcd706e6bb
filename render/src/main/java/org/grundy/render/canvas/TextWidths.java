package org.grundy.render.canvas;

import org.grundy.render.terminal.DisplayWidth;

/// How wide texts are, about. A picture is laid out by these widths whatever shows it, as a reader's fonts are
/// not known where SVG is written. They are those of a wide font, so that texts do not touch.
///
/// Source: the advance widths of DejaVu Sans 2.37, rounded up by kinds of characters.
public final class TextWidths {
    private static final String NARROW = "ijlI|.,:;'·’ ";
    private static final String SLIM = "frt!()[]-/\\⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final String BROAD = "wGOQD+−=<>×~#&";
    private static final String WIDEST = "mMW%@—…";

    private static final double NARROW_EM = 0.34;
    private static final double SLIM_EM = 0.42;
    private static final double USUAL_EM = 0.637;
    private static final double CAPITAL_EM = 0.753;
    private static final double BROAD_EM = 0.84;

    private TextWidths() {}

    /// The width of a text.
    ///
    /// @param size of the font, which is the unit of the result
    public static double of(String text, double size) {
        return size * text.codePoints().mapToDouble(TextWidths::em).sum();
    }

    private static double em(int character) {
        if (DisplayWidth.of(character) != 1) {
            return DisplayWidth.of(character) / 2.0;
        }
        return has(NARROW, character)
                ? NARROW_EM
                : has(SLIM, character)
                        ? SLIM_EM
                        : has(BROAD, character) ? BROAD_EM : has(WIDEST, character) ? 1 : other(character);
    }

    private static boolean has(String characters, int character) {
        return characters.indexOf(character) >= 0;
    }

    private static double other(int character) {
        return character >= 0x80 ? BROAD_EM : character >= 'A' && character <= 'Z' ? CAPITAL_EM : USUAL_EM;
    }
}
