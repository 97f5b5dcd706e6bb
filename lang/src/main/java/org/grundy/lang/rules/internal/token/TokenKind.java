package org.grundy.lang.rules.internal.token;

/// The kind of a token.
public enum TokenKind {
    /// A name or keyword.
    NAME,
    /// A natural number.
    NUMBER,
    /// An operator, bracket or mark of punctuation.
    SYMBOL,
    /// The end of a line or a semicolon, if it ends a statement.
    BREAK,
    /// The end of the text.
    END
}
