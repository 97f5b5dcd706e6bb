package org.grundy.lang;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.text.Span;

/// The values of options as slices of the text `--name value`, so that errors show both.
public final class OptionText {
    private OptionText() {}

    /// The value as a slice.
    public static TextSlice slice(String option, String value) {
        String line = option + " " + value;
        return new TextSlice(line, new Span(option.length() + 1, line.length()));
    }

    /// The constant of an enumeration that a value names, in lower case.
    ///
    /// @throws org.grundy.text.InputError if it names none
    public static <E extends Enum<E>> E choice(String option, String value, Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            if (name(constant).equals(value)) {
                return constant;
            }
        }
        List<String> allowed =
                Stream.of(type.getEnumConstants()).map(OptionText::name).toList();
        throw slice(option, value)
                .error(
                        option + " is one of " + String.join(", ", allowed) + ", not \"" + value + "\"",
                        option + " 应为 " + String.join("、", allowed) + " 之一，而不是“" + value + "”");
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
