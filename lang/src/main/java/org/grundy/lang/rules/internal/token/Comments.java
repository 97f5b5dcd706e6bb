package org.grundy.lang.rules.internal.token;

import java.util.regex.Pattern;
import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// Comments as other languages write them.
public final class Comments {
    private static final Pattern FOREIGN = Pattern.compile("//|/\\*|--");

    private Comments() {}

    /// What to say of a mistake that stands behind a sign by which other languages begin a comment; else nothing.
    ///
    /// @param span of the mistake
    public static BilingualText hint(String source, Span span) {
        int line = source.lastIndexOf('\n', Math.max(0, span.start() - 1)) + 1;
        boolean comment = line <= span.start()
                && FOREIGN.matcher(source.substring(line, span.start())).find();
        return comment ? new BilingualText("; a comment begins with \"#\"", "；注释以“#”开头") : new BilingualText("", "");
    }
}
