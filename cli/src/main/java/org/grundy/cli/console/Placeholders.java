package org.grundy.cli.console;

import java.util.List;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Help whose placeholders, as FILE in `--rules=FILE`, are Chinese words; those that are code stay as they are.
public final class Placeholders extends Help {
    /// What help says, in both languages: a sentence for each command and option, and the placeholders.
    static final Messages WORDS = Messages.read(Placeholders.class.getResourceAsStream("help.messages"));

    Placeholders(CommandSpec command, ColorScheme colours) {
        super(command, colours);
    }

    @Override
    public IParamLabelRenderer parameterLabelRenderer() {
        IParamLabelRenderer renderer = super.parameterLabelRenderer();
        return new IParamLabelRenderer() {
            @Override
            public Ansi.Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<Ansi.IStyle> styles) {
                return renderer.renderParameterLabel(worded(argument), ansi, styles);
            }

            @Override
            public String separator() {
                return renderer.separator();
            }
        };
    }

    private ArgSpec worded(ArgSpec argument) {
        String label = chinese(argument.paramLabel());
        return argument instanceof OptionSpec option
                ? OptionSpec.builder(option).paramLabel(label).build()
                : PositionalParamSpec.builder((PositionalParamSpec) argument)
                        .paramLabel(label)
                        .build();
    }

    /// The Chinese form of a placeholder, or itself where it is code.
    public static String chinese(String label) {
        return WORDS.sentence("placeholder." + label.replaceAll("[^A-Z]", ""))
                .map(BilingualText::zh)
                .orElse(label);
    }
}
