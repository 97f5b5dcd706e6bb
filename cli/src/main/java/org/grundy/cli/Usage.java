package org.grundy.cli;

import java.util.Locale;
import java.util.ResourceBundle;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/// The help of a command in the reader's language: English stands beside each option, Chinese in a bundle.
final class Usage {
    private static final String CHINESE = "org.grundy.cli.help_zh";

    private Usage() {}

    static String of(CommandLine command, Console console) {
        if (console.language() == Language.ZH) {
            command.setResourceBundle(ResourceBundle.getBundle(CHINESE, Locale.ROOT));
        }
        return command.getUsageMessage(console.paint() == Paint.ANSI ? Ansi.ON : Ansi.OFF)
                        .stripTrailing()
                + "\n";
    }
}
