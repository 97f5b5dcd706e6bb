package org.grundy.lang.rules.internal.token;

import java.util.Set;

/// The reserved words.
public final class Keywords {
    /// Words that start a statement other than a rule.
    public static final Set<String> STATEMENTS =
            Set.of("states", "unordered", "win", "lose", "value", "start", "play", "compound", "let");

    /// Words that can only continue a statement.
    public static final Set<String> CONTINUING = Set.of(
            "for", "if", "each", "of", "in", "and", "or", "xor", "bitand", "bitor", "mod", "divides", "step", "where",
            "as", "when", "else");

    /// Words that say how a game is played. They are not reserved.
    public static final Set<String> CONVENTIONS =
            Set.of("normal", "misere", "misère", "disjunctive", "conjunctive", "selective", "long", "short");

    /// Those that may name a function: a call stands where none of them can begin or continue anything.
    private static final Set<String> FUNCTIONS = Set.of(
            "step",
            "as",
            "when",
            "xor",
            "mod",
            "bitand",
            "bitor",
            "divides",
            "states",
            "unordered",
            "win",
            "lose",
            "value",
            "start",
            "play",
            "compound");

    private static final Set<String> OTHERS = Set.of("not", "nothing", "true", "false");

    private Keywords() {}

    /// Whether a word may name a function, reserved as it is.
    public static boolean mayBeCalled(String word) {
        return FUNCTIONS.contains(word);
    }

    /// Whether a word is reserved.
    public static boolean contains(String word) {
        return STATEMENTS.contains(word) || CONTINUING.contains(word) || OTHERS.contains(word);
    }
}
