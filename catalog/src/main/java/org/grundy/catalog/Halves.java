package org.grundy.catalog;

import java.util.Optional;
import org.grundy.lang.Piece;

/// A piece of text in two parts with a sign between them, such as `100;12`, or in one part without the
/// sign.
///
/// @param first before the sign
/// @param second after it, if it is there
record Halves(Piece first, Optional<Piece> second) {
    /// Parts with a semicolon between them.
    static Halves atSemicolon(Piece piece) {
        return at(piece, ";；");
    }

    /// Parts with a colon between them.
    static Halves atColon(Piece piece) {
        return at(piece, ":：");
    }

    /// Parts with an equals sign between them.
    static Halves atEquals(Piece piece) {
        return at(piece, "=＝");
    }

    /// Parts with an arrow head between them.
    static Halves atArrow(Piece piece) {
        return at(piece, ">＞");
    }

    private static Halves at(Piece piece, String signs) {
        for (int i = piece.span().start(); i < piece.span().end(); i++) {
            if (signs.indexOf(piece.source().charAt(i)) >= 0) {
                Piece first = Piece.trimmed(piece.source(), piece.span().start(), i);
                return new Halves(
                        first,
                        Optional.of(Piece.trimmed(
                                piece.source(), i + 1, piece.span().end())));
            }
        }
        return new Halves(piece, Optional.empty());
    }
}
