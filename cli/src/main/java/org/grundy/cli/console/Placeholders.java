package org.grundy.cli.console;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
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
    private static final String CHINESE = "org.grundy.cli.help_zh";

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
        String key = "placeholder." + label.replaceAll("[^A-Z]", "");
        ResourceBundle words = bundle();
        return words.containsKey(key) ? words.getString(key) : label;
    }

    /// The Chinese words of the help.
    static ResourceBundle bundle() {
        return ResourceBundle.getBundle(CHINESE, Locale.ROOT);
    }
}
