package org.grundy.cli;

import java.util.List;
import java.util.ResourceBundle;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Help whose placeholders, as FILE in `--rules=FILE`, are words of a bundle; those that are code stay as they are.
final class Placeholders extends Help {
    private final ResourceBundle words;

    Placeholders(CommandSpec command, ColorScheme colours, ResourceBundle words) {
        super(command, colours);
        this.words = words;
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
        String key = "placeholder." + argument.paramLabel().replaceAll("[^A-Z]", "");
        if (!words.containsKey(key)) {
            return argument;
        }
        return argument instanceof OptionSpec option
                ? OptionSpec.builder(option).paramLabel(words.getString(key)).build()
                : PositionalParamSpec.builder((PositionalParamSpec) argument)
                        .paramLabel(words.getString(key))
                        .build();
    }
}
