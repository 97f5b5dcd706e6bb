package org.grundy.render.picture;

import java.awt.Color;

/// The colours of a table's picture. Numbers run from pale to deep blue; P positions stand out in red, from
/// bright to dark where they have different numbers. Both ramps keep their order for readers who do not see
/// the colours.
final class Palette {
    static final Color BACKGROUND = Color.WHITE;
    static final Color TEXT = new Color(0x1F2933);
    static final Color QUIET_TEXT = new Color(0x616E7C);
    static final Color LINE = new Color(0xCBD2D9);
    static final Color UNKNOWN = new Color(0xF0F0F0);
    static final Color DRAWN = new Color(0xF7C948);
    static final Color POINT = new Color(0x23699F);

    private static final Color[] WON = {
        new Color(0xEFF6FF),
        new Color(0xCFE3F5),
        new Color(0x9CCBE3),
        new Color(0x5BA8D0),
        new Color(0x2F80B7),
        new Color(0x1B5A94),
        new Color(0x0B2F5B)
    };
    private static final Color[] LOST = {new Color(0xE0313F), new Color(0xA31621), new Color(0x5C0B14)};

    private Palette() {}

    /// The colour of an N position.
    ///
    /// @param share its number's place between the least and the largest, 0..1
    static Color won(double share) {
        return between(WON, share);
    }

    /// The colour of a P position.
    static Color lost(double share) {
        return between(LOST, share);
    }

    /// The one of black and white in which text on a background can be read better. One of them has a contrast of
    /// at least 4.58 : 1 with any colour.
    static Color on(Color background) {
        return contrast(Color.BLACK, background) >= contrast(Color.WHITE, background) ? Color.BLACK : Color.WHITE;
    }

    /// How well text of one colour can be read on another, 1..21.
    ///
    /// Source: Web Content Accessibility Guidelines 2.1, "contrast ratio".
    static double contrast(Color a, Color b) {
        double light = Math.max(luminance(a), luminance(b));
        double dark = Math.min(luminance(a), luminance(b));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static Color between(Color[] ramp, double share) {
        double place = Math.clamp(share, 0, 1) * (ramp.length - 1);
        int i = Math.min((int) place, ramp.length - 2);
        double rest = place - i;
        return new Color(
                mixed(ramp[i].getRed(), ramp[i + 1].getRed(), rest),
                mixed(ramp[i].getGreen(), ramp[i + 1].getGreen(), rest),
                mixed(ramp[i].getBlue(), ramp[i + 1].getBlue(), rest));
    }

    private static int mixed(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }
}
