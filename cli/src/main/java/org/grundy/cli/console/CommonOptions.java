package org.grundy.cli.console;

import java.util.List;
import org.grundy.lang.TextSlice;
import org.grundy.render.Language;
import org.grundy.text.InputError;
import org.grundy.text.Span;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// The options that every command has.
///
/// The language must be known before anything is read, to say what is wrong with the rest; so it is read
/// here, and picocli only passes over it.
public final class CommonOptions {
    /// The options that ask which Grundy this is.
    public static final List<String> VERSION = List.of("-V", "--version");

    private static final String LANG = "--lang";

    private CommonOptions() {}

    /// Gives a command these options.
    public static void addTo(CommandLine command) {
        if (command.getCommandSpec().findOption(LANG) == null) {
            command.getCommandSpec()
                    .addOption(OptionSpec.builder(LANG)
                            .paramLabel("en|zh")
                            .arity("1")
                            .completionCandidates(List.of("en", "zh"))
                            .type(String.class)
                            .build());
        }
        command.getCommandSpec()
                .addOption(OptionSpec.builder("-h", "--help").usageHelp(true).build())
                .addOption(OptionSpec.builder(VERSION.toArray(String[]::new))
                        .versionHelp(true)
                        .build());
    }

    /// The language that the arguments ask for, or else the locale's.
    ///
    /// @throws InputError if it is none that Grundy speaks
    public static Language language(String[] arguments, Language locale) {
        boolean programs = arguments.length > 0 && arguments[0].equals("export");
        for (int i = 0; i < arguments.length; i++) {
            if (programs && !namesWords(arguments, i)) {
                continue;
            }
            if (arguments[i].startsWith(LANG + "=")) {
                return read(arguments[i]);
            }
            if (arguments[i].equals(LANG) && i + 1 < arguments.length) {
                return read(LANG + " " + arguments[i + 1]);
            }
        }
        return locale;
    }

    /// Whether a word is the code of a language that Grundy speaks, and not of one in which it writes programs.
    public static boolean speaks(String code) {
        return Language.ofCode(code).isPresent();
    }

    private static boolean namesWords(String[] arguments, int i) {
        return arguments[i].startsWith(LANG + "=")
                ? speaks(arguments[i].substring(LANG.length() + 1))
                : i + 1 < arguments.length && speaks(arguments[i + 1]);
    }

    private static Language read(String written) {
        TextSlice code = new TextSlice(written, new Span(LANG.length() + 1, written.length()));
        return Language.ofCode(code.text())
                .orElseThrow(() -> code.error(
                        "there is no language \"%s\": --lang is en or zh", "没有语言“%s”：--lang 应为 en 或 zh", code.text()));
    }
}
