package org.grundy.render.file;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;

/// A format of files in which a result of type `R` can be given.
///
/// @param name how the names of its files end, which is also the name of its option: `csv`
/// @param help what its option does, in English
/// @param isText whether it can be printed too
/// @param content writes a result
public record FileFormat<R>(String name, String help, boolean isText, Content<R> content) {
    /// Writes a result.
    @FunctionalInterface
    public interface Content<R> {
        /// Writes all of it, and does not close the stream.
        ///
        /// @param language of the words in it
        /// @return what it lacks because of this machine; empty if nothing
        /// @throws IOException if the stream does
        Optional<BilingualText> write(R result, Language language, OutputStream out) throws IOException;
    }

    /// Writes a result as characters.
    @FunctionalInterface
    interface Text<R> {
        void write(R result, Appendable out) throws IOException;
    }

    /// Writes a result as bytes.
    @FunctionalInterface
    interface Bytes<R> {
        void write(R result, OutputStream out) throws IOException;
    }

    /// A format of UTF-8 text without words.
    static <R> FileFormat<R> text(String name, String help, boolean isPrinted, Text<R> text) {
        return new FileFormat<>(name, help, isPrinted, (result, language, out) -> {
            Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            text.write(result, writer);
            writer.flush();
            return Optional.empty();
        });
    }

    /// A format of bytes without words.
    static <R> FileFormat<R> bytes(String name, String help, Bytes<R> bytes) {
        return new FileFormat<>(name, help, false, (result, language, out) -> {
            bytes.write(result, out);
            return Optional.empty();
        });
    }

    /// A picture.
    static <R> FileFormat<R> picture(String name, String help, Content<R> content) {
        return new FileFormat<>(name, help, false, content);
    }
}
