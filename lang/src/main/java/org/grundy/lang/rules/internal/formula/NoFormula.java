package org.grundy.lang.rules.internal.formula;

import org.grundy.game.Text;
import org.grundy.lang.Span;

/// The signal that rules cannot be put into formulas; carries no stack trace, for it is no error.
public final class NoFormula extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Text reason;
    private final transient Span span;

    NoFormula(Span span, String en, String zh) {
        super(en, null, false, false);
        this.reason = new Text(en, zh);
        this.span = span;
    }

    /// Why not.
    public Text reason() {
        return reason;
    }

    /// Because of which part.
    public Span span() {
        return span;
    }
}
