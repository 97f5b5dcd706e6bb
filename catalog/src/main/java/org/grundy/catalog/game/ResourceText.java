package org.grundy.catalog.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/// Texts that are delivered beside the classes that read them.
public final class ResourceText {
    private ResourceText() {}

    /// A whole text, in UTF-8.
    ///
    /// @throws NullPointerException if there is none of the name
    public static String of(Class<?> beside, String name) {
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The lines of a text, without empty ones and comments, which begin with `#`.
    ///
    /// @throws NullPointerException if there is none of the name
    public static Stream<String> rows(Class<?> beside, String name) {
        return of(beside, name).lines().filter(row -> !row.isBlank() && !row.startsWith("#"));
    }
}
