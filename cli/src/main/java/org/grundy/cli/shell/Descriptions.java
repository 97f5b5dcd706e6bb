package org.grundy.cli.shell;

import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/// The descriptions of the model as running text.
final class Descriptions {
    private Descriptions() {}

    static String of(CommandSpec command) {
        return text(command.usageMessage().description());
    }

    static String of(ArgSpec argument) {
        return text(argument.description());
    }

    /// The lines of a description in one; picocli's marks for a new line and for a per cent sign are resolved.
    private static String text(String[] lines) {
        return String.join(" ", lines)
                .replace("%n", " ")
                .replace("%%", "%")
                .strip()
                .replaceAll("\\s+", " ");
    }
}
