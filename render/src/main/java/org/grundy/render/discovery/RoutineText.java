package org.grundy.render.discovery;

import static org.grundy.render.discovery.DiscoveryMessages.say;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.discover.form.Routine;
import org.grundy.render.Language;

/// Definitions of routines in a few lines.
final class RoutineText {
    private RoutineText() {}

    /// Lines that define a program.
    ///
    /// @param name by which it is called
    static List<String> lines(Routine routine, String name, Language language) {
        return switch (routine) {
            case Routine.Automaton automaton -> automaton(automaton, name, language);
            case Routine.Recursion recursion -> recursion(recursion, name, language);
            case Routine.SmallestPart part ->
                List.of(say(language, "routine.smallest", "name", name, "limit", limit(part)));
            case Routine.Recurrence recurrence ->
                List.of(say(language, "routine.recurrence", "name", name, "terms", terms(recurrence)));
            case Routine.PowerOf power -> List.of(say(language, "routine.power", "name", name));
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

    private static List<String> recursion(Routine.Recursion recursion, String name, Language language) {
        List<String> lines = new ArrayList<>();
        List<Long> first = recursion.first();
        if (recursion.isScale()) {
            return List.of(name + "(0), " + name + "(1), … = "
                    + first.stream().map(String::valueOf).collect(Collectors.joining(", ")) + "; " + name + "(n) = "
                    + name + "(n / " + recursion.base() + ")" + say(language, "routine.from", "size", first.size()));
        }
        for (int i = 0; i < first.size(); i++) {
            lines.add(name + "(" + i + ") = " + first.get(i));
        }
        for (int r = 0; r < recursion.base(); r++) {
            List<Long> row = recursion.rows().get(r);
            String argument = recursion.base() + "m" + (r == 0 ? "" : " + " + r);
            String sum = sum(row, name);
            lines.add(name + "(" + argument + ") = " + sum);
        }
        return List.of(String.join("; ", lines));
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

    private static List<String> automaton(Routine.Automaton automaton, String name, Language language) {
        List<String> lines = new ArrayList<>();
        lines.add(say(language, "routine.automaton", "name", name, "base", automaton.base()));
        for (int state = 0; state < automaton.next().size(); state++) {
            String next =
                    automaton.next().get(state).stream().map(String::valueOf).collect(Collectors.joining(" "));
            long output = automaton.output().get(state);
            lines.add(say(language, "routine.state", "state", state, "next", next, "output", output));
        }
        return lines;
    }
}
