package org.grundy.text;

/// A text that a person wrote and that cannot be understood or is not allowed: one sentence that names the
/// value and what was allowed, in both languages, and the place. The exception's message is the English
/// sentence.
public final class InputError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient BilingualText text;
    private final transient Span span;
    private final String source;

    /// An error at a place of a source text.
    ///
    /// @param source the whole text; empty if there is none to show
    /// @param span where in it
    /// @param text the sentence
    public InputError(String source, Span span, BilingualText text) {
        super(text.en());
        this.text = text;
        this.span = span;
        this.source = source;
    }

    /// An error at a place of a source text.
    ///
    /// @param source the whole text; empty if there is none to show
    /// @param span where in it
    /// @param en the sentence in English
    /// @param zh the sentence in Chinese
    /// @param values what stands for each `%s` in both
    public InputError(String source, Span span, String en, String zh, Object... values) {
        this(source, span, BilingualText.of(en, zh, values));
    }

    /// An error that has no place in a text.
    ///
    /// @param values what stands for each `%s` in both
    public InputError(String en, String zh, Object... values) {
        this("", Span.NONE, en, zh, values);
    }

    /// The sentence in both languages.
    public BilingualText text() {
        return text;
    }

    /// Where in the source text.
    public Span span() {
        return span;
    }

    /// The whole text, empty if there is none to show.
    public String source() {
        return source;
    }
}
