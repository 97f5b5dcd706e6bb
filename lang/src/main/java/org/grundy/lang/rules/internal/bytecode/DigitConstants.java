package org.grundy.lang.rules.internal.bytecode;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.expression.DigitProgram;

/// Functions that are defined by digits, as constants of generated code.
// Public for the classes that are made of rules.
public final class DigitConstants {
    private static final int AUTOMATON = 0;
    private static final int RECURSION = 1;
    private static final int TABLES = 2;

    private DigitConstants() {}

    /// Such a function as a constant of generated code.
    ///
    /// @param caller not used; the way in which constants are made asks for it, and for the next two
    /// @param text as [#text(DigitProgram)] writes it
    public static DigitProgram constant(MethodHandles.Lookup caller, String name, Class<?> type, String text) {
        List<List<Long>> lists = Stream.of(text.split(";"))
                .map(each -> Arrays.stream(each.split(" ")).map(Long::valueOf).toList())
                .toList();
        int base = lists.getFirst().getFirst().intValue();
        List<List<Long>> rows = lists.subList(2, lists.size());
        return switch (lists.getFirst().getLast().intValue()) {
            case AUTOMATON ->
                new DigitProgram.Automaton(
                        base,
                        rows.stream()
                                .map(row -> row.stream().map(Long::intValue).toList())
                                .toList(),
                        lists.get(1));
            case RECURSION -> new DigitProgram.Recursion(base, lists.get(1), rows);
            default -> new DigitProgram.TableRecursion(base, lists.get(1), rows);
        };
    }

    /// A text from which a function can be made anew.
    public static String text(DigitProgram program) {
        List<List<? extends Number>> lists = new ArrayList<>();
        switch (program) {
            case DigitProgram.Automaton(int base, List<List<Integer>> next, List<Long> output) -> {
                lists.add(List.of(base, AUTOMATON));
                lists.add(output);
                lists.addAll(next);
            }
            case DigitProgram.Recursion(int base, List<Long> first, List<List<Long>> rows) -> {
                lists.add(List.of(base, RECURSION));
                lists.add(first);
                lists.addAll(rows);
            }
            case DigitProgram.TableRecursion(int base, List<Long> first, List<List<Long>> tables) -> {
                lists.add(List.of(base, TABLES));
                lists.add(first);
                lists.addAll(tables);
            }
        }
        return lists.stream()
                .map(list -> list.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(";"));
    }
}
