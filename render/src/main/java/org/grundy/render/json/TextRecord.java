package org.grundy.render.json;

import org.grundy.text.BilingualText;

/// A text in both languages.
///
/// @param en English
/// @param zh simplified Chinese
public record TextRecord(String en, String zh) {
    static TextRecord of(BilingualText text) {
        return new TextRecord(text.en(), text.zh());
    }
}
