package org.grundy.lang.rules.internal.formula;

import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// The signal that rules cannot be put into formulas; carries no stack trace, for it is no error.
public final class NotTranslatable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient BilingualText reason;
    private final transient Span span;

    NotTranslatable(Span span, String en, String zh) {
        super(en, null, false, false);
        this.reason = new BilingualText(en, zh);
        this.span = span;
    }

    /// Why not.
    public BilingualText reason() {
        return reason;
    }

    /// Because of which part.
    public Span span() {
        return span;
    }
}
