package org.grundy.cli.shell;

import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The completion for fish, for which picocli makes none.
public final class FishScript {
    private static final Set<String> FILES = Set.of("FILE", "F", "CERTIFICATE");

    private final String name;
    private final StringBuilder script = new StringBuilder();

    private FishScript(String name) {
        this.name = name;
    }

    /// The script for a command with its subcommands.
    public static String of(String name, CommandLine root) {
        FishScript fish = new FishScript(name);
        fish.line("");
        fish.script.insert(0, "# Completion of " + name + " for fish.\n");
        for (OptionSpec option : root.getCommandSpec().options()) {
            fish.option("", option);
        }
        for (Map.Entry<String, CommandLine> command : root.getSubcommands().entrySet()) {
            fish.subcommand(command.getKey(), command.getValue().getCommandSpec(), root.getCommandSpec());
        }
        return fish.script.toString();
    }

    private void subcommand(String word, CommandSpec command, CommandSpec root) {
        line(" -n __fish_use_subcommand -a " + word + " -d " + quoted(Descriptions.of(command)));
        String seen = " -n '__fish_seen_subcommand_from " + word + "'";
        for (OptionSpec option : command.options()) {
            if (root.findOption(option.longestName()) == null) {
                option(seen, option);
            }
        }
        Set<String> words = new TreeSet<>();
        boolean files = false;
        for (PositionalParamSpec position : command.positionalParameters()) {
            words.addAll(candidates(position));
            files |= isFile(position);
        }
        if (!words.isEmpty() || files) {
            line(seen + (files ? " -F" : "") + (words.isEmpty() ? "" : " -a " + quoted(String.join(" ", words))));
        }
    }

    private void option(String seen, OptionSpec option) {
        StringJoiner line = new StringJoiner(" ", seen + " ", "");
        for (String each : option.names()) {
            line.add(each.startsWith("--") ? "-l " + each.substring(2) : "-s " + each.substring(1));
        }
        Set<String> values = candidates(option);
        if (option.arity().max() > 0) {
            line.add(isFile(option) ? "-r -F" : "-x");
            if (!values.isEmpty()) {
                line.add("-a " + quoted(String.join(" ", values)));
            }
        }
        line.add("-d " + quoted(Descriptions.of(option)));
        line(line.toString());
    }

    private static Set<String> candidates(ArgSpec argument) {
        Set<String> words = new TreeSet<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(words::add);
        }
        return words;
    }

    private static boolean isFile(ArgSpec argument) {
        return FILES.contains(argument.paramLabel());
    }

    /// One call of `complete`; no file names where nothing else is said.
    private void line(String rest) {
        script.append("complete -c ")
                .append(name)
                .append(rest.isEmpty() ? " -f" : rest)
                .append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
