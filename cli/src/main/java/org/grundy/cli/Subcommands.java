package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.cli.command.CheckCommand;
import org.grundy.cli.command.ClusterCommand;
import org.grundy.cli.command.CompletionCommand;
import org.grundy.cli.command.ConjectureCommand;
import org.grundy.cli.command.DiscoverCommand;
import org.grundy.cli.command.ExplainCommand;
import org.grundy.cli.command.ExportCommand;
import org.grundy.cli.command.GamesCommand;
import org.grundy.cli.command.GenusCommand;
import org.grundy.cli.command.McpCommand;
import org.grundy.cli.command.NimberCommand;
import org.grundy.cli.command.PeriodCommand;
import org.grundy.cli.command.PlayCommand;
import org.grundy.cli.command.QuotientCommand;
import org.grundy.cli.command.RulesCommand;
import org.grundy.cli.command.SequenceCommand;
import org.grundy.cli.command.ServeCommand;
import org.grundy.cli.command.ShowCommand;
import org.grundy.cli.command.SiteCommand;
import org.grundy.cli.command.SolveCommand;
import org.grundy.cli.command.SurveyCommand;
import org.grundy.cli.command.TableCommand;
import org.grundy.cli.command.VerifyCommand;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CommonOptions;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.WordedCommand;
import org.grundy.cli.count.CountCommand;
import org.grundy.cli.count.SumCommand;
import org.grundy.cli.judge.JudgeCommand;
import org.grundy.cli.schema.SchemaCommand;
import picocli.CommandLine;

/// The subcommands by name, in the order in which the help lists them.
final class Subcommands {
    private final List<Subcommand> all;

    /// @param worded whether it makes a [WordedCommand]
    private record Subcommand(String name, Supplier<? extends CommandAction> make, boolean worded) {
        Subcommand(String name, Supplier<? extends CommandAction> make) {
            this(name, make, false);
        }

        static Subcommand worded(String name, Supplier<? extends WordedCommand> make) {
            return new Subcommand(name, make, true);
        }

        void addTo(CommandLine root) {
            CommandLine command = new CommandLine(make.get());
            CommonOptions.addTo(command);
            root.addSubcommand(name, command);
        }
    }

    /// @param printed what the command prints for some words, for lessons
    /// @param complete the command with all subcommands, for shells
    Subcommands(BiFunction<List<String>, Console, String> printed, Supplier<CommandLine> complete) {
        this.all = List.of(
                Subcommand.worded("games", GamesCommand::new),
                Subcommand.worded("show", ShowCommand::new),
                Subcommand.worded("explain", () -> new ExplainCommand(printed)),
                Subcommand.worded("solve", SolveCommand::new),
                new Subcommand("play", PlayCommand::new),
                new Subcommand("serve", ServeCommand::new),
                new Subcommand("site", SiteCommand::new),
                new Subcommand("mcp", McpCommand::new),
                new Subcommand("table", TableCommand::new),
                new Subcommand("verify", VerifyCommand::new),
                Subcommand.worded("nimber", NimberCommand::new),
                new Subcommand("rules", RulesCommand::new),
                new Subcommand("sequence", SequenceCommand::new),
                new Subcommand("period", PeriodCommand::new),
                new Subcommand("genus", GenusCommand::new),
                new Subcommand("quotient", QuotientCommand::new),
                new Subcommand("check", CheckCommand::new),
                new Subcommand("survey", SurveyCommand::new),
                new Subcommand("discover", DiscoverCommand::new),
                new Subcommand("conjecture", ConjectureCommand::new),
                new Subcommand("count", CountCommand::new),
                new Subcommand("sum", SumCommand::new),
                new Subcommand("export", ExportCommand::new),
                new Subcommand("judge", JudgeCommand::new),
                new Subcommand("schema", SchemaCommand::new),
                new Subcommand("cluster", ClusterCommand::new),
                new Subcommand("completion", () -> new CompletionCommand(complete)));
    }

    /// Adds the subcommand that the arguments name, so that no other one costs start-up time; all of them
    /// where the arguments name none.
    void add(CommandLine root, String[] arguments) {
        Optional<Subcommand> named = Stream.of(arguments)
                .filter(word -> !word.startsWith("-"))
                .flatMap(word -> named(word).stream())
                .findFirst();
        named.ifPresentOrElse(each -> each.addTo(root), () -> addAll(root));
    }

    /// The command that these arguments ask by words alone, with its words, if there is one.
    Optional<CommandAction> ofWords(String[] arguments) {
        List<String> given = List.of(arguments);
        if (given.isEmpty() || given.stream().anyMatch(word -> word.startsWith("-"))) {
            return Optional.empty();
        }
        return named(given.getFirst())
                .filter(Subcommand::worded)
                .map(each -> (WordedCommand) each.make().get())
                .filter(command -> command.take(given.subList(1, given.size())))
                .map(CommandAction.class::cast);
    }

    private Optional<Subcommand> named(String word) {
        return all.stream().filter(each -> each.name().equals(word)).findFirst();
    }

    /// Adds all subcommands.
    void addAll(CommandLine root) {
        all.forEach(each -> each.addTo(root));
    }
}
