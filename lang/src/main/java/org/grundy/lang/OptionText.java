package org.grundy.lang;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
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
                        "%1$s is one of %2$s, not \"%3$s\"",
                        "%1$s 应为 %4$s 之一，而不是“%3$s”",
                        option,
                        String.join(", ", allowed),
                        value,
                        String.join("、", allowed));
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
        String all = String.join(", ", allowed);
        String allZh = String.join("、", allowed);
        return NearestNames.names(word, allowed.stream()).stream()
                .findFirst()
                .map(near -> BilingualText.of(
                        "there is no command \"%1$s\"; did you mean %2$s? The commands are %3$s",
                        "没有命令“%1$s”；是否想写 %2$s？可用的命令：%4$s", word, near, all, allZh))
                .orElseGet(() -> BilingualText.of(
                        "there is no command \"%1$s\"; the commands are %2$s",
                        "没有命令“%1$s”；可用的命令：%3$s", word, all, allZh));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
