package org.grundy.site.jdk;

import java.util.function.Function;
import java.util.stream.Stream;

/// Lines of a text.
@InsteadOf(String.class)
public final class Texts {
    private Texts() {}

    public static Stream<String> lines(String text) {
        if (text.isEmpty()) {
            return Stream.empty();
        }
        String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        return Stream.of(whole.split("\r?\n", -1));
    }

    public static <R> R transform(String text, Function<? super String, ? extends R> change) {
        return change.apply(text);
    }
}
