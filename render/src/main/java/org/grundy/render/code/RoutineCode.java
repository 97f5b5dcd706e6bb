package org.grundy.render.code;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.discover.form.Routine;

/// Writes the function of a short program.
///
/// @param language the programming language
/// @param prelude takes note of tables
record RoutineCode(CodeLanguage language, Prelude prelude) {
    /// The function of a program that is made of tables.
    ///
    /// @throws IllegalArgumentException for a program that is a ready-made function
    String of(Routine routine, String name) {
        return switch (routine) {
            case Routine.Automaton automaton -> automaton(automaton, name);
            case Routine.Recursion recursion -> recursion(recursion, name);
            case Routine.Recurrence recurrence -> recurrence(recurrence, name);
            case Routine.SmallestPart part -> throw new IllegalArgumentException(name);
            case Routine.PowerOf power -> throw new IllegalArgumentException(name);
        };
    }

    private String function(String type, String name, List<String> lines) {
        String body = lines.stream().map(line -> "    " + line + "\n").collect(Collectors.joining());
        return switch (language) {
            case CPP -> type + " " + name + "(long long n) {\n" + body + "}";
            case JAVA -> {
                String java = "static " + type.replace("long long", "long").replace("bool", "boolean") + " " + name
                        + "(long n) {\n" + body + "}";
                yield java.lines().map(line -> "    " + line).collect(Collectors.joining("\n"));
            }
            case PYTHON -> "def " + name + "(n):\n" + body.stripTrailing();
        };
    }

    private String automaton(Routine.Automaton automaton, String name) {
        int base = automaton.base();
        String next = prelude.table(automaton.next().stream()
                .flatMap(List::stream)
                .map(Integer::longValue)
                .toList());
        String output = prelude.table(automaton.output());
        return function(
                "long long",
                name,
                switch (language) {
                    case CPP ->
                        List.of(
                                "int state = 0;",
                                "for (; n > 0; n /= " + base + ") state = " + next + "[" + base + " * state + n % "
                                        + base + "];",
                                "return " + output + "[state];");
                    case JAVA ->
                        List.of(
                                "int state = 0;",
                                "for (; n > 0; n /= " + base + ") state = (int) " + next + "[(int) (" + base
                                        + " * state + n % " + base + ")];",
                                "return " + output + "[state];");
                    case PYTHON ->
                        List.of(
                                "state = 0",
                                "while n > 0:",
                                "    state = " + next + "[" + base + " * state + n % " + base + "]",
                                "    n //= " + base,
                                "return " + output + "[state]");
                });
    }

    private String recursion(Routine.Recursion recursion, String name) {
        int base = recursion.base();
        String first = prelude.table(recursion.first());
        int small = recursion.first().size();
        if (recursion.isScale()) {
            return scale(name, first, base, small);
        }
        List<String> columns = IntStream.range(0, 3)
                .mapToObj(column -> prelude.table(
                        recursion.rows().stream().map(row -> row.get(column)).toList()))
                .toList();
        String recursive =
                columns.get(0) + "[r] * " + name + "(m) + " + columns.get(1) + "[r] * m + " + columns.get(2) + "[r]";
        return function(
                "long long",
                name,
                switch (language) {
                    case CPP ->
                        List.of(
                                "if (n < " + small + ") return " + first + "[n];",
                                "long long m = n / " + base + ", r = n % " + base + ";",
                                "return " + recursive + ";");
                    case JAVA ->
                        List.of(
                                "if (n < " + small + ") return " + first + "[(int) n];",
                                "long m = n / " + base + ";",
                                "int r = (int) (n % " + base + ");",
                                "return " + recursive + ";");
                    case PYTHON ->
                        List.of(
                                "if n < " + small + ":",
                                "    return " + first + "[n]",
                                "m, r = divmod(n, " + base + ")",
                                "return " + recursive);
                });
    }

    private String scale(String name, String first, int base, int small) {
        return function(
                "long long",
                name,
                switch (language) {
                    case CPP -> List.of("while (n >= " + small + ") n /= " + base + ";", "return " + first + "[n];");
                    case JAVA ->
                        List.of("while (n >= " + small + ") n /= " + base + ";", "return " + first + "[(int) n];");
                    case PYTHON -> List.of("while n >= " + small + ":", "    n //= " + base, "return " + first + "[n]");
                });
    }

    private String recurrence(Routine.Recurrence recurrence, String name) {
        List<Long> first = recurrence.first();
        int order = recurrence.coefficients().size();
        List<String> names = IntStream.range(0, first.size())
                .mapToObj(i -> "h" + (first.size() - i))
                .toList();
        String sum = IntStream.rangeClosed(1, order)
                .filter(i -> recurrence.coefficients().get(i - 1) != 0)
                .mapToObj(i -> "(" + recurrence.coefficients().get(i - 1) + ") * h" + i)
                .collect(Collectors.joining(" + "));
        String start = IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " = " + first.get(i))
                .collect(Collectors.joining(", "));
        String same = names.stream()
                .map(each -> "n == " + each)
                .collect(Collectors.joining(language == CodeLanguage.PYTHON ? " or " : " || "));
        String shift = IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " = " + (i + 1 < names.size() ? names.get(i + 1) : "next") + ";")
                .collect(Collectors.joining(" "));
        return function(
                "bool",
                name,
                switch (language) {
                    case CPP, JAVA -> {
                        String type = language == CodeLanguage.CPP ? "long long " : "long ";
                        yield List.of(
                                type + start + ";",
                                "while (h1 < n) {",
                                "    " + type + "next = " + sum + ";",
                                "    " + shift,
                                "}",
                                "return " + same + ";");
                    }
                    case PYTHON ->
                        List.of(
                                String.join(", ", names) + ",".repeat(names.size() == 1 ? 1 : 0) + " = "
                                        + first.stream().map(String::valueOf).collect(Collectors.joining(", "))
                                        + ",".repeat(names.size() == 1 ? 1 : 0),
                                "while h1 < n:",
                                "    next = " + sum,
                                "    " + shift.replace(";", "").replaceAll("(?<=\\w) (?=h\\d+ =)", "; "),
                                "return " + same);
                });
    }
}
