package org.grundy.catalog.game;

import java.util.Optional;
import org.grundy.lang.Brackets;
import org.grundy.lang.TextSlice;

/// Text in two parts with a separator between them, such as `100;12`, or in one part without the
/// sign.
///
/// @param first before the sign
/// @param second after it, if it is there
public record TwoPartText(TextSlice first, Optional<TextSlice> second) {
    /// Parts with a semicolon between them.
    public static TwoPartText atSemicolon(TextSlice slice) {
        return at(slice, ";；");
    }

    /// Parts with a colon between them.
    public static TwoPartText atColon(TextSlice slice) {
        return at(slice, ":：");
    }

    /// Parts with an equals sign between them.
    public static TwoPartText atEquals(TextSlice slice) {
        return at(slice, "=＝");
    }

    /// Parts with an arrow head between them.
    public static TwoPartText atArrow(TextSlice slice) {
        return at(slice, ">＞");
    }

    private static TwoPartText at(TextSlice slice, String signs) {
        int end = slice.span().end();
        for (int i = slice.span().start(); i < end; i++) {
            i = Brackets.closingQuote(slice.source(), i, end);
            if (signs.indexOf(slice.source().charAt(i)) >= 0) {
                TextSlice first = TextSlice.trimmed(slice.source(), slice.span().start(), i);
                return new TwoPartText(first, Optional.of(TextSlice.trimmed(slice.source(), i + 1, end)));
            }
        }
        return new TwoPartText(slice, Optional.empty());
    }
}
