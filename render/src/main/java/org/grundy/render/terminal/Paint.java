package org.grundy.render.terminal;

/// Colour on a terminal, or none.
public enum Paint {
    /// Text stays as it is.
    NONE,
    /// Text is marked by the ANSI sequences that every terminal knows.
    ANSI;

    /// What matters most in an answer.
    public String strong(String text) {
        return with("1", text);
    }

    /// A heading.
    public String heading(String text) {
        return with("1;36", text);
    }

    /// Good news: a win, a check passed.
    public String good(String text) {
        return with("1;32", text);
    }

    /// Bad news: a loss, an error.
    public String bad(String text) {
        return with("1;31", text);
    }

    /// Neither: a draw, something not known.
    public String open(String text) {
        return with("1;33", text);
    }

    /// What may be passed over.
    public String faint(String text) {
        return with("2", text);
    }

    private String with(String code, String text) {
        return this == NONE || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
