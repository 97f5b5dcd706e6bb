package org.grundy.lang.rules.internal.token;

import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Names that a text does not have yet.
public final class FreeName {
    private FreeName() {}

    /// A name with a number behind it, the least for which the text has no such word.
    public static String like(String name, String source) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> name + number)
                .filter(each -> !Pattern.compile("(?U)\\b" + Pattern.quote(each) + "\\b")
                        .matcher(source)
                        .find())
                .findFirst()
                .orElseThrow();
    }
}
