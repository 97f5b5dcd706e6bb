package org.grundy.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CommandWords;
import org.grundy.cli.console.CommonOptions;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.InternalErrorText;
import org.grundy.cli.console.OutputErrors;
import org.grundy.cli.console.Usage;
import org.grundy.cli.console.Version;
import org.grundy.lang.HelpWords;
import org.grundy.render.terminal.GuardedExit;
import org.grundy.render.terminal.ResultStream;
import org.grundy.render.text.ErrorText;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// The command `grundy`.
@Command(name = "grundy")
public final class Main {
    private static final Subcommands SUBCOMMANDS = new Subcommands(Main::printed, Main::commandLine);

    private Main() {}

    /// Runs the command and ends the process with its exit code.
    ///
    /// @param arguments the words of the command line after the command's name
    public static void main(String[] arguments) {
        System.exit(GuardedExit.of(run(arguments, Console.ofProcess())));
    }

    /// Runs the command.
    ///
    /// @return its exit code
    static int run(String[] arguments, Console console) {
        NotedLines lines = new NotedLines(console.err());
        Console noting = console.noting(lines.printing(console.err()));
        return end(HelpWords.asOption(CommandWords.minusSigns(arguments)), noting, lines)
                .code();
    }

    /// What the command prints, errors included, in the language of a console.
    ///
    /// @param arguments the words after `grundy`
    public static String printed(List<String> arguments, Console console) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Console inner = new Console(
                InputStream.nullInputStream(),
                stream,
                stream,
                console.environment(),
                false,
                false,
                false,
                console.language());
        run(arguments.toArray(String[]::new), inner);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /// The command with all its subcommands.
    public static CommandLine commandLine() {
        CommandLine root = withoutSubcommands();
        SUBCOMMANDS.addAll(root);
        return root;
    }

    private static CommandLine withoutSubcommands() {
        CommandLine root = new CommandLine(new Main());
        CommonOptions.addTo(root);
        return root;
    }

    private static ExitCode end(String[] arguments, Console console, NotedLines lines) {
        Console speaking = console;
        try {
            speaking = console.speaking(CommonOptions.language(arguments, console.language()));
            ExitCode ended = executeAndFlush(arguments, speaking);
            // Who sees the result has read it there.
            if (ended == ExitCode.UNDECIDED && !lines.any() && !speaking.outTerminal()) {
                speaking.note(speaking.words("exit.undecided"));
            }
            return ended;
        } catch (InputError error) {
            String[] help = HelpWords.behindCommand(arguments);
            if (!Arrays.equals(help, arguments)) {
                return end(help, console, lines);
            }
            console.err().print(ErrorText.of(error, speaking.language(), console.errorPaint()));
            console.err().flush();
            return ExitCode.BAD_INPUT;
        } catch (RuntimeException | Error error) {
            console.note(InternalErrorText.sentence(error, speaking.language()));
            return ExitCode.INTERNAL_ERROR;
        }
    }

    /// Runs the command, and tells what of its result could not be written, however it ends.
    private static ExitCode executeAndFlush(String[] arguments, Console console) {
        OutputErrors unwritten = console.unwritten();
        ExitCode ended;
        try {
            ended = execute(arguments, console);
            console.out().flush();
        } catch (ResultStream.ReaderGone enough) {
            ended = ExitCode.ANSWERED;
        } catch (OutputError error) {
            unwritten.add(error.text());
            ended = ExitCode.UNWRITTEN;
        } finally {
            unwritten.all().forEach(console::noteLacking);
        }
        return unwritten.all().isEmpty() ? ended : ExitCode.UNWRITTEN;
    }

    private static ExitCode execute(String[] arguments, Console console) {
        if (arguments.length == 1 && CommonOptions.VERSION.contains(arguments[0])) {
            return version(console); // without the model of all commands, which takes most of the start
        }
        Optional<CommandAction> worded = SUBCOMMANDS.ofWords(arguments);
        return worded.isPresent() ? worded.get().run(console) : parsed(arguments, console);
    }

    private static ExitCode parsed(String[] arguments, Console console) {
        CommandLine root = withoutSubcommands();
        SUBCOMMANDS.add(root, arguments);
        ParseResult result;
        try {
            result = asTyped(root).parseArgs(arguments);
        } catch (ParameterException error) {
            throw ArgumentErrors.inWords(error, arguments);
        }
        CommandLine asked = last(result).commandSpec().commandLine();
        if (!asked.getSubcommands().isEmpty() && !last(result).unmatched().isEmpty()) {
            throw ArgumentErrors.unmatched(last(result), arguments);
        }
        if (last(result).isVersionHelpRequested()) {
            return version(console);
        } else if (last(result).isUsageHelpRequested() || !(asked.getCommand() instanceof CommandAction)) {
            console.print(Usage.of(asked, console));
        } else {
            return ((CommandAction) asked.getCommand()).run(console);
        }
        return ExitCode.ANSWERED;
    }

    private static ExitCode version(Console console) {
        console.print(Version.own().sentence() + "\n");
        return ExitCode.ANSWERED;
    }

    /// The command that takes each word as it is typed: quotes in it group nothing, and `@x` is no file of words.
    @SuppressWarnings("deprecation") // few programs want it, as picocli says: those whose words shells have unquoted
    private static CommandLine asTyped(CommandLine root) {
        return root.setSplitQuotedStrings(true).setExpandAtFiles(false);
    }

    private static ParseResult last(ParseResult result) {
        return result.hasSubcommand() ? last(result.subcommand()) : result;
    }
}
