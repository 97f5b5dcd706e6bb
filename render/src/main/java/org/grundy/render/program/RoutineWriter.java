package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.Routine;

/// Writes the function of a short program.
///
/// @param language the programming language
/// @param prelude takes note of tables
record RoutineWriter(ProgramLanguage language, ProgramPrelude prelude) {
    private static final String TRUTH = "bool";

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
            case DefinedFunction function -> throw new IllegalArgumentException(name);
            case Routine.SmallestPart part -> throw new IllegalArgumentException(name);
        };
    }

    private String function(String result, String name, String statement, Object... gaps) {
        StatementWriter code = StatementWriter.ofFunctions(language);
        return code.put(
                        "routine",
                        () -> code.put(statement, gaps),
                        "type",
                        result.equals(TRUTH) ? code.part(TRUTH) : code.cpp() ? prelude.type() : result,
                        "name",
                        name,
                        "number",
                        prelude.argumentType())
                .text();
    }

    /// The name of a statement, where numbers have any size another one.
    private String sized(String statement) {
        return prelude.hasBigType() ? statement + ".big" : statement;
    }

    private String automaton(DigitProgram.Automaton automaton, String name) {
        String next = prelude.table(automaton.next().stream()
                .flatMap(List::stream)
                .map(Integer::longValue)
                .toList());
        String output = prelude.table(automaton.output());
        return function(
                "long", name, sized("routine.automaton"), "base", automaton.base(), "next", next, "output", output);
    }

    private String recursion(DigitProgram.Recursion recursion, String name, ExactInterval within) {
        String first = prelude.table(recursion.first());
        int base = recursion.base();
        int small = recursion.first().size();
        if (recursion.isScale()) {
            return function("long", name, sized("routine.scale"), "small", small, "base", base, "first", first);
        }
        List<String> columns = IntStream.range(0, 3)
                .mapToObj(column -> prelude.table(
                        recursion.rows().stream().map(row -> row.get(column)).toList()))
                .toList();
        if (prelude.hasBigType()) {
            return function(
                    "BigInteger",
                    name,
                    "routine.recursion.big",
                    "small",
                    small,
                    "base",
                    base,
                    "first",
                    first,
                    "value",
                    columns.get(0),
                    "rest",
                    columns.get(1),
                    "added",
                    columns.get(2));
        }
        String value = sum(
                List.of(
                        product(columns.get(0) + "[r]", name + "(m)", within),
                        product(columns.get(1) + "[r]", "m", within),
                        columns.get(2) + "[r]"),
                within);
        return function(
                "long",
                name,
                "routine.recursion",
                "small",
                small,
                "first",
                first,
                "number",
                prelude.type(),
                "base",
                base,
                "value",
                value);
    }

    private String tables(DigitProgram.TableRecursion recursion, String name) {
        String first = prelude.table(recursion.first());
        return function(
                "long",
                name,
                sized("routine.tables"),
                "small",
                recursion.first().size(),
                "first",
                first,
                "tables",
                prelude.table(recursion.tables().stream().flatMap(List::stream).toList()),
                "width",
                recursion.tables().getFirst().size(),
                "base",
                recursion.base(),
                "name",
                name);
    }

    /// Whether a number is a term of a recurrence: the last terms are `h1` and those before it `h2`, `h3` …
    private String recurrence(Routine.Recurrence recurrence, String name, ExactInterval within) {
        List<Long> first = recurrence.first();
        int count = first.size();
        List<String> terms =
                IntStream.range(0, count).mapToObj(i -> "h" + (count - i)).toList();
        String next = next(recurrence, within);
        StatementWriter code = new StatementWriter(language);
        return function(
                TRUTH,
                name,
                "routine.recurrence",
                "number",
                prelude.type(),
                "wanted",
                prelude.hasBigType() ? "n" : "BigInteger.valueOf(n)",
                "equations",
                joined(
                        count,
                        ", ",
                        i -> code.part("routine.term", "term", terms.get(i), "number", written(first.get(i)))),
                "terms",
                String.join(", ", terms),
                "first",
                joined(count, ", ", i -> written(first.get(i))),
                "comma",
                count == 1 ? "," : "",
                "next",
                next,
                // Each term moves to the place of the one before it.
                "shift",
                joined(count, "; ", i -> terms.get(i) + " = " + (i + 1 < count ? terms.get(i + 1) : "next")),
                "found",
                joined(count, code.or(), i -> "n == " + terms.get(i)));
    }

    /// A first term: in C++ it is written without its type.
    private String written(Long term) {
        return language == ProgramLanguage.CPP
                ? term.toString()
                : ArithmeticNotation.of(prelude).constant(term).text();
    }

    private static String joined(int count, String between, IntFunction<String> part) {
        return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(between));
    }

    /// The next term of a recurrence by those before.
    private String next(Routine.Recurrence recurrence, ExactInterval within) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < recurrence.coefficients().size(); i++) {
            long coefficient = recurrence.coefficients().get(i);
            String factor = ArithmeticNotation.of(prelude).constant(coefficient).text();
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
                        .filter(text -> !prelude.isBig() && !within.fitsQuad())
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
