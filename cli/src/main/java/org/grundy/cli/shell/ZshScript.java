package org.grundy.cli.shell;

import picocli.AutoComplete;
import picocli.CommandLine;

/// The completion for zsh: that for bash, in a form that also works as the file `_grundy` in a folder of zsh's `fpath`.
public final class ZshScript {
    private ZshScript() {}

    /// The script. Read by `source` it registers itself; found in `fpath` it is run for the first word to
    /// complete, so it registers itself and then completes that word.
    public static String of(String name, CommandLine root) {
        // The script would give zsh the builtin by an alias, and a file of fpath is read without aliases.
        String script = AutoComplete.bash(name, root).replace("type compopt &>/dev/null && compopt +o default", ":");
        return "#compdef " + name + "\n" + script
                + "\n# Found in fpath: the first word is waiting.\n"
                + "if [[ ${funcstack[1]-} == _" + name + " ]]; then\n"
                + "  _bash_complete -o default -F _complete_" + name + "\n"
                + "fi\n";
    }
}
