package org.grundy.render.file;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.BiFunction;
import org.grundy.render.Language;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A format of files in which a result of type `R` can be given.
///
/// @param name the name of its option: `csv`, as a rule also how the names of its files end
/// @param isText whether it can be printed too
/// @param content writes a result
public record FileFormat<R>(String name, boolean isText, Content<R> content) {
    /// Writes a result.
    @FunctionalInterface
    public interface Content<R> {
        /// Writes all of it, and does not close the stream. Called inside [Run#attempt].
        ///
        /// @param language of the words in it
        /// @param run charged for the work that is done before something is written
        /// @return what it lacks because of this machine; empty if nothing
        /// @throws IOException if the stream does
        Optional<BilingualText> write(R result, Language language, Run run, OutputStream out) throws IOException;
    }

    /// Writes a result as records.
    @FunctionalInterface
    interface Records<R> {
        void write(R result, RecordWriter out) throws IOException;
    }

    /// Writes a result as bytes.
    @FunctionalInterface
    interface Bytes<R> {
        void write(R result, OutputStream out) throws IOException;
    }

    /// Writes a result, and does not close the stream. Called inside [Run#attempt].
    ///
    /// @param run charged for the work
    /// @return what it lacks because of this machine; empty if nothing
    /// @throws IOException if the stream does
    public Optional<BilingualText> write(R result, Language language, Run run, OutputStream out) throws IOException {
        return content.write(result, language, run, new MeteredOutput(out, run));
    }

    /// The same format of what is found in a result of another kind.
    ///
    /// @param found with the run that is charged for it
    <S> FileFormat<S> after(BiFunction<S, Run, R> found) {
        return new FileFormat<>(
                name,
                isText,
                (result, language, run, out) -> content.write(found.apply(result, run), language, run, out));
    }

    /// Comma-separated values.
    static <R> FileFormat<R> csv(Records<R> records) {
        return separated("csv", ',', records);
    }

    /// Lines of values with a separator between them.
    static <R> FileFormat<R> separated(String name, char separator, Records<R> records) {
        return new FileFormat<>(name, true, (result, language, run, out) -> {
            RecordWriter writer = new RecordWriter(out, separator);
            records.write(result, writer);
            writer.flush();
            return Optional.empty();
        });
    }

    /// A format of bytes without words.
    static <R> FileFormat<R> bytes(String name, Bytes<R> bytes) {
        return new FileFormat<>(name, false, (result, language, run, out) -> {
            bytes.write(result, out);
            return Optional.empty();
        });
    }
}
