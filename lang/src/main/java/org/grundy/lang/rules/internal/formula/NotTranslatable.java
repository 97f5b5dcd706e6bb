package org.grundy.lang.rules.internal.formula;

import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// Signals that rules cannot be translated to formulas. Carries no stack trace, since it is not an
/// error.
public final class NotTranslatable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient BilingualText reason;
    private final transient Span span;

    NotTranslatable(Span span, String en, String zh) {
        super(en, null, false, false);
        this.reason = new BilingualText(en, zh);
        this.span = span;
    }

    /// The reason.
    public BilingualText reason() {
        return reason;
    }

    /// The part of the text that prevents it.
    public Span span() {
        return span;
    }
}
