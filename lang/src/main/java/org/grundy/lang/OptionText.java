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
                            option + " does not write to standard output; a file or folder of this name is ./-",
                            option + " 不写到标准输出；若确为文件或目录名，请写 ./-");
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
                        option + " is one of " + String.join(", ", allowed) + ", not \"" + value + "\"",
                        option + " 应为 " + String.join("、", allowed) + " 之一，而不是“" + value + "”");
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
                .map(near -> new BilingualText(
                        command + " has no option " + name + "; did you mean " + near + "? It has " + all,
                        command + " 没有选项 " + name + "；是否想写 " + near + "？可用的选项：" + all))
                .orElseGet(() -> new BilingualText(
                        command + " has no option " + name + "; it has " + all,
                        command + " 没有选项 " + name + "；可用的选项：" + all));
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
                .map(near -> new BilingualText(
                        "there is no command \"" + word + "\"; did you mean " + near + "? The commands are " + all,
                        "没有命令“" + word + "”；是否想写 " + near + "？可用的命令：" + allZh))
                .orElseGet(() -> new BilingualText(
                        "there is no command \"" + word + "\"; the commands are " + all,
                        "没有命令“" + word + "”；可用的命令：" + allZh));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
