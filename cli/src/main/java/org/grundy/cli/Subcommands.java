package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;

/// The subcommands by name, in the order in which the help lists them.
final class Subcommands {
    private static final List<Subcommand> ALL = List.of(
            new Subcommand("games", Games::new),
            new Subcommand("show", Show::new),
            new Subcommand("solve", Solve::new),
            new Subcommand("play", Play::new),
            new Subcommand("table", TableCommand::new),
            new Subcommand("verify", Verify::new),
            new Subcommand("nimber", NimberCommand::new),
            new Subcommand("rules", RulesCommand::new),
            new Subcommand("sequence", SequenceCommand::new),
            new Subcommand("period", PeriodCommand::new),
            new Subcommand("check", CheckCommand::new),
            new Subcommand("survey", SurveyCommand::new),
            new Subcommand("discover", DiscoverCommand::new),
            new Subcommand("conjecture", ConjectureCommand::new),
            new Subcommand("export", ExportCommand::new),
            new Subcommand("judge", Judge::new),
            new Subcommand("completion", Completion::new));

    private record Subcommand(String name, Supplier<Action> make) {
        void addTo(CommandLine root) {
            CommandLine command = new CommandLine(make.get());
            Standard.addTo(command);
            root.addSubcommand(name, command);
        }
    }

    private Subcommands() {}

    /// Adds the subcommand that the arguments name, so that no other one costs start-up time; all of them
    /// where the arguments name none.
    static void add(CommandLine root, String[] arguments) {
        Optional<Subcommand> named = Stream.of(arguments)
                .filter(word -> !word.startsWith("-"))
                .flatMap(word -> ALL.stream().filter(each -> each.name().equals(word)))
                .findFirst();
        named.ifPresentOrElse(each -> each.addTo(root), () -> addAll(root));
    }

    /// Adds all subcommands.
    static void addAll(CommandLine root) {
        ALL.forEach(each -> each.addTo(root));
    }
}
