package org.grundy.render.discovery;

import static org.grundy.render.discovery.DiscoveryMessages.say;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.TableCase;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.Routine;
import org.grundy.render.Language;

/// Definitions of routines: as equations in the language of rules, or else in a sentence.
final class RoutineText {
    private RoutineText() {}

    /// The equations that define a function of digits, in the order in which they stand behind `where`; none for
    /// another routine.
    ///
    /// @param name by which it is called
    static List<String> equations(Routine routine, String name) {
        return switch (routine) {
            case DigitProgram.Automaton automaton -> automaton(automaton, name);
            case DigitProgram.Recursion recursion -> recursion(recursion, name);
            case DigitProgram.TableRecursion program -> tables(program, name);
            case DefinedFunction function -> List.of();
            case Routine.SmallestPart part -> List.of();
            case Routine.Recurrence recurrence -> List.of();
        };
    }

    /// A sentence on a routine that no equations define.
    static List<String> sentence(Routine routine, String name, Language language) {
        return switch (routine) {
            case DigitProgram.Automaton automaton -> List.of();
            case DigitProgram.Recursion recursion -> List.of();
            case DigitProgram.TableRecursion recursion -> List.of();
            case DefinedFunction function -> List.of();
            case Routine.SmallestPart part ->
                List.of(say(language, "routine.smallest", "name", name, "limit", limit(part)));
            case Routine.Recurrence recurrence ->
                List.of(say(language, "routine.recurrence", "name", name, "terms", terms(recurrence)));
        };
    }

    private static String limit(Routine.SmallestPart part) {
        String square = part.square() == 0 ? "" : part.square() == 1 ? "t^2 + " : part.square() + "*t^2 + ";
        return square + "k*t" + (part.addend() == 0 ? "" : " + " + part.addend());
    }

    private static String terms(Routine.Recurrence recurrence) {
        StringBuilder rule = new StringBuilder();
        for (int i = 0; i < recurrence.coefficients().size(); i++) {
            long coefficient = recurrence.coefficients().get(i);
            if (coefficient != 0) {
                String sign = coefficient < 0 ? " - " : rule.isEmpty() ? "" : " + ";
                String factor = Math.abs(coefficient) == 1 ? "" : Math.abs(coefficient) + "*";
                rule.append(sign).append(factor).append("h[i-").append(i + 1).append("]");
            }
        }
        return recurrence.first().stream().map(String::valueOf).collect(Collectors.joining(", ")) + ", …; h[i] = "
                + rule;
    }

    private static List<String> recursion(DigitProgram.Recursion recursion, String name) {
        List<Long> first = recursion.first();
        int base = recursion.base();
        if (recursion.isScale()) {
            return List.of(name + "(n) = "
                    + first.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "][n] if n < "))
                    + first.size() + " else " + name + "(n / " + base + ")");
        }
        return equations(name, first, base, digit -> sum(recursion.rows().get(digit), name));
    }

    private static List<String> tables(DigitProgram.TableRecursion recursion, String name) {
        return equations(
                name,
                recursion.first(),
                recursion.base(),
                digit -> looked(recursion.tables().get(digit), name + "(m)"));
    }

    /// @param row what the function is, by the last digit
    private static List<String> equations(String name, List<Long> first, int base, IntFunction<String> row) {
        return Stream.concat(
                        IntStream.range(0, first.size()).mapToObj(i -> name + "(" + i + ") = " + first.get(i)),
                        IntStream.range(0, base).mapToObj(digit -> pattern(name, base, digit) + row.apply(digit)))
                .toList();
    }

    private static String looked(List<Long> table, String value) {
        return switch (TableCase.of(table)) {
            case TableCase.Same(long entry) -> Long.toString(entry);
            case TableCase.OneOther(int place, long entry, long others) ->
                entry + " if " + value + " = " + place + " else " + others;
            case TableCase.Entries entries -> entries.table() + "[" + value + "]";
        };
    }

    /// `f(2m + 1) = `
    private static String pattern(String name, int base, int digit) {
        return name + "(" + base + "m" + (digit == 0 ? "" : " + " + digit) + ") = ";
    }

    private static String sum(List<Long> row, String name) {
        List<String> parts = new ArrayList<>();
        if (row.get(0) != 0) {
            parts.add((row.get(0) == 1 ? "" : row.get(0) + "*") + name + "(m)");
        }
        if (row.get(1) != 0) {
            parts.add((row.get(1) == 1 ? "" : row.get(1) + "*") + "m");
        }
        if (row.get(2) != 0 || parts.isEmpty()) {
            parts.add(Long.toString(row.get(2)));
        }
        return String.join(" + ", parts).replace("+ -", "- ");
    }

    /// The function of each state is what the automaton gives when it begins there.
    private static List<String> automaton(DigitProgram.Automaton automaton, String name) {
        return IntStream.range(0, automaton.next().size())
                .boxed()
                .flatMap(state -> Stream.concat(
                        Stream.of(
                                of(name, state) + "(0) = " + automaton.output().get(state)),
                        IntStream.range(0, automaton.base())
                                .mapToObj(digit -> pattern(of(name, state), automaton.base(), digit)
                                        + of(name, automaton.next().get(state).get(digit)) + "(m)")))
                .toList();
    }

    private static String of(String name, int state) {
        return state == 0 ? name : name + state;
    }
}
