package org.grundy.render.program.sample;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputItem;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.input.InputPlan;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Formats under which the answers of the engine are those of a sample.
///
/// @param game whose positions the input has
/// @param input of the sample
/// @param output of the sample
public record FormatGuess(WrittenCases game, String input, String output) {
    private static final Budget EACH = Budget.UNLIMITED.withWork(50_000_000).withPositions(200_000);

    /// Whether a format answers the sample: empty if it cannot be told, because winning moves are printed or a
    /// position is too large.
    ///
    /// @param format with its pattern
    /// @throws InputError if the pattern does not fit the game
    public Optional<Boolean> isRight(InputFormat format) {
        if (format.needsProgram()) {
            return Optional.empty();
        }
        InputPlan plan = new InputAnswers(game, format).plan();
        Optional<List<ReadCase>> cases = SampleInput.read(plan, game.wanted(), input);
        if (cases.isEmpty()) {
            return Optional.of(false);
        }
        return answered(cases.get())
                .flatMap(known -> new SampleAnswers(format).of(cases.get(), known))
                .map(text -> lines(text).equals(lines(output)));
    }

    /// Formats that answer the sample, the likeliest first.
    ///
    /// @param asked has words, where they are given
    /// @param wordsGiven whether its words are to be taken; else they are those of the sample
    public List<InputFormat> formats(InputFormat asked, boolean wordsGiven) {
        Map<List<InputItem>, InputFormat> found = new LinkedHashMap<>();
        for (String text : LikelyPatterns.of(game.wanted())) {
            InputPattern pattern = InputPattern.of(text);
            if (!found.containsKey(pattern.items())) {
                ways(asked.with(pattern))
                        .flatMap(format -> wordsGiven ? Stream.of(format) : worded(format).stream())
                        .filter(this::fits)
                        .findFirst()
                        .ifPresent(format -> found.put(pattern.items(), format));
            }
        }
        return List.copyOf(found.values());
    }

    /// Answers on lines of their own, or those of one repeated part on a line.
    private static Stream<InputFormat> ways(InputFormat format) {
        return format.between().isPresent()
                ? Stream.of(format)
                : Stream.of(Optional.<String>empty(), Optional.of(""), Optional.of(" "))
                        .map(format::between);
    }

    private boolean fits(InputFormat format) {
        try {
            return isRight(format).orElse(false);
        } catch (InputError none) {
            return false;
        }
    }

    private Optional<InputFormat> worded(InputFormat format) {
        List<String> answers = lines(output).stream()
                .flatMap(line -> format.between()
                        .map(between -> Stream.of(line.split(Pattern.quote(between))))
                        .orElse(Stream.of(line)))
                .toList();
        try {
            InputPlan plan = InputPlan.of(format.pattern().orElseThrow(), game.wanted(), false);
            return SampleInput.read(plan, game.wanted(), input)
                    .filter(cases -> cases.size() == answers.size())
                    .flatMap(this::answered)
                    .flatMap(known -> SampleAnswers.words(answers, known))
                    .map(words -> format.with(words.getFirst(), words.get(1), words.getLast()));
        } catch (InputError none) {
            return Optional.empty();
        }
    }

    private Optional<List<KnownCase>> answered(List<ReadCase> cases) {
        List<KnownCase> known = new ArrayList<>();
        for (ReadCase each : cases) {
            Optional<KnownCase> answer = game.answer(game.expression(each), new Run(EACH));
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            known.add(answer.get());
        }
        return Optional.of(known);
    }

    /// The lines of an output, without blanks at their ends and empty lines at its end.
    private static List<String> lines(String text) {
        return text.stripTrailing().lines().map(String::stripTrailing).toList();
    }
}
