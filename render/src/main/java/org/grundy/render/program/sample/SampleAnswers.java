package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.render.program.input.InputFormat;
import org.grundy.value.Outcome;

/// What a program prints for cases, by what the engine answers.
///
/// @param format has the words
record SampleAnswers(InputFormat format) {
    /// The whole output; empty if something is printed that an analysis does not tell, or does not know.
    ///
    /// @param cases with what is known of them
    Optional<String> of(List<ReadCase> cases, List<KnownCase> known) {
        if (format.needsProgram()) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cases.size(); i++) {
            Optional<String> answer = answer(cases.get(i), known.get(i), i + 1);
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            boolean last = i + 1 == cases.size()
                    || cases.get(i + 1).part() != cases.get(i).part();
            text.append(answer.get()).append(last ? "\n" : format.between().orElse("\n"));
        }
        return Optional.of(text.toString());
    }

    private Optional<String> answer(ReadCase read, KnownCase known, int number) {
        if (known.outcome().isEmpty()) {
            return Optional.empty();
        }
        String word = switch (known.outcome().get()) {
            case Outcome.N -> format.won();
            case Outcome.P -> format.lost();
            case Outcome.D -> format.drawn();
        };
        String text = format.answer().isEmpty() ? word : format.answer().replace(InputFormat.WINNER, word);
        List<String> missing = new ArrayList<>();
        String filled = InputFormat.GAP
                .matcher(text)
                .replaceAll(gap -> Matcher.quoteReplacement(
                        gap(gap.group(1), read, known, number).orElseGet(() -> {
                            missing.add(gap.group());
                            return "";
                        })));
        return missing.isEmpty() ? Optional.of(filled) : Optional.empty();
    }

    private static Optional<String> gap(String name, ReadCase read, KnownCase known, int number) {
        return switch (name) {
            case "i" -> Optional.of(Integer.toString(number));
            case "value" -> known.value().map(BigInteger::toString);
            default -> Optional.ofNullable(read.numbers().get(name)).map(BigInteger::toString);
        };
    }

    /// Words under which answers are those of a sample: for each outcome the line that stands for it, in which the
    /// number of the case may stand.
    ///
    /// @param lines of the sample, one for each case
    /// @return the words for won, lost and drawn positions, where nothing contradicts; an empty word for one that
    ///     no case has
    static Optional<List<String>> words(List<String> lines, List<KnownCase> known) {
        boolean numbered = lines.size() > 1;
        for (int i = 0; i < lines.size() && numbered; i++) {
            numbered = number(i + 1).matcher(lines.get(i)).find();
        }
        String[] words = {"", "", ""};
        for (int i = 0; i < lines.size(); i++) {
            if (known.get(i).outcome().isEmpty()) {
                return Optional.empty();
            }
            int place = List.of(Outcome.N, Outcome.P, Outcome.D)
                    .indexOf(known.get(i).outcome().get());
            String word = numbered ? number(i + 1).matcher(lines.get(i)).replaceFirst("{i}") : lines.get(i);
            if (!words[place].isEmpty() && !words[place].equals(word)) {
                return Optional.empty();
            }
            words[place] = word;
        }
        boolean alike = List.of(words).stream()
                        .filter(word -> !word.isEmpty())
                        .distinct()
                        .count()
                < List.of(words).stream().filter(word -> !word.isEmpty()).count();
        return alike ? Optional.empty() : Optional.of(List.of(words));
    }

    private static Pattern number(int number) {
        return Pattern.compile("(?<![0-9])" + number + "(?![0-9])");
    }
}
