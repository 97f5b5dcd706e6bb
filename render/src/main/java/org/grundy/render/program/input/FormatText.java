package org.grundy.render.program.input;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;

/// The texts that say a format, as somebody writes them: options of a command, fields of a question.
///
/// @param input what there is to read; empty for positions up to the end of the input
/// @param words for won and for lost positions, and perhaps for draws
/// @param answer what is printed for a case; empty for one of the words
/// @param between what stands between the answers of one repeated part
public record FormatText(Optional<String> input, List<String> words, String answer, Optional<String> between) {
    /// The words where none are given.
    public static final List<String> USUAL = List.of("N", "P");

    /// Copies the list.
    public FormatText {
        words = List.copyOf(words);
    }

    /// The most words that a function may choose from.
    private static final int MOST_WORDS = 100;

    /// A brace behind which none closes it, or another opens first.
    private static final Pattern UNCLOSED = Pattern.compile("\\{(?![^{}]*\\})");

    /// The format.
    ///
    /// @param valued whether Grundy values are asked for: those of a sum are printed then, where no answer is given
    /// @throws org.grundy.text.InputError if the input is no pattern, there are not two or three words and no
    ///     function of the rules chooses from more, or a brace is not closed
    public InputFormat format(boolean valued) {
        checkBraces("--words", String.join(",", words));
        checkBraces("--answer", answer);
        if (words.size() < 2) {
            throw OptionText.slice("--words", String.join(",", words))
                    .error(
                            "--words takes two words, for won and for lost positions, as in --words Alice,Bob",
                            "--words 需要两个词：先手必胜时的与必败时的，例如 --words Alice,Bob");
        }
        Optional<InputPattern> pattern = input.map(InputPattern::of);
        boolean values =
                valued && answer.isEmpty() && pattern.filter(InputPattern::sums).isPresent();
        InputFormat format = new InputFormat(
                pattern,
                lines(words.getFirst()),
                lines(words.get(1)),
                words.stream().skip(2).map(FormatText::lines).toList(),
                values ? InputFormat.VALUE : lines(answer),
                between.map(FormatText::lines));
        checkCount(format.choosesWord());
        return format;
    }

    /// Looks whether a function chooses the word where there are more than for won, lost and drawn positions.
    private void checkCount(boolean chosen) {
        if (words.size() > (chosen ? MOST_WORDS : 3)) {
            throw OptionText.slice("--words", String.join(",", words))
                    .error(
                            "--words has %1$s words: two are for won and lost positions, a third one is for draws, and one "
                                    + "of up to %2$s is chosen by a function, as in --answer \"{words(f(n))}\"",
                            "--words 有 %1$s 个词：前两个用于必胜与必败的局面，第三个用于平局；从至多 %2$s 个词中选词要用函数，例如 --answer \"{words(f(n))}\"",
                            words.size(),
                            MOST_WORDS);
        }
    }

    private static void checkBraces(String option, String text) {
        Matcher unclosed = UNCLOSED.matcher(text);
        if (unclosed.find()) {
            TextSlice slice = OptionText.slice(option, text);
            int end = slice.span().end();
            throw TextSlice.trimmed(slice.source(), end - text.length() + unclosed.start(), end)
                    .error("this brace is not closed: { } hold what is printed", "这个花括号没有闭合：{ } 中写要输出的内容");
        }
    }

    /// A text in which `\\n` ends a line.
    private static String lines(String text) {
        return text.replace("\\n", "\n");
    }
}
