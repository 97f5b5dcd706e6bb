package org.grundy.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.cli.console.Console;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.sample.AskedCases;
import org.grundy.render.program.sample.FormatGuess;
import org.grundy.text.InputError;

/// The format of `--input` compared with a sample of the statement, or guessed from it.
///
/// @param asked the games
/// @param play how they are played
public record SampledFormat(AskedGames asked, Play play) {
    private static final int MOST_NAMED = 4;
    /// What a format calls the arcs of a graph of the library, of which cases are not written as positions.
    private static final String GRAPH = "E";

    /// The format that is given if it answers the sample, or the likeliest one that does.
    ///
    /// @param files the input and the output of the sample
    /// @param worded whether words are given
    /// @throws InputError if the format does not answer the sample, none does, or a file cannot be read
    public InputFormat of(List<Path> files, InputFormat format, boolean worded, Console console) {
        if (asked.rules().isEmpty()
                && format.pattern().filter(pattern -> pattern.reads(GRAPH)).isPresent()) {
            console.say("export.sample.unknown");
            return format;
        }
        FormatGuess guess = new FormatGuess(
                new AskedCases(asked, play, format).written(), read(files.getFirst()), read(files.getLast()));
        if (format.pattern().isPresent()) {
            Optional<Boolean> right = guess.isRight(format);
            console.say(right.isEmpty() ? "export.sample.unknown" : "export.sample.right");
            if (right.isPresent() && !right.get()) {
                throw new InputError(
                        "the sample is answered otherwise by these rules, this format and these words",
                        "按这些规则、格式和词，样例的答案不同");
            }
            return format;
        }
        List<InputFormat> found = guess.formats(format, worded);
        if (found.isEmpty()) {
            throw new InputError(
                    "no likely format answers the sample as it is: see whether the rules do, by grundy solve, and give "
                            + "--input and --words",
                    "没有常见的格式能得到样例的答案：请用 grundy solve 检查规则，并给出 --input 和 --words");
        }
        for (InputFormat each : found.subList(0, Math.min(MOST_NAMED, found.size()))) {
            console.say("export.sample.found", "options", options(each));
        }
        InputFormat best = found.getFirst();
        if (!worded && (best.won().equals(format.won()) || best.lost().equals(format.lost()))) {
            console.say("export.sample.words");
        }
        return best;
    }

    /// What says a format, for a shell.
    private static String options(InputFormat format) {
        String input = "--input \"" + format.pattern().map(InputPattern::text).orElse("") + "\"";
        String words = " --words \"" + format.won() + "," + format.lost() + "\"";
        return input
                + words
                + format.between().map(text -> " --between \"" + text + "\"").orElse("");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException none) {
            throw new InputError("%s cannot be read", "无法读取 %s", file);
        }
    }
}
