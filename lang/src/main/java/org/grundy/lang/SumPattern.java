package org.grundy.lang;

import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;
import org.grundy.game.Sum;
import org.grundy.text.InputError;

/// A sum in which x, and perhaps y, stand for numbers: `nim(x,y,5)`. Each letter stands alone between brackets,
/// commas or semicolons, as often as is wanted.
///
/// @param library of its games
/// @param source as it was written
public record SumPattern(Library library, String source) {
    private static final Pattern X = letter('x');
    private static final Pattern Y = letter('y');

    private static Pattern letter(char letter) {
        return Pattern.compile("(?<=[(（,，;；])\\s*" + letter + "\\s*(?=[)）,，;；])");
    }

    /// Whether a text has such letters; else it is an expression or the name of a game.
    public static boolean is(String source) {
        return X.matcher(source).find() || Y.matcher(source).find();
    }

    /// Whether there are two letters.
    ///
    /// @throws InputError if there is y without x
    public boolean hasPairs() {
        if (!X.matcher(source).find()) {
            throw new InputError(
                    source + " has y but not x: call a single number x", source + " 中有 y 而没有 x：只有一个数时请用 x");
        }
        return Y.matcher(source).find();
    }

    /// The least number for which all letters can stand: 0 or 1.
    public int least() {
        try {
            at(List.of(BigInteger.ZERO, BigInteger.ZERO));
            return 0;
        } catch (InputError refused) {
            return 1;
        }
    }

    /// The sum for some numbers.
    ///
    /// @param coordinates for x, then for y if there is one
    /// @throws InputError if that is no sum of known games
    public Sum at(List<BigInteger> coordinates) {
        String filled = X.matcher(source).replaceAll(coordinates.getFirst().toString());
        return ExpressionParser.parse(
                library, Y.matcher(filled).replaceAll(coordinates.getLast().toString()));
    }
}
