package org.grundy.text;

/// A sentence in both languages. `{name}` stands for the quantity of that name, filled in when the text is
/// shown.
///
/// @param en English
/// @param zh simplified Chinese
public record BilingualText(String en, String zh) {
    /// Both sentences in one line.
    @Override
    public String toString() {
        return en + " / " + zh;
    }
}
