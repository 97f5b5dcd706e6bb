package org.grundy.render.picture;

/// The colours of a table's picture. Numbers run from pale to deep blue; P positions stand out in red, from
/// bright to dark where they have different numbers. Both ramps keep their order for readers who do not see
/// the colours. Each is 0xRRGGBB.
final class Palette {
    static final int BACKGROUND = 0xFFFFFF;
    static final int TEXT = 0x1F2933;
    static final int QUIET_TEXT = 0x616E7C;
    static final int LINE = 0xCBD2D9;
    static final int UNKNOWN = 0xF0F0F0;
    static final int DRAWN = 0xF7C948;
    static final int POINT = 0x23699F;

    private static final int BLACK = 0;
    private static final int WHITE = BACKGROUND;

    private static final int[] WON = {0xEFF6FF, 0xCFE3F5, 0x9CCBE3, 0x5BA8D0, 0x2F80B7, 0x1B5A94, 0x0B2F5B};
    private static final int[] LOST = {0xE0313F, 0xA31621, 0x5C0B14};

    private Palette() {}

    /// The colour of an N position.
    ///
    /// @param share its number's place between the least and the largest, 0..1
    static int won(double share) {
        return between(WON, share);
    }

    /// The colour of a P position.
    static int lost(double share) {
        return between(LOST, share);
    }

    /// The one of black and white in which text on a background can be read better. One of them has a contrast of
    /// at least 4.58 : 1 with any colour.
    static int on(int background) {
        return contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
    }

    /// How well text of one colour can be read on another, 1..21.
    ///
    /// Source: Web Content Accessibility Guidelines 2.1, "contrast ratio".
    static double contrast(int a, int b) {
        double light = Math.max(luminance(a), luminance(b));
        double dark = Math.min(luminance(a), luminance(b));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(int colour) {
        return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8 & 0xFF) + 0.0722 * linear(colour & 0xFF);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static int between(int[] ramp, double share) {
        double place = Math.clamp(share, 0, 1) * (ramp.length - 1);
        int i = Math.min((int) place, ramp.length - 2);
        double rest = place - i;
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            mixed |= mixed(ramp[i] >> shift & 0xFF, ramp[i + 1] >> shift & 0xFF, rest) << shift;
        }
        return mixed;
    }

    private static int mixed(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }
}
