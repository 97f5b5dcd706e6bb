package org.grundy.render.json;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.grundy.render.json.writer.JsonText;
import org.jspecify.annotations.Nullable;

/// Writes records as JSON.
public final class Json {
    /// The version of the records that commands print. It rises when a field is renamed, removed or changes its
    /// meaning; a new field does not raise it.
    public static final int VERSION = 1;

    private Json() {}

    /// What a command prints of a record, or of a list of them: JSON in lines of its own, with [#VERSION].
    public static String line(Object value) {
        return of(printed(value));
    }

    /// The word that stands for a constant: its name in lower case.
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// What a command prints: a record with the version before its fields, or a list of such records.
    public static Object printed(Object value) {
        return value instanceof List<?> list
                ? list.stream()
                        .map(each -> new JsonText.Versioned(VERSION, each))
                        .toList()
                : new JsonText.Versioned(VERSION, value);
    }

    /// A record as indented JSON, ended by a line break.
    public static String of(@Nullable Object value) {
        StringBuilder text = new StringBuilder();
        new JsonText(text).value(value);
        return text.append('\n').toString();
    }

    /// Writes a record as indented JSON, ended by a line break, however long it is.
    ///
    /// @param out not closed
    /// @throws UncheckedIOException if it cannot be written
    public static void write(@Nullable Object value, OutputStream out) {
        BufferedWriter text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        try {
            new JsonText(text).value(value);
            text.write('\n');
            text.flush();
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }
}
