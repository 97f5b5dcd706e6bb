package org.grundy.lang.nim;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A function from nimbers to nimbers, in expressions.
public enum NimFunction {
    /// The square.
    SQUARE,
    /// The square root.
    SQRT,
    /// The inverse.
    INV;

    /// The function with a name, in any case.
    static Optional<NimFunction> named(String name) {
        return Stream.of(values())
                .filter(each -> each.written().equalsIgnoreCase(name))
                .findFirst();
    }

    /// Its name.
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
