package org.grundy.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.cli.console.Console;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.sample.SampleVerdict;
import org.grundy.text.InputError;

/// The format of `--input` compared with a sample of the statement, or guessed from it.
///
/// @param asked the games
/// @param play how they are played
public record SampledFormat(AskedGames asked, Play play) {
    private static final int MOST_NAMED = 4;

    /// The format that is given if it answers the sample, or the likeliest one that does.
    ///
    /// @param files the input and the output of the sample
    /// @param worded whether words are given
    /// @throws InputError if the format does not answer the sample, none does, or a file cannot be read
    public InputFormat of(List<Path> files, InputFormat format, boolean worded, Console console) {
        SampleVerdict verdict =
                SampleVerdict.of(asked, play, format, worded, read(files.getFirst()), read(files.getLast()));
        List<InputFormat> found = verdict.formats();
        if (format.pattern().isPresent()) {
            console.say(verdict.compared() ? "export.sample.right" : "export.sample.unknown");
            return format;
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
