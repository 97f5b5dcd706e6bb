package org.grundy.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.Placeholders;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.OptionText;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// What picocli finds wrong with the arguments, as an error of ours: in both languages, with the place.
final class ArgumentErrors {
    private final CommandSpec command;
    private final String line;

    private ArgumentErrors(CommandSpec command, String[] arguments) {
        this.command = command;
        this.line = "grundy " + String.join(" ", arguments);
    }

    static InputError inWords(ParameterException error, String[] arguments) {
        ArgumentErrors errors = new ArgumentErrors(error.getCommandLine().getCommandSpec(), arguments);
        return switch (error) {
            case UnmatchedArgumentException unmatched ->
                errors.unmatched(unmatched.getUnmatched().getFirst());
            case MissingParameterException missing -> errors.missing(missing.getMissing());
            case MaxValuesExceededException many -> errors.twice(many.getArgSpec());
            case OverwrittenOptionException twice -> errors.twice(twice.getOverwritten());
            default -> errors.other(error.getArgSpec(), error.getValue());
        };
    }

    /// The error of words that picocli leaves unread where help is asked for: `nosuch --help`.
    static InputError unmatched(ParseResult result, String[] arguments) {
        return new ArgumentErrors(result.commandSpec(), arguments)
                .unmatched(result.unmatched().getFirst());
    }

    private InputError unmatched(String word) {
        boolean option = word.startsWith("-") || word.startsWith("−");
        return option
                ? unknownOption(word)
                : command.subcommands().isEmpty() ? superfluous(word) : unknownCommand(word);
    }

    private InputError unknownOption(String word) {
        String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        List<String> allowed = command.options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .toList();
        return at(word, OptionText.unknownOption(command.qualifiedName(), name, allowed));
    }

    private InputError superfluous(String word) {
        return at(
                word,
                "\"%s\" is one word too many: %s --help shows what is taken",
                "多余的参数“%s”：用法见 %s --help",
                word,
                command.qualifiedName());
    }

    private InputError unknownCommand(String word) {
        return at(
                word,
                Catalog.library()
                        .find(word)
                        .map(Family::entry)
                        .map(ArgumentErrors::gameForCommand)
                        .orElseGet(() -> OptionText.unknownCommand(
                                word, List.copyOf(command.subcommands().keySet()))));
    }

    private static BilingualText gameForCommand(Entry game) {
        return BilingualText.of(
                "%1$s is a game, not a command: grundy show %1$s explains it, and grundy solve \"%2$s\" solves a position",
                "%1$s 是游戏，不是命令：grundy show %1$s 介绍它，grundy solve \"%2$s\" 求解一个局面", game.name(), game.example());
    }

    private InputError missing(List<ArgSpec> missing) {
        if (missing.isEmpty()) {
            return superfluous("");
        }
        ArgSpec argument = missing.getFirst();
        BilingualText label = label(argument);
        if (argument.isOption()) {
            String name = ((OptionSpec) argument).longestName();
            return line.contains(" " + name)
                    ? at(name, "%s needs a value: %s", "%s 需要一个值：%s", name, label)
                    : atEnd("%s %s is missing", "缺少 %s %s", name, label);
        }
        if (line.contains(" -e ") || line.contains(" --rules ")) {
            return atEnd(
                    "%s is missing: behind the rules comes what is asked about them, such as 20 or NAME(20)",
                    "缺少“%s”：规则后面要写所问的局面，例如 20 或“名称(20)”", label);
        }
        return atEnd("%1$s is missing: write %2$s %1$s", "缺少“%1$s”：写法为 %2$s %1$s", label, command.qualifiedName());
    }

    private static BilingualText label(ArgSpec argument) {
        return new BilingualText(argument.paramLabel(), Placeholders.chinese(argument.paramLabel()));
    }

    private InputError atEnd(String en, String zh, Object... values) {
        return new InputError(line, new Span(line.length(), line.length() + 1), en, zh, values);
    }

    private InputError twice(ArgSpec argument) {
        String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
        return at(name, "%s is given twice", "%s 给出了两次", new BilingualText(name, Placeholders.chinese(name)));
    }

    private InputError other(ArgSpec argument, String value) {
        String name = argument instanceof OptionSpec option ? option.longestName() : "";
        String text = Stream.of(name, value)
                .filter(each -> each != null && !each.isEmpty())
                .collect(Collectors.joining(" "));
        return at(text, "%s is not allowed here", "此处不允许 %s", text);
    }

    private InputError at(String word, BilingualText said) {
        return at(word, "%s", "%s", said);
    }

    private InputError at(String word, String en, String zh, Object... values) {
        int start = Math.max(0, line.indexOf(word));
        return new InputError(line, new Span(start, start + word.length()), en, zh, values);
    }
}
