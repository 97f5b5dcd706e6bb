package org.grundy.render.program.sample;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.program.input.InputFormat;
import org.grundy.text.InputError;

/// What a sample of a statement says of the format of a program.
///
/// @param formats the one that was given; else those that answer the sample, the likeliest first
/// @param compared whether the sample could be answered, which it cannot where winning moves are printed or positions
///     are too large
public record SampleVerdict(List<InputFormat> formats, boolean compared) {
    /// What a format calls the arcs of a graph of the library, of which cases are not written as positions.
    private static final String GRAPH = "E";

    /// Copies the list.
    public SampleVerdict {
        formats = List.copyOf(formats);
    }

    /// Compares a format with a sample, or guesses one.
    ///
    /// @param asked the games
    /// @param play how they are played
    /// @param format with a pattern if it is to be compared
    /// @param worded whether its words are given; else those of the sample are taken
    /// @param input of the sample
    /// @param output of the sample
    /// @throws InputError if the format does not answer the sample, or none does
    public static SampleVerdict of(
            AskedGames asked, Play play, InputFormat format, boolean worded, String input, String output) {
        if (asked.rules().isEmpty()
                && format.pattern().filter(pattern -> pattern.reads(GRAPH)).isPresent()) {
            return new SampleVerdict(List.of(format), false);
        }
        FormatGuess guess = new FormatGuess(new AskedCases(asked, play, format).written(), input, output);
        return format.pattern().isPresent()
                ? compared(format, guess.isRight(format))
                : new SampleVerdict(guessed(guess, format, worded), true);
    }

    private static SampleVerdict compared(InputFormat format, Optional<Boolean> right) {
        if (right.isPresent() && !right.get()) {
            throw new InputError(
                    "the sample is answered otherwise by these rules, this format and these words",
                    "按这些规则、格式和词，样例的答案不同");
        }
        return new SampleVerdict(List.of(format), right.isPresent());
    }

    private static List<InputFormat> guessed(FormatGuess guess, InputFormat format, boolean worded) {
        List<InputFormat> found = guess.formats(format, worded);
        if (found.isEmpty()) {
            throw new InputError(
                    "no likely format answers the sample as it is: see whether the rules do, by solving a case of it, and "
                            + "say what the input looks like and which words are printed",
                    "没有常见的格式能得到样例的答案：请求解其中一组数据以检查规则，并写明输入的格式和输出的词");
        }
        return found;
    }
}
