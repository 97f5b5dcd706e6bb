package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.lang.expression.DefinedFunction;

/// The functions that the rules of a game define.
///
/// @param defined by their names, in the order of the text
record Functions(Map<String, Defined> defined) {
    /// No function.
    static final Functions NONE = new Functions(Map.of());

    /// A function.
    ///
    /// @param passed the names of its last arguments, which each call passes on: numbers that parameters are, where
    ///     their values stay open
    record Defined(DefinedFunction function, List<String> passed) {}

    boolean has(String name) {
        return defined.containsKey(name);
    }

    Defined get(String name) {
        return Objects.requireNonNull(defined.get(name), name);
    }

    Stream<String> names() {
        return defined.keySet().stream();
    }
}
