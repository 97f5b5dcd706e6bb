package org.grundy.text;

import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Stream;

/// A sentence in both languages. `{name}` stands for the quantity of that name, filled in when the text is
/// shown.
///
/// @param en English
/// @param zh simplified Chinese
public record BilingualText(String en, String zh) {
    /// A sentence with values in it; without values a sign `%` is just that.
    ///
    /// @param en English, with `%s` where the next value stands, or `%2$s` for the second one
    /// @param zh the same in simplified Chinese
    /// @param values of which such a text stands in its own language
    public static BilingualText of(String en, String zh, Object... values) {
        return new BilingualText(filled(en, BilingualText::en, values), filled(zh, BilingualText::zh, values));
    }

    private static String filled(String sentence, Function<BilingualText, String> language, Object... values) {
        return values.length == 0
                ? sentence
                : sentence.formatted(Stream.of(values)
                        .map(value -> value instanceof BilingualText text ? language.apply(text) : value)
                        .toArray());
    }

    /// Words in a row, with the commas of each language.
    public static BilingualText list(Collection<String> words) {
        return new BilingualText(String.join(", ", words), String.join("、", words));
    }

    /// Both sentences in one line.
    @Override
    public String toString() {
        return en + " / " + zh;
    }
}
