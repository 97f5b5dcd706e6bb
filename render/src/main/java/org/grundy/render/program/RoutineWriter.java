package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.Routine;

/// Writes the function of a short program.
///
/// @param language the programming language
/// @param prelude takes note of tables
record RoutineWriter(ProgramLanguage language, ProgramPrelude prelude) {
    /// The function of a program that is made of tables.
    ///
    /// @param within between which numbers all lie that it computes
    /// @throws IllegalArgumentException for a program that is a ready-made function
    String of(Routine routine, String name, ExactInterval within) {
        return switch (routine) {
            case DigitProgram.Automaton automaton -> automaton(automaton, name);
            case DigitProgram.Recursion recursion -> recursion(recursion, name, within);
            case DigitProgram.TableRecursion program -> tables(program, name);
            case Routine.Recurrence recurrence -> recurrence(recurrence, name, within);
            case Routine.SmallestPart part -> throw new IllegalArgumentException(name);
        };
    }

    /// The type of a number, or of a truth value.
    private String type(boolean truth) {
        return switch (language) {
            case CPP -> truth ? "bool" : prelude.type();
            case JAVA -> truth ? "boolean" : "long";
            case PYTHON -> "";
        };
    }

    private String function(boolean truth, String name, List<String> lines) {
        String type = type(truth);
        String body = lines.stream().map(line -> "    " + line + "\n").collect(Collectors.joining());
        return switch (language) {
            case CPP -> type + " " + name + "(" + prelude.type() + " n) {\n" + body + "}";
            case JAVA -> {
                String java = "static " + type + " " + name + "(long n) {\n" + body + "}";
                yield java.lines().map(line -> "    " + line).collect(Collectors.joining("\n"));
            }
            case PYTHON -> "def " + name + "(n):\n" + body.stripTrailing();
        };
    }

    private String automaton(DigitProgram.Automaton automaton, String name) {
        int base = automaton.base();
        String next = prelude.table(automaton.next().stream()
                .flatMap(List::stream)
                .map(Integer::longValue)
                .toList());
        String output = prelude.table(automaton.output());
        return function(
                false,
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

    private String recursion(DigitProgram.Recursion recursion, String name, ExactInterval within) {
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
        String recursive = sum(
                List.of(
                        product(columns.get(0) + "[r]", name + "(m)", within),
                        product(columns.get(1) + "[r]", "m", within),
                        columns.get(2) + "[r]"),
                within);
        return recursive(
                name,
                first,
                small,
                switch (language) {
                    case CPP ->
                        List.of(
                                prelude.type() + " m = n / " + base + ", r = n % " + base + ";",
                                "return " + recursive + ";");
                    case JAVA ->
                        List.of(
                                "long m = n / " + base + ";",
                                "int r = (int) (n % " + base + ");",
                                "return " + recursive + ";");
                    case PYTHON -> List.of("m, r = divmod(n, " + base + ")", "return " + recursive);
                });
    }

    private String tables(DigitProgram.TableRecursion recursion, String name) {
        int base = recursion.base();
        String first = prelude.table(recursion.first());
        int width = recursion.tables().getFirst().size();
        String all =
                prelude.table(recursion.tables().stream().flatMap(List::stream).toList());
        String index = width + " * (n % " + base + ") + " + name;
        return recursive(
                name,
                first,
                recursion.first().size(),
                List.of(
                        switch (language) {
                            case CPP -> "return " + all + "[" + index + "(n / " + base + ")];";
                            case JAVA -> "return " + all + "[(int) (" + index + "(n / " + base + "))];";
                            case PYTHON -> "return " + all + "[" + index + "(n // " + base + ")]";
                        }));
    }

    /// A function that calls itself, behind its first values.
    private String recursive(String name, String first, int small, List<String> lines) {
        List<String> begin = switch (language) {
            case CPP -> List.of("if (n < " + small + ") return " + first + "[n];");
            case JAVA -> List.of("if (n < " + small + ") return " + first + "[(int) n];");
            case PYTHON -> List.of("if n < " + small + ":", "    return " + first + "[n]");
        };
        return function(
                false, name, Stream.concat(begin.stream(), lines.stream()).toList());
    }

    private String scale(String name, String first, int base, int small) {
        return function(
                false,
                name,
                switch (language) {
                    case CPP -> List.of("while (n >= " + small + ") n /= " + base + ";", "return " + first + "[n];");
                    case JAVA ->
                        List.of("while (n >= " + small + ") n /= " + base + ";", "return " + first + "[(int) n];");
                    case PYTHON -> List.of("while n >= " + small + ":", "    n //= " + base, "return " + first + "[n]");
                });
    }

    /// Whether a number is a term of a recurrence: the last terms are `h1` and those before it `h2`, `h3` …
    private String recurrence(Routine.Recurrence recurrence, String name, ExactInterval within) {
        String next = next(recurrence, within);
        List<String> terms = IntStream.rangeClosed(1, recurrence.first().size())
                .mapToObj(i -> "h" + (recurrence.first().size() + 1 - i))
                .toList();
        return function(
                true,
                name,
                switch (language) {
                    case CPP -> cppRecurrence(terms, recurrence.first(), next);
                    case JAVA -> javaRecurrence(terms, recurrence.first(), next);
                    case PYTHON -> pythonRecurrence(terms, recurrence.first(), next);
                });
    }

    private List<String> cppRecurrence(List<String> terms, List<Long> first, String next) {
        return List.of(
                prelude.type() + " " + joined(terms.size(), ", ", i -> terms.get(i) + " = " + first.get(i)) + ";",
                "while (h1 < n) {",
                "    " + prelude.type() + " next = " + next + ";",
                "    if (next <= h1) throw domain_error(\"the terms do not increase\");",
                "    " + shift(terms) + ";",
                "}",
                "return " + joined(terms.size(), " || ", i -> "n == " + terms.get(i)) + ";");
    }

    private List<String> javaRecurrence(List<String> terms, List<Long> first, String next) {
        JavaNotation java = new JavaNotation(prelude);
        String start = joined(
                terms.size(),
                ", ",
                i -> terms.get(i) + " = BigInteger.valueOf("
                        + java.constant(first.get(i)).text() + ")");
        return List.of(
                "BigInteger wanted = BigInteger.valueOf(n), " + start + ";",
                "while (h1.compareTo(wanted) < 0) {",
                "    BigInteger next = " + next + ";",
                "    if (next.compareTo(h1) <= 0) throw new ArithmeticException(\"the terms do not increase\");",
                "    " + shift(terms) + ";",
                "}",
                "return List.of(" + String.join(", ", terms) + ").contains(wanted);");
    }

    private static List<String> pythonRecurrence(List<String> terms, List<Long> first, String next) {
        String comma = terms.size() == 1 ? "," : "";
        return List.of(
                String.join(", ", terms) + comma + " = " + joined(first.size(), ", ", i -> "" + first.get(i)) + comma,
                "while h1 < n:",
                "    next = " + next,
                "    if next <= h1:",
                "        raise ArithmeticError(\"the terms do not increase\")",
                "    " + shift(terms),
                "return " + joined(terms.size(), " or ", i -> "n == " + terms.get(i)));
    }

    /// Assignments that move each term to the place of the one before it.
    private static String shift(List<String> terms) {
        return joined(
                terms.size(), "; ", i -> terms.get(i) + " = " + (i + 1 < terms.size() ? terms.get(i + 1) : "next"));
    }

    private static String joined(int count, String between, IntFunction<String> part) {
        return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(between));
    }

    /// The next term of a recurrence by those before.
    private String next(Routine.Recurrence recurrence, ExactInterval within) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < recurrence.coefficients().size(); i++) {
            long coefficient = recurrence.coefficients().get(i);
            String factor = ArithmeticNotation.of(language, prelude)
                    .constant(coefficient)
                    .text();
            String term = "h" + (i + 1);
            if (coefficient != 0) {
                parts.add(
                        language == ProgramLanguage.JAVA
                                ? term + ".multiply(BigInteger.valueOf(" + factor + "))"
                                : product("(" + factor + ")", term, within));
            }
        }
        return language == ProgramLanguage.JAVA
                ? parts.stream().reduce((a, b) -> a + ".add(" + b + ")").orElse("BigInteger.ZERO")
                : sum(parts.isEmpty() ? List.of("0") : parts, within);
    }

    private String product(String a, String b, ExactInterval within) {
        return step(a, b, within, "checked_product", "multiply").orElse(a + " * " + b);
    }

    private String sum(List<String> parts, ExactInterval within) {
        return parts.stream()
                .reduce((a, b) -> step(a, b, within, "checked_sum", "add").orElse(a + " + " + b))
                .orElse("0");
    }

    /// A checked operation where numbers may be too large for the type.
    private Optional<String> step(String a, String b, ExactInterval within, String function, String exact) {
        String arguments = "(" + a + ", " + b + ")";
        return switch (language) {
            case CPP ->
                Optional.of(function + arguments)
                        .filter(text -> !within.fitsQuad())
                        .map(text -> {
                            prelude.check(function);
                            return text;
                        });
            case JAVA ->
                Optional.of("Math." + exact + JavaNotation.EXACT + a + ", " + b + ")")
                        .filter(text -> !within.fitsLong());
            case PYTHON -> Optional.empty();
        };
    }
}
