package org.grundy.cli.option;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.console.Console;
import org.grundy.lang.OptionText;
import org.grundy.render.file.FileFormat;
import org.grundy.render.file.ResultFile;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/// The options that name files for a result, one for each format: `--csv F`, `--png F`. With `-` for the file's
/// name the format goes to standard output, and there it takes the place of the text; a format of text may
/// leave the `-` out.
///
/// @param <R> the result
public final class Outputs<R> {
    /// What stands for standard output where a file may be named.
    public static final String STANDARD_OUTPUT = "-";

    private final List<FormatOption<R>> options;

    /// A format and the option that asks for it.
    private record FormatOption<R>(FileFormat<R> format, OptionSpec spec) {
        /// The name of a file as given; null where the option is not.
        @Nullable
        String written() {
            return spec.getValue();
        }

        boolean isPrinted() {
            return STANDARD_OUTPUT.equals(written());
        }
    }

    /// The options of some formats.
    public Outputs(List<FileFormat<R>> formats) {
        options = formats.stream()
                .map(format -> new FormatOption<>(format, option(format)))
                .toList();
    }

    private static OptionSpec option(FileFormat<?> format) {
        OptionSpec.Builder option =
                OptionSpec.builder("--" + format.name()).paramLabel("F").type(String.class);
        return format.isText()
                ? option.arity("0..1").fallbackValue(STANDARD_OUTPUT).build()
                : option.arity("1").build();
    }

    @Spec
    void addTo(CommandSpec mixin) {
        options.forEach(option -> mixin.addOption(option.spec()));
    }

    /// Whether one of these formats is asked for.
    public boolean areGiven() {
        return given() > 0;
    }

    /// How many of these formats are asked for.
    long given() {
        return options.stream().filter(option -> option.written() != null).count();
    }

    /// Whether one of these formats is to be printed.
    public boolean isPrinted() {
        return printed() > 0;
    }

    private long printed() {
        return options.stream().filter(FormatOption::isPrinted).count();
    }

    /// Refuses two results on standard output.
    ///
    /// @param json whether JSON is printed too
    /// @throws InputError if there are two
    public static void checkPrintedOnce(boolean json, Outputs<?>... all) {
        long printed = Stream.of(all).mapToLong(Outputs::printed).sum();
        checkPrintedOnce(json, printed > 0);
        if (printed > 1) {
            throw new InputError(
                    "two formats cannot both be printed: write one to a file, as in --csv table.csv",
                    "两种格式不能同时打印：请把其中一种写入文件，例如 --csv table.csv");
        }
    }

    /// Refuses JSON and another format on standard output.
    ///
    /// @param json whether JSON is printed
    /// @param other whether another format is
    /// @throws InputError if both are
    public static void checkPrintedOnce(boolean json, boolean other) {
        if (json && other) {
            throw new InputError(
                    "JSON and another format cannot both be printed: write one to a file, as in --csv table.csv",
                    "JSON 与另一种格式不能同时打印：请把其中一种写入文件，例如 --csv table.csv");
        }
    }

    /// What to do with the result once it is there, in the order of the formats. Files are looked at now, so that
    /// nothing is computed in vain.
    ///
    /// @throws InputError if a file cannot be written
    public List<Output<R>> prepare(Console console) {
        return options.stream()
                .filter(option -> option.written() != null)
                .map(option -> prepare(option, option.format(), console))
                .toList();
    }

    /// The same for a result of another kind in a format that one of these options names; empty where
    /// it is not given.
    ///
    /// @throws InputError if a file cannot be written
    <S> List<Output<S>> prepare(FileFormat<S> format, Console console) {
        return options.stream()
                .filter(option ->
                        option.written() != null && option.format().name().equals(format.name()))
                .map(option -> prepare(option, format, console))
                .toList();
    }

    private static <S> Output<S> prepare(FormatOption<?> option, FileFormat<S> format, Console console) {
        return option.isPrinted() ? printed(format, console) : file(format, String.valueOf(option.written()), console);
    }

    private static <R> Output<R> printed(FileFormat<R> format, Console console) {
        if (!format.isText() && console.outTerminal()) {
            throw OptionText.slice("--" + format.name(), STANDARD_OUTPUT)
                    .error(
                            "%s is no text for a terminal: name a file, or lead standard output into one",
                            "%s 不是终端能显示的文本：请给出文件名，或把标准输出重定向到文件", format.name());
        }
        return format.isText()
                ? Output.whole(console, content(format, console))
                : Output.bytes(console, content(format, console));
    }

    private static <R> Output<R> file(FileFormat<R> format, String name, Console console) {
        ResultFile file = ResultFile.of("--" + format.name(), name);
        return Output.file(console, file, content(format, console));
    }

    private static <R> Output.Content<R> content(FileFormat<R> format, Console console) {
        return (result, run, out) ->
                format.write(result, console.language(), run, out).ifPresent(console::noteLacking);
    }
}
