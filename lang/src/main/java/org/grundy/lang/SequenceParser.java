package org.grundy.lang;

import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;

/// Reads the rules of a nim-sequence: a taking-and-breaking code such as `0.77`, or a game of a library
/// that is played on single heaps, such as `kayles` or `subtraction[1,2,4]`.
public final class SequenceParser {
    private static final String POINTS = ".·．";

    private SequenceParser() {}

    /// Parses the rules.
    ///
    /// @param library looked up only if the text is not a code
    /// @throws org.grundy.text.InputError if the text is neither a code nor a known game, or if the
    ///     sequence of the game is not that of a code or a set
    public static SequenceRules parse(Supplier<Library> library, String text) {
        TextSlice slice = TextSlice.trimmed(text, 0, text.length());
        if (slice.text().isEmpty()) {
            throw slice.error(
                    "the code is empty: write 0.77, or the name of a game such as kayles",
                    "代码为空：请写 0.77，或游戏名，例如 kayles");
        }
        return isCode(slice.text())
                ? new SequenceRules.Coded(CodeParser.parse(slice, TakeAndBreakCode.LARGEST_DIGIT))
                : ofGame(library.get(), slice);
    }

    /// The game that a text names; empty if the text is a code.
    ///
    /// @param library looked up only if the text is not a code
    /// @throws org.grundy.text.InputError if the text is neither a code nor a known game
    public static Optional<NamedGame<?>> game(Supplier<Library> library, String text) {
        TextSlice slice = TextSlice.trimmed(text, 0, text.length());
        return isCode(slice.text())
                ? Optional.empty()
                : Optional.of(ExpressionParser.parseGame(library.get(), slice.text()));
    }

    /// What a text is called in titles: a game by the name that was written, with its rules as a code or a set
    /// where the name does not say them.
    ///
    /// @param library looked up only if the text is not a code
    /// @throws org.grundy.text.InputError if the text is neither a code nor a known game with a sequence
    public static String title(Supplier<Library> library, String text) {
        String rules = parse(library, text).toString();
        return game(library, text)
                .filter(game -> !game.name().contains(rules))
                .map(game -> text.strip() + " (" + rules + ")")
                .orElse(rules);
    }

    /// No name of a game begins with a digit, or has a point as its second or third character.
    private static boolean isCode(String text) {
        boolean point = text.chars().skip(1).limit(2).anyMatch(c -> POINTS.indexOf(c) >= 0);
        return point || Character.isDigit(text.charAt(0));
    }

    private static SequenceRules ofGame(Library library, TextSlice slice) {
        NamedGame<?> game = ExpressionParser.parseGame(library, slice.text());
        return game.sequence()
                .orElseThrow(() -> slice.error(
                        "%s is not played by a code or a set on single heaps: give a code such as 0.77, or a game such as kayles, grundy or \"subtraction[1,2,4]\"; grundy table lists the values of other games",
                        "%s 不是由代码或数集规定的单堆游戏：请写代码，例如 0.77，或游戏名，例如 kayles、grundy、\"subtraction[1,2,4]\"；其他游戏的值可用 grundy table 列出",
                        game.name()));
    }
}
