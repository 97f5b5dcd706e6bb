package org.grundy.render.canvas;

/// Text of XML and HTML.
public final class XmlText {
    private XmlText() {}

    /// A text between tags, with the characters that begin tags and entities replaced.
    public static String of(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /// The same for the value of an attribute between double quotes.
    public static String attribute(String text) {
        return of(text).replace("\"", "&quot;");
    }
}
