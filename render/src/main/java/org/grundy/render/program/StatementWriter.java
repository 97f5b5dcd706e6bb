package org.grundy.render.program;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes statements of a programming language, indented by their blocks.
public final class StatementWriter {
    private static final Pattern LESS = Pattern.compile("(\\w+) - ([1-9]\\d{0,9})");

    private final ProgramLanguage language;
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /// Nothing written yet.
    public StatementWriter(ProgramLanguage language) {
        this.language = language;
    }

    /// The programming language.
    public ProgramLanguage language() {
        return language;
    }

    private boolean python() {
        return language == ProgramLanguage.PYTHON;
    }

    /// What was written.
    public String text() {
        return text.toString().stripTrailing();
    }

    /// A line as it is.
    public StatementWriter raw(String line) {
        text.append("    ".repeat(depth)).append(line).append('\n');
        return this;
    }

    /// A simple statement.
    public StatementWriter line(String statement) {
        return raw(python() ? statement : statement + ";");
    }

    /// A statement in the form that each language wants; nothing where that is empty.
    public StatementWriter line(String cpp, String java, String python) {
        String statement = switch (language) {
            case CPP -> cpp;
            case JAVA -> java;
            case PYTHON -> python;
        };
        return statement.isEmpty() ? this : line(statement);
    }

    /// Moves what follows to the right.
    public StatementWriter indent(int levels) {
        depth += levels;
        return this;
    }

    /// Begins a block.
    public StatementWriter open(String header) {
        raw(python() ? header + ":" : header + " {");
        depth++;
        return this;
    }

    /// Ends a block.
    public StatementWriter close() {
        depth--;
        return python() ? this : raw("}");
    }

    /// An empty line.
    public StatementWriter gap() {
        text.append('\n');
        return this;
    }

    /// A block that is run where a condition holds.
    public void when(String condition, Runnable body) {
        open(python() ? "if " + condition : "if (" + condition + ")");
        body.run();
        close();
    }

    /// A counting loop, both ends inclusive.
    public void count(String name, String from, String to, String step, Runnable body) {
        String by = step.equals("1") ? name + "++" : name + " += " + step;
        open(
                switch (language) {
                    case CPP -> "for (long long " + name + " = " + from + "; " + name + " <= " + to + "; " + by + ")";
                    case JAVA -> "for (long " + name + " = " + from + "; " + name + " <= " + to + "; " + by + ")";
                    case PYTHON ->
                        "for " + name + " in range(" + (from.equals("0") && step.equals("1") ? "" : from + ", ")
                                + next(to) + (step.equals("1") ? "" : ", " + step) + ")";
                });
        body.run();
        close();
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
        open(
                switch (language) {
                    case CPP -> "for (long long " + name + " : " + collection + ")";
                    case JAVA -> "for (long " + name + " : " + collection + ")";
                    case PYTHON -> "for " + name + " in " + collection;
                });
        body.run();
        close();
    }

    /// A new variable for a number.
    public void number(String name, String value) {
        line("long long " + name + " = " + value, "long " + name + " = " + value, name + " = " + value);
    }

    /// A new variable for a Grundy value.
    public void value(String name, String value) {
        line("int " + name + " = " + value, "int " + name + " = " + value, name + " = " + value);
    }

    /// A statement of one language alone.
    public StatementWriter lineIf(ProgramLanguage only, String statement) {
        return language == only ? line(statement) : this;
    }

    /// A function of numbers, and perhaps of a list behind them.
    ///
    /// @param cpp its type in C++
    /// @param java its type in Java
    /// @param list the list's name, empty if there is none
    public void function(String cpp, String java, String name, List<String> numbers, String list, Runnable body) {
        open(
                switch (language) {
                    case CPP -> cpp + " " + name + "(" + arguments(numbers, list) + ")";
                    case JAVA -> "static " + java + " " + name + "(" + arguments(numbers, list) + ")";
                    case PYTHON -> "def " + name + "(" + arguments(numbers, list) + ")";
                });
        body.run();
        close();
        gap();
        if (python()) {
            gap();
        }
    }

    /// The declaration of such a function in C++, where one is used before it is written.
    public void declaration(String type, String name, List<String> numbers, String list) {
        line(type + " " + name + "(" + arguments(numbers, list) + ")");
        gap();
    }

    private String arguments(List<String> numbers, String list) {
        String number = switch (language) {
            case CPP -> "long long ";
            case JAVA -> "long ";
            case PYTHON -> "";
        };
        String listed = switch (language) {
            case CPP -> "vector<long long> ";
            case JAVA -> "long[] ";
            case PYTHON -> "";
        };
        Stream<String> all = numbers.stream().map(each -> number + each);
        return Stream.concat(all, list.isEmpty() ? Stream.empty() : Stream.of(listed + list))
                .collect(Collectors.joining(", "));
    }

    /// Truth values and operators.
    public String truth(boolean value) {
        return python() ? (value ? "True" : "False") : Boolean.toString(value);
    }

    /// The operator between conditions that both hold.
    public String and() {
        return python() ? " and " : " && ";
    }

    /// The operator between conditions of which one holds.
    public String or() {
        return python() ? " or " : " || ";
    }

    /// The opposite of a condition.
    public String not(String condition) {
        return (python() ? "not " : "!") + "(" + condition + ")";
    }

    /// Ends the program where it cannot answer.
    public String refuses(String sentence) {
        return switch (language) {
            case CPP -> "throw out_of_range(\"" + sentence + "\")";
            case JAVA -> "throw new IllegalArgumentException(\"" + sentence + "\")";
            case PYTHON -> "raise ValueError(\"" + sentence + "\")";
        };
    }
}
