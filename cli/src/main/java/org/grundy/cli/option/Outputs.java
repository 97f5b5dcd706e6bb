package org.grundy.cli.option;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.grundy.cli.Console;
import org.grundy.render.file.FileFormat;
import org.grundy.render.file.ResultFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/// The options that name files for a result, one for each format: `--csv F`, `--png F`. A format of text may also
/// go without a file, or with `-`, and is printed then.
///
/// @param <R> the result
public final class Outputs<R> {
    private static final String STANDARD_OUTPUT = "-";

    private final Map<FileFormat<R>, OptionSpec> options = new LinkedHashMap<>();

    /// The options of some formats.
    public Outputs(List<FileFormat<R>> formats) {
        formats.forEach(format -> options.put(format, option(format)));
    }

    private static OptionSpec option(FileFormat<?> format) {
        OptionSpec.Builder option = OptionSpec.builder("--" + format.name())
                .paramLabel("F")
                .type(String.class)
                .description(format.help());
        return format.isText()
                ? option.arity("0..1").fallbackValue(STANDARD_OUTPUT).build()
                : option.arity("1").build();
    }

    @Spec
    void addTo(CommandSpec mixin) {
        options.values().forEach(mixin::addOption);
    }

    /// Whether one of these formats is to be printed.
    boolean isPrinted() {
        return options.keySet().stream().anyMatch(this::isPrinted);
    }

    private boolean isPrinted(FileFormat<R> format) {
        return format.isText() && STANDARD_OUTPUT.equals(written(format));
    }

    private @Nullable String written(FileFormat<R> format) {
        OptionSpec option = options.get(format);
        return option == null ? null : option.getValue();
    }

    /// What to do with the result once it is there, in the order of the formats. Files are looked at now, so that
    /// nothing is computed in vain.
    ///
    /// @throws org.grundy.text.InputError if a file cannot be written
    public List<Consumer<R>> prepare(Console console) {
        return options.keySet().stream()
                .filter(format -> written(format) != null)
                .map(format -> isPrinted(format) ? printed(format, console) : file(format, console))
                .toList();
    }

    private Consumer<R> printed(FileFormat<R> format, Console console) {
        return result -> {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            try {
                format.content().write(result, console.language(), text);
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
            console.print(text.toString(StandardCharsets.UTF_8));
        };
    }

    private Consumer<R> file(FileFormat<R> format, Console console) {
        String name = String.valueOf(written(format));
        ResultFile file = ResultFile.of("--" + format.name(), name);
        return result -> {
            file.write(out ->
                    format.content().write(result, console.language(), out).ifPresent(console::noteLacking));
            console.noteWritten(name);
        };
    }
}
