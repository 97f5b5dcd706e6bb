package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.jspecify.annotations.Nullable;

/// A program to submit.
///
/// @param language `cpp`, `java` or `python`
/// @param text of the program, which reads positions and prints their answers
/// @param input the format that answers the sample; omitted where no sample was given
/// @param words for won and for lost positions, as the sample has them; omitted where none was given
/// @param between what stands between the answers of one repeated part; omitted where each has a line, or no sample was
///     given
public record ProgramRecord(
        String language,
        String text,
        @OmittedIfNull @Nullable String input,
        @OmittedIfNull @Nullable List<String> words,
        @OmittedIfNull @Nullable String between) {
    /// A program with the format that a sample has, if one was given.
    public static ProgramRecord of(String language, String text, Optional<InputFormat> sampled) {
        return new ProgramRecord(
                language,
                text,
                sampled.flatMap(InputFormat::pattern).map(InputPattern::text).orElse(null),
                sampled.map(format -> List.of(format.won(), format.lost())).orElse(null),
                sampled.flatMap(InputFormat::between).orElse(null));
    }
}
