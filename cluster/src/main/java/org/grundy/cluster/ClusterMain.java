package org.grundy.cluster;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.cluster.run.ClusterFailure;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.lang.HelpWords;
import org.grundy.lang.OptionText;
import org.grundy.render.Language;
import org.grundy.render.terminal.GuardedExit;
import org.grundy.render.terminal.Paint;
import org.grundy.render.terminal.ResultStream;
import org.grundy.render.text.ErrorText;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Messages;
import org.grundy.text.OutputError;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// `grundy cluster`: the same work on Apache Spark. The launcher starts it with the word `cluster` before the others,
/// and `spark-submit grundy-cluster.jar` without.
@Command(
        name = "grundy cluster",
        subcommands = {
            ClusterSurveyCommand.class,
            ClusterTableCommand.class,
            ClusterBoardsCommand.class,
            ClusterDiscoverCommand.class,
            ClusterConjectureCommand.class,
            ClusterCheckCommand.class
        })
public final class ClusterMain {
    private static final int ANSWERED = 0;
    private static final int NOT_ANSWERED = 1;
    private static final int BAD_INPUT = 2;
    private static final int INTERNAL_ERROR = 70;
    private static final int UNWRITTEN = 74;
    private static final String HELP = "--help";

    private ClusterMain() {}

    /// Runs the command and ends the process with its exit code.
    ///
    /// @param arguments the words of the command line
    public static void main(String[] arguments) {
        System.exit(GuardedExit.of(run(arguments, terminal())));
    }

    private static ClusterTerminal terminal() {
        Language language = Optional.ofNullable(System.getProperty("grundy.locale"))
                .map(Language::ofLocale)
                .orElseGet(() -> Language.ofLocale(System.getenv()));
        boolean watched = System.getProperty("grundy.terminals", "").contains("2");
        return new ClusterTerminal(ResultStream.ofProcess(System.out.charset()), System.err, watched, language);
    }

    /// Runs the command.
    ///
    /// @return its exit code
    public static int run(String[] arguments, ClusterTerminal terminal) {
        String[] words = HelpWords.asOption(
                arguments.length > 0 && arguments[0].equals("cluster")
                        ? Arrays.copyOfRange(arguments, 1, arguments.length)
                        : arguments);
        ClusterTerminal speaking = terminal;
        try {
            speaking = terminal.speaking(language(words, terminal.language()));
            return execute(words, speaking) ? ANSWERED : NOT_ANSWERED;
        } catch (InputError error) {
            speaking.wipe();
            speaking.err().print(ErrorText.of(error, speaking.language(), Paint.NONE));
            speaking.err().flush();
            return BAD_INPUT;
        } catch (ResultStream.ReaderGone enough) {
            return ANSWERED;
        } catch (OutputError error) {
            speaking.note("grundy: %s", "grundy：%s", error.text());
            return UNWRITTEN;
        } catch (ClusterFailure failure) {
            speaking.note("grundy: %s", "grundy: %s", failure.text());
            return NOT_ANSWERED;
        } catch (IOException error) {
            speaking.note(
                    "grundy: the storage cannot be used: %s; what is complete is kept, and the same command goes on "
                            + "from there",
                    "grundy: 无法使用存储：%s；已完成的部分都保留着，重新运行同一命令即可继续", String.valueOf(error.getMessage()));
            return NOT_ANSWERED;
        } catch (RuntimeException | Error error) {
            Throwable first = error;
            while (first.getCause() != null) {
                first = first.getCause();
            }
            speaking.note("grundy: this is a fault of Grundy: %s", "grundy: 这是 Grundy 自身的错误：%s", first);
            return INTERNAL_ERROR;
        }
    }

    private static boolean execute(String[] words, ClusterTerminal terminal) throws IOException {
        CommandLine root = commandLine();
        ParseResult result;
        try {
            result = root.parseArgs(words);
        } catch (ParameterException error) {
            BilingualText said = ArgumentFlaw.told(error);
            String help = error.getCommandLine().getCommandSpec().qualifiedName() + " " + HELP;
            throw new InputError("%s; see %s", "%s；用法见 %s", said, help);
        }
        ParseResult asked = result;
        while (asked.hasSubcommand()) {
            asked = asked.subcommand();
        }
        CommandLine command = asked.commandSpec().commandLine();
        if (asked.isUsageHelpRequested() || !(command.getCommand() instanceof ClusterAction action)) {
            terminal.out().print(usage(command, terminal.language()));
            terminal.out().flush();
            return true;
        }
        return action.run(terminal);
    }

    /// The command with its subcommands and the options that all have.
    @SuppressWarnings("deprecation") // few programs want it, as picocli says: those whose words shells have unquoted
    static CommandLine commandLine() {
        CommandLine root = new CommandLine(new ClusterMain());
        CommonWords.addTo(root);
        root.getSubcommands().values().forEach(CommonWords::addTo);
        // Each word is taken as it is typed: quotes in it group nothing, and `@x` is no file of words.
        return root.setSplitQuotedStrings(true).setExpandAtFiles(false);
    }

    private static String usage(CommandLine command, Language language) {
        command.setResourceBundle(
                language.bundle(Messages.read(ClusterMain.class.getResourceAsStream("help.messages"))));
        return command.getUsageMessage(CommandLine.Help.Ansi.OFF);
    }

    private static Language language(String[] words, Language usual) {
        for (int i = 0; i < words.length; i++) {
            boolean joined = words[i].startsWith("--lang=");
            if (joined || (words[i].equals("--lang") && i + 1 < words.length)) {
                String code = joined ? words[i].substring("--lang=".length()) : words[i + 1];
                return Language.ofCode(code)
                        .orElseThrow(() -> OptionText.slice("--lang", code)
                                .error(
                                        "there is no language \"%s\": --lang is en or zh",
                                        "没有语言“%s”：--lang 应为 en 或 zh", code));
            }
        }
        return usual;
    }
}
