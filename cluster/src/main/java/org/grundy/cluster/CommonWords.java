package org.grundy.cluster;

import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// The options that every command has.
final class CommonWords {
    private CommonWords() {}

    static void addTo(CommandLine command) {
        command.getCommandSpec()
                .addOption(OptionSpec.builder("--lang")
                        .paramLabel("en|zh")
                        .arity("1")
                        .type(String.class)
                        .build())
                .addOption(OptionSpec.builder("-h", "--help").usageHelp(true).build());
    }
}
