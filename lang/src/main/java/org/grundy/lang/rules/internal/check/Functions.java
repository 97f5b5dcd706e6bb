package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DefinedList;

/// The functions that the rules of a game define.
///
/// @param defined by their names, in the order of the text
/// @param lists those whose values are lists, by their names
record Functions(Map<String, Defined> defined, Map<String, DefinedList> lists) {
    /// No function.
    static final Functions NONE = new Functions(Map.of(), Map.of());

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

    /// The list that a function gives, if its values are lists.
    Optional<DefinedList> list(String name) {
        return Optional.ofNullable(lists.get(name)).filter(DefinedList::isFunction);
    }

    Stream<String> names() {
        return Stream.concat(
                defined.keySet().stream(),
                lists.keySet().stream().filter(name -> list(name).isPresent()));
    }
}
