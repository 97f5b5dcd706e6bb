package org.grundy.lang.rules.tree;

import java.util.List;
import java.util.Optional;

/// What a state is made of.
///
/// @param numbers the names of its numbers
/// @param list the name of its list, if it has one
/// @param unordered whether order is irrelevant: numbers, or the list's elements, are kept ascending
public record StateShape(List<String> numbers, Optional<String> list, boolean unordered) {
    /// The number of a state where functions are defined and no rules: there is one state, 0. It is a word of
    /// the language, so that nothing else is called so.
    public static final String SINGLE = "nothing";

    public StateShape {
        numbers = List.copyOf(numbers);
    }

    /// How many numbers a state has besides its list.
    public int arity() {
        return numbers.size();
    }

    /// Whether there is one state, of functions without rules.
    public boolean isSingle() {
        return numbers.contains(SINGLE);
    }
}
