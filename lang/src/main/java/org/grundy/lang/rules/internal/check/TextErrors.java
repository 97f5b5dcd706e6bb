package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.NearestNames;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Creates the errors of one text.
///
/// @param source the whole text
public record TextErrors(String source) {
    /// An error at a place.
    public InputError at(Span span, String en, String zh) {
        return new InputError(source, span, en, zh);
    }

    /// An unknown name.
    ///
    /// @param what is missing, in English, such as `variable`
    /// @param whatZh the same in Chinese
    /// @param known the known names
    InputError unknown(Span span, String name, String what, String whatZh, Stream<String> known) {
        List<String> all = known.distinct().toList();
        List<String> near = NearestNames.names(name, all.stream());
        String listed = String.join(", ", near.isEmpty() ? all : near);
        String en = all.isEmpty() ? "" : near.isEmpty() ? "; there are " + listed : "; the nearest are " + listed;
        String zh = all.isEmpty() ? "" : near.isEmpty() ? "；现有：" + listed : "；最接近的：" + listed;
        return at(span, "there is no " + what + " \"" + name + "\" here" + en, "此处没有" + whatZh + "“" + name + "”" + zh);
    }
}
