package org.grundy.cli.option;

import java.util.List;
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

    private final List<FormatOption<R>> options;

    /// A format and the option that asks for it.
    private record FormatOption<R>(FileFormat<R> format, OptionSpec spec) {
        /// The name of a file as given; null where the option is not.
        @Nullable
        String written() {
            return spec.getValue();
        }

        boolean isPrinted() {
            return format.isText() && STANDARD_OUTPUT.equals(written());
        }
    }

    /// The options of some formats.
    public Outputs(List<FileFormat<R>> formats) {
        options = formats.stream()
                .map(format -> new FormatOption<>(format, option(format)))
                .toList();
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
        options.forEach(option -> mixin.addOption(option.spec()));
    }

    /// Whether one of these formats is to be printed.
    public boolean isPrinted() {
        return options.stream().anyMatch(FormatOption::isPrinted);
    }

    /// What to do with the result once it is there, in the order of the formats. Files are looked at now, so that
    /// nothing is computed in vain.
    ///
    /// @throws org.grundy.text.InputError if a file cannot be written
    public List<Output<R>> prepare(Console console) {
        return options.stream()
                .filter(option -> option.written() != null)
                .map(option -> option.isPrinted() ? printed(option.format(), console) : file(option, console))
                .toList();
    }

    private Output<R> printed(FileFormat<R> format, Console console) {
        return Output.whole(console, (result, run, out) -> format.write(result, console.language(), run, out));
    }

    private Output<R> file(FormatOption<R> option, Console console) {
        FileFormat<R> format = option.format();
        ResultFile file = ResultFile.of("--" + format.name(), String.valueOf(option.written()));
        return Output.file(
                console,
                file,
                (result, run, out) ->
                        format.write(result, console.language(), run, out).ifPresent(console::noteLacking));
    }
}
