package org.grundy.render.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.render.Language;

/// Functions that stand in a resource for each programming language, where a line `//@ name` begins each.
public enum ReadyMade {
    /// What programs need above their main function.
    HELPERS("helpers", "big"),
    /// Games whose rules are not written in numbers: by their theorems, and by search.
    GAMES("games", "searches");

    private final List<String> resources;

    ReadyMade(String... resources) {
        this.resources = List.of(resources);
    }

    /// The text of a function.
    ///
    /// @param words the language of its comments
    public String get(ProgramLanguage language, Language words, String name) {
        String function = all(language).get(name);
        if (function == null) {
            throw new IllegalArgumentException("no function " + name);
        }
        return new CodeComments(language).in(words, function);
    }

    /// The name of the function that does the same with numbers of any size, where there is one.
    static String big(String name) {
        return "big_" + name;
    }

    /// Whether a language has such a function.
    static boolean isBig(ProgramLanguage language, String name) {
        return HELPERS.all(language).containsKey(big(name));
    }

    /// All functions by their names, with English comments.
    Map<String, String> all(ProgramLanguage language) {
        Map<String, String> found = new LinkedHashMap<>();
        String text = resources.stream()
                .map(resource -> "\n" + text(resource + language.suffix()))
                .collect(Collectors.joining());
        for (String part : text.split("\n" + language.comment() + "@ ", -1)) {
            int end = part.indexOf('\n');
            if (end > 0) {
                found.put(
                        part.substring(0, end).strip(), part.substring(end + 1).stripTrailing());
            }
        }
        return found;
    }

    /// The text of a resource beside this class.
    static String text(String name) {
        try (InputStream in = ReadyMade.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// The function that changes a list.
    public static String function(ListExpr.Change change) {
        return switch (change) {
            case REPLACE -> "replaced";
            case REMOVE -> "removed";
            case INSERT -> "inserted";
            case APPEND -> "appended";
            case BEFORE -> "before";
            case SLICE -> "sliced";
            case SORTED -> "in_order";
            case DISTINCT -> "once_each";
            case UNPAIRED -> "without_pairs";
            case COUNTS -> "counted";
            case REVERSED -> "backwards";
        };
    }

    /// The function that walks over a graph.
    public static String function(ListExpr.Walk walk) {
        return switch (walk) {
            case COMPONENTS -> "least_joined";
            case PARENTS -> "reached_from";
            case DISTANCES -> "arcs_to";
        };
    }

    /// The function that gives the members of a named set up to a number, and perhaps more.
    public static String function(NumberSequence sequence) {
        return switch (sequence) {
            case PRIMES -> "primes";
            case PRIME_POWERS -> "prime_powers";
            case POWERS -> "powers";
            case DIVISORS -> "divisors";
        };
    }

    /// The function that aggregates a list; of its length `len`.
    public static String function(IntExpr.Summary summary) {
        return switch (summary) {
            case LENGTH -> "len";
            case SUM -> "total";
            case XOR -> "nim_total";
            case MAX -> "largest";
            case MIN -> "smallest";
            case GCD -> "gcd_of";
            case MEX -> "mex_of";
        };
    }
}
