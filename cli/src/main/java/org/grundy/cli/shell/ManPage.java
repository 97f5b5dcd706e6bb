package org.grundy.cli.shell;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.text.BilingualText;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The man page of a command with its subcommands, in the words and the language of its help.
public final class ManPage {
    private final StringBuilder page = new StringBuilder();
    private final CommandSpec root;
    private final boolean chinese;

    private ManPage(CommandSpec root, boolean chinese) {
        this.root = root;
        this.chinese = chinese;
    }

    /// The page in the form that `man` reads.
    ///
    /// @param version as `--version` says it
    public static String of(CommandLine root, String version, boolean chinese) {
        ManPage man = new ManPage(root.getCommandSpec(), chinese);
        man.head(version);
        man.options(root.getCommandSpec());
        man.section("COMMANDS", "命令");
        for (CommandLine command : root.getSubcommands().values()) {
            man.subcommand(command.getCommandSpec());
        }
        man.tail();
        return man.page.toString();
    }

    private void head(String version) {
        page.append(".\\\" Made from the model of the command; not written by hand.\n");
        page.append(".TH GRUNDY 1 \"\" \"").append(escaped(version)).append("\" \"Grundy\"\n");
        // Lines break anywhere between Chinese letters, but words stay whole.
        page.append(".nh\n.ad l\n");
        section("NAME", "名称");
        page.append("grundy \\- ").append(escaped(Descriptions.of(root))).append('\n');
        section("SYNOPSIS", "用法");
        synopsis(root);
        section("OPTIONS", "选项");
    }

    private void subcommand(CommandSpec command) {
        page.append(".SS \"grundy ").append(escaped(command.name())).append("\"\n");
        synopsis(command);
        page.append(".PP\n").append(escaped(Descriptions.of(command))).append('\n');
        options(command);
    }

    private void synopsis(CommandSpec command) {
        page.append(escaped(help(command).synopsis(0).strip().replaceAll("\\s+", " ")))
                .append('\n');
    }

    private void options(CommandSpec command) {
        Help help = help(command);
        for (PositionalParamSpec each : command.positionalParameters()) {
            if (!each.hidden()) {
                entry(label(help, each), Descriptions.of(each));
            }
        }
        for (OptionSpec each : command.options()) {
            boolean shared = command.parent() != null && root.findOption(each.longestName()) != null;
            if (!each.hidden() && !shared) {
                entry(
                        "\\fB" + escaped(String.join(", ", each.names())) + "\\fR" + label(help, each),
                        Descriptions.of(each));
            }
        }
    }

    private static Help help(CommandSpec command) {
        return command.commandLine().getHelpFactory().create(command, Help.defaultColorScheme(Ansi.OFF));
    }

    private static String label(Help help, CommandLine.Model.ArgSpec argument) {
        return "\\fI"
                + escaped(help.parameterLabelRenderer()
                        .renderParameterLabel(argument, Ansi.OFF, List.of())
                        .toString())
                + "\\fR";
    }

    private void tail() {
        section("EXIT STATUS", "退出码");
        for (Map.Entry<String, String> code : root.usageMessage().exitCodeList().entrySet()) {
            entry("\\fB" + escaped(code.getKey()) + "\\fR", code.getValue());
        }
        section("ENVIRONMENT", "环境变量");
        entry("\\fBGRUNDY_JAVA_OPTS\\fR", of("Further options for the JVM.", "另加给 JVM 的选项。"));
        entry("\\fBNO_COLOR\\fR", of("Not empty: no colours.", "不为空时不用颜色。"));
        section("EXAMPLES", "例子");
        for (String example : List.of(
                "grundy solve nim 3 4 5",
                "grundy solve \"kayles(7) + wythoff(3,5) + *4\" --options",
                "grundy table -e \"squares: n -> n - k^2 for k in 1..isqrt(n)\" --to 19",
                "grundy period 0.77 --certificate k.json",
                "grundy serve")) {
            page.append(".PP\n.nf\n").append(escaped(example)).append("\n.fi\n");
        }
    }

    private String of(String english, String inChinese) {
        BilingualText text = new BilingualText(english, inChinese);
        return chinese ? text.zh() : text.en();
    }

    private void section(String english, String inChinese) {
        page.append(".SH \"").append(of(english, inChinese)).append("\"\n");
    }

    private void entry(String term, String text) {
        page.append(".TP\n").append(term).append('\n').append(escaped(text)).append('\n');
    }

    /// Text as it is to be seen: nothing in it is a request.
    private static String escaped(String text) {
        return text.lines()
                .map(line -> line.replace("\\", "\\e").replace("-", "\\-"))
                .map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
                .collect(Collectors.joining("\n"));
    }
}
