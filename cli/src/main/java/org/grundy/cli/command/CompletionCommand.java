package org.grundy.cli.command;

import java.util.function.Supplier;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CompletionWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.Usage;
import org.grundy.cli.console.Version;
import org.grundy.cli.shell.FishScript;
import org.grundy.cli.shell.ManPage;
import org.grundy.cli.shell.ZshScript;
import org.grundy.lang.OptionText;
import org.grundy.render.Language;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `grundy completion`: the script by which a shell completes commands, options and games; and the man page, which is
/// made from the same model.
@Command(name = "completion")
public final class CompletionCommand implements CommandAction {
    private static final String NAME = "grundy";

    private final Supplier<CommandLine> complete;

    @Parameters(paramLabel = "SHELL", arity = "0..1", completionCandidates = CompletionWords.Shells.class)
    private String shell = "bash";

    /// @param complete the command with all its subcommands
    public CompletionCommand(Supplier<CommandLine> complete) {
        this.complete = complete;
    }

    @Override
    public ExitCode run(Console console) {
        CommandLine root = complete.get();
        console.print(
                switch (shell) {
                    case "bash" -> AutoComplete.bash(NAME, root);
                    case "zsh" -> ZshScript.of(NAME, root);
                    case "fish" -> FishScript.of(NAME, Usage.worded(root, console.language()));
                    case "man" ->
                        ManPage.of(
                                Usage.worded(root, console.language()),
                                Version.own().sentence(),
                                console.language() == Language.ZH);
                    default ->
                        throw OptionText.slice("completion", shell)
                                .error(
                                        "there is no script for \"%s\", but one for bash, zsh and fish",
                                        "没有“%s”的脚本，只有 bash、zsh 和 fish 的脚本", shell);
                });
        return ExitCode.ANSWERED;
    }
}
