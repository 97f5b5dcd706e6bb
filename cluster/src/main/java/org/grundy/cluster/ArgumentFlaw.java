package org.grundy.cluster;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.text.BilingualText;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
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
            case UnmatchedArgumentException unmatched -> {
                String word = unmatched.getUnmatched().getFirst();
                yield new BilingualText("\"" + word + "\" is not taken here", "这里不能写“" + word + "”");
            }
            case MissingParameterException missing -> missing(missing.getMissing());
            case OverwrittenOptionException twice -> {
                String name = name(twice.getOverwritten());
                yield new BilingualText(name + " is given twice", name + " 写了两次");
            }
            default -> {
                String name = error.getArgSpec() == null ? "" : name(error.getArgSpec());
                String value = String.valueOf(error.getValue());
                yield new BilingualText(name + " cannot be \"" + value + "\"", name + " 不能是“" + value + "”");
            }
        };
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
