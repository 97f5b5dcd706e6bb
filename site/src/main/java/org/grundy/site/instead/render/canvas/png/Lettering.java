package org.grundy.site.instead.render.canvas.png;

import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;

/// The fonts are the browser's, which has them.
public interface Lettering {
    static Lettering ofMachine() {
        return text -> true;
    }

    boolean shows(String text);

    default Optional<BilingualText> lacking(String words, Language language) {
        return Optional.empty();
    }
}
