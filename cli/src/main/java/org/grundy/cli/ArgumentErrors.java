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
                "\"" + word + "\" is one word too many: " + command.qualifiedName() + " --help shows what is taken",
                "多余的参数“" + word + "”：用法见 " + command.qualifiedName() + " --help");
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
        String name = game.name();
        return new BilingualText(
                name + " is a game, not a command: grundy show " + name + " explains it, and grundy solve \""
                        + game.example() + "\" solves a position",
                name + " 是游戏，不是命令：grundy show " + name + " 介绍它，grundy solve \"" + game.example() + "\" 求解一个局面");
    }

    private InputError missing(List<ArgSpec> missing) {
        if (missing.isEmpty()) {
            return superfluous("");
        }
        ArgSpec argument = missing.getFirst();
        String label = argument.paramLabel();
        String zh = Placeholders.chinese(label);
        if (argument.isOption()) {
            String name = ((OptionSpec) argument).longestName();
            return line.contains(" " + name)
                    ? at(name, name + " needs a value: " + label, name + " 需要一个值：" + zh)
                    : atEnd(name + " " + label + " is missing", "缺少 " + name + " " + zh);
        }
        if (line.contains(" -e ") || line.contains(" --rules ")) {
            return atEnd(
                    label + " is missing: behind the rules comes what is asked about them, such as 20 or NAME(20)",
                    "缺少“" + zh + "”：规则后面要写所问的局面，例如 20 或“名称(20)”");
        }
        String usage = command.qualifiedName() + " " + label;
        return atEnd(label + " is missing: write " + usage, "缺少“" + zh + "”：写法为 " + command.qualifiedName() + " " + zh);
    }

    private InputError atEnd(String english, String chinese) {
        return new InputError(line, new Span(line.length(), line.length() + 1), english, chinese);
    }

    private InputError twice(ArgSpec argument) {
        String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
        return at(name, name + " is given twice", Placeholders.chinese(name) + " 给出了两次");
    }

    private InputError other(ArgSpec argument, String value) {
        String name = argument instanceof OptionSpec option ? option.longestName() : "";
        String text = Stream.of(name, value)
                .filter(each -> each != null && !each.isEmpty())
                .collect(Collectors.joining(" "));
        return at(text, text + " is not allowed here", "此处不允许 " + text);
    }

    private InputError at(String word, BilingualText said) {
        return at(word, said.en(), said.zh());
    }

    private InputError at(String word, String en, String zh) {
        int start = Math.max(0, line.indexOf(word));
        return new InputError(line, new Span(start, start + word.length()), en, zh);
    }
}
