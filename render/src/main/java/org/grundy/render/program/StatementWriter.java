package org.grundy.render.program;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes statements of a programming language, indented by their blocks. What they look like stands in the
/// resource `statements.txt`.
public final class StatementWriter {
    private static final Pattern LESS = Pattern.compile("(\\w+) - ([1-9]\\d{0,9})");
    private static final String INDENT = "    ";
    private static final String BODY = "{body}";

    private final ProgramLanguage language;
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /// Nothing written yet.
    public StatementWriter(ProgramLanguage language) {
        this.language = language;
    }

    /// Nothing written yet, where functions stand: in Java inside a class.
    public static StatementWriter ofFunctions(ProgramLanguage language) {
        return new StatementWriter(language).indent(language == ProgramLanguage.JAVA ? 1 : 0);
    }

    /// The programming language.
    public ProgramLanguage language() {
        return language;
    }

    /// Whether this is C++.
    public boolean cpp() {
        return language == ProgramLanguage.CPP;
    }

    /// Whether this is Java.
    public boolean java() {
        return language == ProgramLanguage.JAVA;
    }

    /// Whether blocks are shown by indentation alone, as in Python.
    public boolean python() {
        return language == ProgramLanguage.PYTHON;
    }

    /// What was written.
    public String text() {
        return text.toString().stripTrailing();
    }

    /// A line as it is.
    public StatementWriter raw(String line) {
        text.append(line.isEmpty() ? "" : INDENT.repeat(depth)).append(line).append('\n');
        return this;
    }

    /// A text as a literal, which all languages write alike.
    public static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    /// A simple statement.
    public StatementWriter line(String statement) {
        return raw(python() ? statement : statement + ";");
    }

    /// A ready-made function, and what stands between it and the next.
    public void ready(String function) {
        function.lines().forEach(this::raw);
        put("function.end");
    }

    /// Moves what follows to the right.
    public StatementWriter indent(int levels) {
        depth += levels;
        return this;
    }

    /// A part of a statement.
    ///
    /// @param name in `statements.txt`
    /// @param gaps names of its gaps and what is to stand there, in turn
    public String part(String name, Object... gaps) {
        return String.join("\n", StatementTemplates.of(language).filled(name, gaps));
    }

    /// A statement, or several; nothing where the language needs none.
    ///
    /// @param name in `statements.txt`
    /// @param gaps names of its gaps and what is to stand there, in turn
    public StatementWriter put(String name, Object... gaps) {
        return put(name, () -> {}, gaps);
    }

    /// A statement with others inside.
    ///
    /// @param name in `statements.txt`
    /// @param body writes what stands in its gap `body`
    /// @param gaps names of its other gaps and what is to stand there, in turn
    public StatementWriter put(String name, Runnable body, Object... gaps) {
        for (String line : StatementTemplates.of(language).filled(name, gaps)) {
            if (line.endsWith(BODY)) {
                int levels = (line.length() - BODY.length()) / INDENT.length();
                indent(levels);
                body.run();
                indent(-levels);
            } else if (line.isEmpty() || !line.isBlank()) {
                raw(line);
            }
        }
        return this;
    }

    /// A block that is run where a condition holds.
    public void when(String condition, Runnable body) {
        put("if", body, "condition", condition);
    }

    /// A counting loop, both ends inclusive.
    public void count(String name, String from, String to, String step, Runnable body) {
        boolean single = step.equals("1");
        String range = (from.equals("0") && single ? "" : from + ", ") + next(to) + (single ? "" : ", " + step);
        String by = single ? name + "++" : name + " += " + step;
        put("for.count", body, "type", part("long"), "name", name, "from", from, "to", to, "step", by, "range", range);
    }

    /// The same, where the end is computed once and not in each round.
    ///
    /// @param most a name for the end
    public void countOnce(String name, String from, String to, String step, String most, Runnable body) {
        String by = step.equals("1") ? name + "++" : name + " += " + step;
        put(
                "for.count.once",
                body,
                "type",
                part("long"),
                "name",
                name,
                "from",
                from,
                "to",
                to,
                "most",
                most,
                "step",
                by);
    }

    private static String next(String number) {
        if (number.matches("\\d{1,17}")) {
            return Long.toString(Long.parseLong(number) + 1);
        }
        Matcher less = LESS.matcher(number);
        if (!less.matches()) {
            return number + " + 1";
        }
        long one = Long.parseLong(less.group(2));
        return one == 1 ? less.group(1) : less.group(1) + " - " + (one - 1);
    }

    /// A loop over the numbers of a collection.
    public void each(String name, String collection, Runnable body) {
        put("for.each", body, "type", part("long"), "name", name, "collection", collection);
    }

    /// A new variable for a number.
    public void number(String name, String value) {
        put("variable", "type", part("long"), "name", name, "value", value);
    }

    /// A new variable for a Grundy value.
    public void value(String name, String value) {
        put("variable", "type", part("int"), "name", name, "value", value);
    }

    /// A function of numbers, and perhaps of a list behind them.
    ///
    /// @param type by its name in `statements.txt`
    /// @param list the list's name, empty if there is none
    public void function(String type, String name, List<String> numbers, String list, Runnable body) {
        put("function", body, "type", part(type), "name", name, "arguments", arguments(numbers, list));
    }

    /// The declaration of such a function in C++, where one is used before it is written.
    public void declaration(String type, String name, List<String> numbers, String list) {
        put("function.declared", "type", part(type), "name", name, "arguments", arguments(numbers, list));
    }

    private String arguments(List<String> numbers, String list) {
        return Stream.concat(
                        numbers.stream().map(name -> part("argument.number", "name", name)),
                        Stream.of(list)
                                .filter(name -> !name.isEmpty())
                                .map(name -> part("argument.list", "name", name)))
                .collect(Collectors.joining(", "));
    }

    /// Some numbers as a state.
    public String tuple(List<String> numbers) {
        return numbers("tuple", numbers);
    }

    /// Some numbers.
    ///
    /// @param kind `tuple` or `listed`
    public String numbers(String kind, List<String> numbers) {
        return part(kind, "numbers", String.join(", ", numbers), "comma", numbers.size() == 1 ? "," : "");
    }

    /// Truth values and operators.
    public String truth(boolean value) {
        return part(Boolean.toString(value));
    }

    /// The operator between conditions that both hold.
    public String and() {
        return " " + part("and") + " ";
    }

    /// The operator between conditions of which one holds.
    public String or() {
        return " " + part("or") + " ";
    }

    /// The opposite of a condition.
    public String not(String condition) {
        return part("not", "condition", condition);
    }

    /// Ends the program where it cannot answer.
    public String refuses(String sentence) {
        return part("refusal", "sentence", sentence);
    }

    /// The same as a statement.
    public void refuse(String sentence) {
        line(refuses(sentence));
    }
}
