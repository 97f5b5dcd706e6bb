package org.grundy.cli.command;

import java.util.List;
import org.grundy.cli.CommandAction;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.Main;
import org.grundy.cli.Subcommands;
import org.grundy.lang.OptionText;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `grundy completion`: the script by which a shell completes commands, options and games.
@Command(
        name = "completion",
        description = "Prints a script by which bash or zsh completes what is typed: source <(grundy completion)")
public final class CompletionCommand implements CommandAction {
    @Parameters(
            paramLabel = "SHELL",
            arity = "0..1",
            description = "bash or zsh; the script is the same and finds out by itself.")
    private String shell = "bash";

    @Override
    public ExitCode run(Console console) {
        if (!List.of("bash", "zsh").contains(shell)) {
            throw OptionText.slice("completion", shell)
                    .error(
                            "there is no script for \"" + shell + "\", but one for bash and zsh",
                            "没有“" + shell + "”的脚本，只有 bash 和 zsh 的脚本");
        }
        CommandLine root = Main.commandLine();
        Subcommands.addAll(root);
        console.print(AutoComplete.bash("grundy", root));
        return ExitCode.ANSWERED;
    }
}
