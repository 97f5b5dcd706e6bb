package org.grundy.render.program.input;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What one answer tells over all values of a number that takes each value between two ends.
public enum OverAll {
    /// For how many values the position is won.
    WINS,
    /// For how many it is lost.
    LOSSES,
    /// The first value for which it is won.
    FIRSTWIN,
    /// The first value for which it is lost.
    FIRSTLOSS,
    /// All values for which it is won, with blanks between them.
    WINNERS;

    /// Its name in an answer, and the variable of a program that holds it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Whether it is a text and not a number.
    public boolean isText() {
        return this == WINNERS;
    }

    /// The one of a name, empty if there is none.
    public static Optional<OverAll> of(String name) {
        return Stream.of(values()).filter(each -> each.word().equals(name)).findFirst();
    }
}
