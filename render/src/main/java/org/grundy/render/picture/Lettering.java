package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;

/// Writes text into a picture. What can be written depends on the fonts of the machine.
interface Lettering {
    /// Where a text stands with respect to the point it is written at.
    enum Anchor {
        /// It begins there.
        START,
        /// It is centred there.
        MIDDLE,
        /// It ends there.
        END
    }

    /// The width of a text in the units of the picture.
    double width(String text, double size);

    /// Whether all of a text can be shown.
    boolean shows(String text);

    /// What a picture lacks in which these words should stand; empty if nothing.
    default Optional<BilingualText> lacking(String words, Language language) {
        if (shows(words)) {
            return Optional.empty();
        }
        return Optional.of(
                shows("abc") && language == Language.ZH
                        ? new BilingualText(
                                "there is no font for Chinese on this machine, so the PNG picture speaks English",
                                "本机没有中文字体，PNG 图片中的文字用英文；可安装中文字体，或用 --svg")
                        : new BilingualText(
                                "there is no font on this machine, so the PNG picture has numbers and no words",
                                "本机没有字体，PNG 图片中只有数字，没有文字；可安装字体，或用 --svg"));
    }

    /// Writes a text with its base line at a height.
    void write(Graphics2D on, String text, double x, double y, double size, Anchor anchor, Color colour);

    /// Where a text of this width begins.
    static double start(double x, double width, Anchor anchor) {
        return switch (anchor) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
    }
}
