package org.grundy.text;

/// An output that cannot be written, such as a file on a full disk: one sentence that names it and says why, in both
/// languages. What was asked is not at fault. The exception's message is the English sentence.
public final class OutputError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient BilingualText text;

    /// An error with its sentence.
    ///
    /// @param en the sentence in English
    /// @param zh the sentence in Chinese
    /// @param values what stands for each `%s` in both
    public OutputError(String en, String zh, Object... values) {
        this(BilingualText.of(en, zh, values));
    }

    private OutputError(BilingualText text) {
        super(text.en());
        this.text = text;
    }

    /// The sentence in both languages.
    public BilingualText text() {
        return text;
    }
}
