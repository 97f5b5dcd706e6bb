package org.grundy.lang;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.window.FiniteState;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Reads patterns of octal codes: a code in which `?`, or in all shells `x`, stands for any octal digit.
public final class CodePattern {
    private static final String ANY = "?？x_";
    private static final String DIGITS = "01234567";
    private static final String FIRST_DIGITS = "04";
    private static final int MOST_CODES = 1 << 18;

    private CodePattern() {}

    /// All codes of some patterns, each once.
    ///
    /// @throws InputError as for one
    public static List<TakeAndBreakCode> codes(List<String> patterns) {
        return patterns.stream()
                .flatMap(text -> codes(TextSlice.trimmed(text, 0, text.length())).stream())
                .distinct()
                .toList();
    }

    /// All codes of a pattern in the order of their digits. A wildcard as digit 0 is 0 or 4, since that
    /// digit takes nothing.
    ///
    /// @throws InputError if it is not a pattern, or matches more than 2^18 codes
    public static List<TakeAndBreakCode> codes(TextSlice pattern) {
        List<String> texts = List.of("");
        for (int i = 0; i < pattern.text().length(); i++) {
            char c = pattern.text().charAt(i);
            String choices = ANY.indexOf(c) < 0 ? String.valueOf(c) : i == 0 ? FIRST_DIGITS : DIGITS;
            texts = extended(texts, choices);
            if (texts.size() > MOST_CODES) {
                throw pattern.error(
                        "a survey has at most %s codes, and this pattern has more: write fewer question marks",
                        "一次普查最多 %s 个代码，此模式更多：请减少问号", MOST_CODES);
            }
        }
        return texts.stream().map(text -> parse(pattern, text)).distinct().toList();
    }

    /// How far a survey looks that looks farther at codes whose rare heaps have stopped.
    ///
    /// @param last the text by which it was said how many values are looked at of each code
    /// @param values that number
    /// @param stopped how many of those codes
    /// @throws InputError if too few values show whether rare heaps have stopped
    public static SurveyDepth depth(TextSlice last, int values, long stopped) {
        if (values < FiniteState.LEAST_VALUES) {
            throw last.error(
                    "whether rare heaps have stopped is seen from --max %s on",
                    "从 --max %s 起才能看出稀有堆是否已经停止", FiniteState.LEAST_VALUES - 1);
        }
        return new SurveyDepth(values, stopped);
    }

    private static List<String> extended(List<String> texts, String choices) {
        List<String> longer = new ArrayList<>();
        for (String text : texts) {
            choices.chars().forEach(choice -> longer.add(text + (char) choice));
        }
        return longer;
    }

    private static TakeAndBreakCode parse(TextSlice pattern, String text) {
        try {
            return CodeParser.parse(TextSlice.trimmed(text, 0, text.length()), TakeAndBreakCode.LARGEST_DIGIT);
        } catch (InputError error) {
            Span place = error.span();
            throw new InputError(
                    pattern.source(),
                    new Span(
                            pattern.span().start() + place.start(),
                            pattern.span().start() + place.end()),
                    error.text().en(),
                    error.text().zh());
        }
    }
}
