package org.grundy.cli.console;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/// The help of a command in the reader's language; the words of both stand in `help.messages`.
public final class Usage {
    private static final Pattern ROW = Pattern.compile("( {2,6}\\S+(?: \\S+)*)( {3,})(\\S.*)");

    private Usage() {}

    /// The help as a console shows it.
    public static String of(CommandLine command, Console console) {
        String help =
                worded(command, console.language()).getUsageMessage(console.paint() == Paint.ANSI ? Ansi.ON : Ansi.OFF);
        return help.lines()
                        .map(Usage::aligned)
                        .collect(Collectors.joining("\n"))
                        .stripTrailing() + "\n";
    }

    /// The command with the words of a language.
    public static CommandLine worded(CommandLine command, Language language) {
        command.setResourceBundle(language.bundle(Placeholders.WORDS));
        if (language == Language.ZH) {
            command.setHelpFactory(Placeholders::new);
            command.getCommandSpec().usageMessage().synopsisSubcommandLabel("[命令]");
        }
        return command;
    }

    /// Takes back the columns by which wide letters before a gap push what follows, for picocli counts letters.
    private static String aligned(String line) {
        Matcher row = ROW.matcher(line);
        if (!row.matches()) {
            return line;
        }
        long wide = row.group(1)
                .codePoints()
                .filter(letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.HAN)
                .count();
        return row.group(1)
                + row.group(2).substring((int) Math.min(wide, row.group(2).length() - 1))
                + row.group(3);
    }
}
