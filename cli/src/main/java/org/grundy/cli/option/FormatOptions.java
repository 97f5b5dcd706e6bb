package org.grundy.cli.option;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.render.program.input.FormatText;
import org.grundy.render.program.input.InputFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say what an input looks like, and how it is answered.
public final class FormatOptions {
    /// A comma, but for those inside braces, where numbers stand between them: `{steps(a, b)}`.
    private static final Pattern BETWEEN_WORDS = Pattern.compile(",(?![^{}]*\\})");

    @Option(names = "--input", paramLabel = "TEXT")
    private @Nullable String input;

    @Option(names = "--words", paramLabel = "WON,LOST")
    private @Nullable String words;

    @Option(names = "--answer", paramLabel = "TEXT")
    private String answer = "";

    @Option(names = "--between", paramLabel = "TEXT")
    private @Nullable String between;

    /// Whether any of these options is used.
    public boolean areGiven() {
        return input != null || areWorded() || !answer.isEmpty() || between != null;
    }

    /// Whether words are given.
    public boolean areWorded() {
        return !words().equals(FormatText.USUAL);
    }

    private List<String> words() {
        return words == null ? FormatText.USUAL : List.of(BETWEEN_WORDS.split(words, -1));
    }

    /// The format.
    ///
    /// @param valued whether Grundy values are asked for
    /// @throws org.grundy.text.InputError if it is none
    public InputFormat format(boolean valued) {
        return new FormatText(Optional.ofNullable(input), words(), answer, Optional.ofNullable(between)).format(valued);
    }
}
