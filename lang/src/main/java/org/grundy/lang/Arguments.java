package org.grundy.lang;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Text;

/// What stands between a pair of brackets: pieces separated by commas. Commas inside inner brackets do not
/// separate.
///
/// @param owner the name before the brackets, for messages
/// @param inside the whole text between the brackets
/// @param pieces none if the brackets are absent or empty
public record Arguments(String owner, Piece inside, List<Piece> pieces) {
    /// Copies the list.
    public Arguments {
        pieces = List.copyOf(pieces);
    }

    /// Splits the text between brackets.
    ///
    /// @throws InputError if a piece is empty
    static Arguments of(String owner, Piece inside) {
        List<Piece> pieces = new ArrayList<>();
        if (inside.text().isEmpty()) {
            return new Arguments(owner, inside, pieces);
        }
        String source = inside.source();
        int depth = 0;
        int start = inside.span().start();
        for (int i = start; i < inside.span().end(); i++) {
            char c = source.charAt(i);
            depth += Brackets.step(c);
            if (depth == 0 && Brackets.COMMAS.indexOf(c) >= 0) {
                pieces.add(nonEmpty(Piece.trimmed(source, start, i)));
                start = i + 1;
            }
        }
        pieces.add(nonEmpty(Piece.trimmed(source, start, inside.span().end())));
        return new Arguments(owner, inside, pieces);
    }

    private static Piece nonEmpty(Piece piece) {
        if (piece.text().isEmpty()) {
            throw piece.error("there is nothing between two commas here", "这里两个逗号之间没有内容");
        }
        return piece;
    }

    /// How many pieces there are.
    public int size() {
        return pieces.size();
    }

    /// Checks the number of pieces.
    ///
    /// @param form how it should look, such as `bash[m]`
    /// @throws InputError if it is below `least` or above `most`
    public Arguments count(int least, int most, String form) {
        if (size() < least || size() > most) {
            Text allowed = allowed(least, most);
            throw error(
                    owner + " takes " + allowed.en() + (most == 1 ? " entry" : " entries") + " here, not " + size()
                            + "; write it as " + form,
                    owner + " 在此处需要 " + allowed.zh() + " 项，而不是 " + size() + " 项；写法：" + form);
        }
        return this;
    }

    private static Text allowed(int least, int most) {
        if (most == Integer.MAX_VALUE) {
            return new Text("at least " + least, "至少 " + least);
        }
        String range = least == most ? Integer.toString(least) : least + ".." + most;
        return new Text(range, range);
    }

    /// The piece at a place.
    public Piece get(int i) {
        return pieces.get(i);
    }

    /// All pieces as numbers, each at least a bound.
    ///
    /// @throws InputError if a piece is no number or below the bound
    public List<BigInteger> numbers(String what, long atLeast) {
        return numbers(new Text(what, what), atLeast);
    }

    /// All pieces as numbers, each at least a bound.
    ///
    /// @param what names one of them in messages
    /// @throws InputError if a piece is no number or below the bound
    public List<BigInteger> numbers(Text what, long atLeast) {
        return pieces.stream().map(piece -> piece.number(what, atLeast)).toList();
    }

    /// An error at the whole text between the brackets.
    public InputError error(String en, String zh) {
        return inside.error(en, zh);
    }
}
