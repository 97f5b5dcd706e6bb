package org.grundy.render.canvas.png;

import java.awt.Graphics2D;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.render.canvas.TextStyle;
import org.grundy.text.BilingualText;

/// Writes text into a PNG picture. What can be written depends on the fonts of the machine.
public interface Lettering {
    /// The machine's fonts, or digits drawn as lines where it has none.
    static Lettering ofMachine() {
        return FontLettering.ofMachine();
    }

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

    /// Writes a text from left to right with the colour that is set.
    ///
    /// @param y of its base line
    void write(Graphics2D on, String text, double x, double y, TextStyle style);
}
