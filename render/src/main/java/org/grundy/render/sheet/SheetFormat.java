package org.grundy.render.sheet;

/// A language in which sheets are written.
public enum SheetFormat {
    /// Markdown, as GitHub and most editors read it.
    MD,
    /// LaTeX: a table is a `tabular` to be put into a document, words are a whole document.
    TEX,
    /// A whole page of HTML.
    HTML
}
