package org.grundy.lang;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// The words of a command line: values of options as slices of the text `--name value`, so that errors show both, and
/// what is said of an option or a command that is not known.
public final class OptionText {
    private OptionText() {}

    /// The value as a slice.
    public static TextSlice slice(String option, String value) {
        String line = option + " " + value;
        return new TextSlice(line, new Span(option.length() + 1, line.length()));
    }

    /// The name of a file or folder that an option asks for. What stands for standard output elsewhere, `-`, is none:
    /// somebody who writes it expects to see the result.
    ///
    /// @throws org.grundy.text.InputError if it is `-`
    public static String place(String option, String name) {
        if (name.equals("-")) {
            throw slice(option, name)
                    .error(
                            "%s does not write to standard output; a file or folder of this name is ./-",
                            "%s 不写到标准输出；若确为文件或目录名，请写 ./-", option);
        }
        return name;
    }

    /// The name of a folder that an option asks for, as [#place]; a blank one would be the current folder.
    ///
    /// @throws InputError if it is `-` or blank
    public static String folder(String option, String name) {
        if (name.isBlank()) {
            throw new InputError("%s needs the name of a folder", "%s 需要一个目录名", option);
        }
        return place(option, name);
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
                        "%s is one of %s, not \"%s\"",
                        "%s 应为 %s 之一，而不是“%s”", option, BilingualText.list(allowed), value);
    }

    /// What is said of an option that a command does not have.
    ///
    /// @param command in full, such as `grundy solve`
    /// @param name of the option as it was written
    /// @param allowed the names of its options
    public static BilingualText unknownOption(String command, String name, List<String> allowed) {
        String all = String.join(" ", allowed);
        Stream<String> named = allowed.stream().filter(each -> each.startsWith("--"));
        return NearestNames.names(name, named).stream()
                .findFirst()
                .map(near -> BilingualText.of(
                        "%s has no option %s; did you mean %s? It has %s",
                        "%s 没有选项 %s；是否想写 %s？可用的选项：%s", command, name, near, all))
                .orElseGet(() ->
                        BilingualText.of("%s has no option %s; it has %s", "%s 没有选项 %s；可用的选项：%s", command, name, all));
    }

    /// What is said of a command that there is not.
    ///
    /// @param word as it was written
    /// @param allowed the names of the commands
    public static BilingualText unknownCommand(String word, List<String> allowed) {
        BilingualText all = BilingualText.list(allowed);
        return NearestNames.names(word, allowed.stream()).stream()
                .findFirst()
                .map(near -> BilingualText.of(
                        "there is no command \"%s\"; did you mean %s? The commands are %s",
                        "没有命令“%s”；是否想写 %s？可用的命令：%s", word, near, all))
                .orElseGet(() -> BilingualText.of(
                        "there is no command \"%s\"; the commands are %s", "没有命令“%s”；可用的命令：%s", word, all));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
