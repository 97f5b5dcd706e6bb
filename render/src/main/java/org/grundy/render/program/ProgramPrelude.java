package org.grundy.render.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.expression.Routine;
import org.grundy.render.Language;

/// What a program needs above its main function: tables and functions, each once.
public final class ProgramPrelude {
    /// Functions that call others, which stand above them.
    private static final Map<String, List<String>> NEEDED = Map.of(
            "distinct_prime_factors", List.of("factors"),
            "prime_factors", List.of("factors"),
            "number_of_divisors", List.of("factors"),
            "factors", List.of("primes"));

    /// The type of numbers in ready-made functions in C++, and comments, in which it is a word.
    private static final Pattern NUMBER = Pattern.compile("//.*|\\bnumber\\b");

    private final ProgramLanguage language;
    private final Set<String> functions = new LinkedHashSet<>();
    private final List<List<Long>> tables = new ArrayList<>();
    private final Map<Routine, ExactInterval> routines = new LinkedHashMap<>();
    private final Language words;
    private final boolean wide;
    private final ValueRange range;
    private final Set<String> narrow = new LinkedHashSet<>();
    private boolean checks;
    private boolean deep;

    /// For a program in a language.
    ///
    /// @param words the language of its comments
    /// @param wide whether some of its numbers may exceed 64 bits
    public ProgramPrelude(ProgramLanguage language, Language words, boolean wide) {
        this(language, words, wide, ValueRange.OF_LONGS);
    }

    /// For a program whose arguments lie within a range.
    ProgramPrelude(ProgramLanguage language, Language words, boolean wide, ValueRange range) {
        this.language = language;
        this.words = words;
        this.wide = wide;
        this.range = range;
    }

    /// Between which numbers arguments lie.
    ValueRange range() {
        return range;
    }

    /// Whether arguments may exceed 64 bits.
    boolean isBig() {
        return range.isBig();
    }

    /// Whether they then have another type than the numbers of the language, whose operations do not know it.
    boolean hasBigType() {
        return isBig() && language != ProgramLanguage.PYTHON;
    }

    /// The type of arguments.
    String argumentType() {
        return language.of(type(), isBig() ? "BigInteger" : "long", "");
    }

    /// The programming language.
    ProgramLanguage language() {
        return language;
    }

    /// Has the parts of statements of the language.
    StatementWriter code() {
        return new StatementWriter(language);
    }

    /// The language of its comments.
    Language words() {
        return words;
    }

    /// The type of numbers in C++.
    public String type() {
        return wide ? "number" : "long long";
    }

    /// Whether that is a type of more than 64 bits.
    public boolean isWide() {
        return wide;
    }

    /// The text of a ready-made function.
    public String ready(String name) {
        String text = ReadyMade.HELPERS.get(language, words, name);
        return language != ProgramLanguage.CPP
                ? text
                : NUMBER.matcher(text)
                        .replaceAll(found -> Matcher.quoteReplacement(
                                found.group().equals("number") ? typeIn(name) : found.group()));
    }

    /// The type of numbers in a ready-made function in C++.
    private String typeIn(String name) {
        return narrow.contains(name) ? "long long" : type();
    }

    /// Takes note that numbers may be refused.
    public void noteCheck() {
        checks = true;
    }

    /// Whether numbers may be refused.
    public boolean checks() {
        return checks;
    }

    /// Takes note that calls may nest deeply.
    public void noteDeep() {
        deep = true;
        if (language() == ProgramLanguage.CPP) {
            function("deepest_call");
        }
    }

    /// Whether calls may nest deeply.
    boolean isDeep() {
        return deep;
    }

    /// Whether there are functions or programs besides tables, which may have loops.
    public boolean loops() {
        return !routines.isEmpty() || !functions.isEmpty();
    }

    /// Takes note of a ready-made function that refuses numbers which it cannot do right.
    public String check(String name) {
        noteCheck();
        return function(name);
    }

    /// Takes note of a ready-made function and gives its name.
    public String function(String name) {
        NEEDED.getOrDefault(name, List.of()).forEach(this::function);
        functions.add(name);
        return name;
    }

    /// Takes note of a ready-made function that takes numbers of 64 bits in every program.
    String narrow(String name) {
        narrow.add(name);
        return function(name);
    }

    /// Takes note of a table and gives its name.
    public String table(List<Long> table) {
        if (!tables.contains(table)) {
            tables.add(table);
        }
        return "table" + (tables.indexOf(table) + 1);
    }

    /// Takes note of a program and gives the name of its function.
    ///
    /// @param argument between which numbers its first argument lies
    public String routine(Routine routine, ExactInterval argument) {
        if (hasBigType()) {
            function(ReadyMade.big("digits"));
        }
        routines.merge(routine, argument, ExactInterval::or);
        return "f" + (List.copyOf(routines.keySet()).indexOf(routine) + 1);
    }

    /// The text of all that was noted.
    public String text() {
        RoutineWriter code = new RoutineWriter(language, this);
        List<String> written = new ArrayList<>();
        routines.forEach((routine, argument) -> written.add(code.of(
                routine, "f" + (written.size() + 1), isBig() ? argument : ValueRange.within(routine, argument))));
        List<String> parts = new ArrayList<>();
        if (wide) {
            parts.add(isBig() ? ready("number") : "typedef __int128 number;");
        }
        for (int i = 0; i < tables.size(); i++) {
            parts.add(declared("table" + (i + 1), tables.get(i)));
        }
        functions.forEach(name -> parts.add(ready(name)));
        parts.addAll(written);
        return parts.stream().map(part -> part + "\n\n").collect(Collectors.joining());
    }

    private String declared(String name, List<Long> table) {
        String numbers = table.stream().map(this::constant).collect(Collectors.joining(", "));
        return code().part("table", "type", isBig() ? "long long" : type(), "name", name, "numbers", numbers);
    }

    private String constant(long value) {
        return ArithmeticNotation.of(this).literal(value);
    }
}
