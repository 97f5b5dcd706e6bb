package org.grundy.lang;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.text.InputError;

/// A sum in which x, and perhaps y, stand for numbers: `nim(x,y,5)`, `nodekayles(grid 4*x)`, `chomp(x/y)`. Each letter
/// stands alone between brackets, commas, semicolons, the signs of a size, or behind a word and a space, as often as is
/// wanted.
///
/// @param library of its games
/// @param source as it was written
public record SumPattern(Library library, String source) {
    private static final Pattern X = letter('x');
    private static final Pattern Y = letter('y');

    /// A size with an x between its sides, of which one may be the letter x itself: `3xx`.
    private static final Pattern SIZE = Pattern.compile("(?<![\\p{L}\\d])([xy]|\\d+)x([xy]|\\d+)(?![\\p{L}\\d])");

    private static final int LAST_START = 3;
    private static final int USUAL_LINE = 40;
    private static final int USUAL_PAIRS = 15;
    private static final int USUAL_LINE_OF_BOARDS = 9;
    private static final int USUAL_PAIRS_OF_BOARDS = 5;

    private static Pattern letter(char letter) {
        return Pattern.compile("(?<=[(（,，;；/×*]|\\p{L}\\s)\\s*" + letter + "\\s*(?=[)）,，;；/×*])");
    }

    /// Whether a text has such letters; else it is an expression or the name of a game.
    public static boolean is(String source) {
        return has(X, source) || has(Y, source);
    }

    private static boolean has(Pattern letter, String source) {
        return letter.matcher(sized(source)).find();
    }

    private static String sized(String source) {
        return SIZE.matcher(source).replaceAll("$1*$2");
    }

    /// Whether there are two letters.
    ///
    /// @throws InputError if there is y without x
    public boolean hasPairs() {
        if (!has(X, source)) {
            throw new InputError("%s has y but not x: call a single number x", "%s 中有 y 而没有 x：只有一个数时请用 x", source);
        }
        return has(Y, source);
    }

    /// The letters that stand in it.
    ///
    /// @throws InputError if there is y without x
    public List<String> variables() {
        return hasPairs() ? List.of("x", "y") : List.of("x");
    }

    /// The least number for which all letters can stand, from 0 to 3; 1 if they can stand for none of these.
    public int least() {
        return IntStream.rangeClosed(0, LAST_START)
                .filter(this::stands)
                .findFirst()
                .orElse(1);
    }

    private boolean stands(int number) {
        try {
            at(Collections.nCopies(2, BigInteger.valueOf(number)));
            return true;
        } catch (InputError refused) {
            return false;
        }
    }

    /// The largest number of a table where nothing else is said: boards take longer than heaps.
    public int usual() {
        boolean boards = at(Collections.nCopies(2, BigInteger.valueOf(least()))).components().stream()
                .anyMatch(SumPattern::isBoard);
        if (hasPairs()) {
            return boards ? USUAL_PAIRS_OF_BOARDS : USUAL_PAIRS;
        }
        return boards ? USUAL_LINE_OF_BOARDS : USUAL_LINE;
    }

    private static <P> boolean isBoard(Component<P> component) {
        return component.game().numbers(component.position()).isEmpty();
    }

    /// The sum for some numbers.
    ///
    /// @param coordinates for x, then for y if there is one
    /// @throws InputError if that is no sum of known games
    public Sum at(List<BigInteger> coordinates) {
        String filled =
                X.matcher(sized(source)).replaceAll(coordinates.getFirst().toString());
        return ExpressionParser.parse(
                library, Y.matcher(filled).replaceAll(coordinates.getLast().toString()));
    }
}
