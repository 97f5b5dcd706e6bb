package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.discover.form.Routine;
import org.grundy.render.Language;

/// What short programs do, in a few lines.
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
                List.of(language.of(
                        name + "(n, k): write n as a sum of terms, always the largest that fits; the smallest part is "
                                + name + ". The terms: 1, and behind each h comes h + t, t the smallest term with "
                                + limit(part) + " >= h.",
                        name + "(n, k)：每次取不超过余数的最大项，把 n 写成若干项之和；其中最小的一项就是 " + name + "。各项：首项 1，项 h 之后是 h + t，t 是满足 "
                                + limit(part) + " >= h 的最小项。"));
            case Routine.Recurrence recurrence ->
                List.of(language.of(
                        name + "(n): whether n is one of " + terms(recurrence),
                        name + "(n)：n 是否在数列中：" + terms(recurrence)));
            case Routine.PowerOf power ->
                List.of(language.of(name + "(n, c): whether n is a power of c", name + "(n, c)：n 是否为 c 的幂"));
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
                    + name + "(n / " + recursion.base() + ")" + language.of(" for n >= ", "，n >= ") + first.size());
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
        lines.add(language.of(
                name + "(n): begin in state 0, read the digits of n in base " + automaton.base()
                        + ", the last digit first; the state at the end gives the value:",
                name + "(n)：从状态 0 开始，由低位到高位读 n 的 " + automaton.base() + " 进制各位；最后的状态给出值："));
        for (int state = 0; state < automaton.next().size(); state++) {
            lines.add(language.of("  state ", "  状态 ") + state + " -> "
                    + automaton.next().get(state).stream().map(String::valueOf).collect(Collectors.joining(" "))
                    + language.of(", value ", "，值 ") + automaton.output().get(state));
        }
        return lines;
    }
}
