package org.grundy.cluster;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.lang.OptionText;
import org.grundy.text.BilingualText;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// What is wrong with the words of a command.
final class ArgumentFlaw {
    private ArgumentFlaw() {}

    /// What is wrong, without a full stop.
    static BilingualText told(ParameterException error) {
        return switch (error) {
            case UnmatchedArgumentException unmatched ->
                unmatched(
                        error.getCommandLine().getCommandSpec(),
                        unmatched.getUnmatched().getFirst());
            case MissingParameterException missing -> missing(missing.getMissing());
            case OverwrittenOptionException twice -> {
                String name = name(twice.getOverwritten());
                yield BilingualText.of("%s is given twice", "%s 写了两次", name);
            }
            default -> {
                String name = error.getArgSpec() == null ? "" : name(error.getArgSpec());
                String value = String.valueOf(error.getValue());
                yield BilingualText.of("%s cannot be \"%s\"", "%s 不能是“%s”", name, value);
            }
        };
    }

    private static BilingualText unmatched(CommandSpec command, String word) {
        if (word.startsWith("-")) {
            List<String> options =
                    command.options().stream().map(OptionSpec::longestName).toList();
            return OptionText.unknownOption(command.qualifiedName(), word, options);
        }
        return command.subcommands().isEmpty()
                ? BilingualText.of("\"%s\" is one word too many", "多余的参数“%s”", word)
                : OptionText.unknownCommand(
                        word, List.copyOf(command.subcommands().keySet()));
    }

    private static BilingualText missing(List<ArgSpec> arguments) {
        List<String> names = arguments.stream().map(ArgumentFlaw::name).toList();
        return new BilingualText(
                String.join(" and ", names) + (names.size() > 1 ? " are missing" : " is missing"),
                "缺少 " + names.stream().collect(Collectors.joining("、")));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : argument.paramLabel();
    }
}
