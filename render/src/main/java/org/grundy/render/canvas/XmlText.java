package org.grundy.render.canvas;

/// Text between the tags of XML and HTML.
public final class XmlText {
    private XmlText() {}

    /// A text, with the characters that begin tags and entities replaced.
    public static String of(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
