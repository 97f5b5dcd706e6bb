package org.grundy.render.program.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.input.InputPlan;

/// Patterns that statements are likely to have for what a program needs, the simplest first.
final class LikelyPatterns {
    private static final int MOST_NAMES = 4;

    private final InputPlan.Wanted wanted;
    private final Set<String> found = new LinkedHashSet<>();

    private final String count;
    private final String length;
    private final String size;

    private LikelyPatterns(InputPlan.Wanted wanted) {
        this.wanted = wanted;
        List<String> taken = Stream.of(
                        wanted.numbers().stream(),
                        wanted.parameters().stream(),
                        Stream.of(wanted.list(), "T", "n", "m", "u", "v"),
                        wanted.given().stream().map(GivenList::name))
                .flatMap(names -> names)
                .toList();
        List<String> free = Stream.of("k", "c", "q", "l", "t", "w", "r", "g", "h")
                .filter(name -> !taken.contains(name))
                .toList();
        this.count = free.getFirst();
        this.length = free.get(1);
        this.size = free.get(2);
    }

    static List<String> of(InputPlan.Wanted wanted) {
        LikelyPatterns patterns = new LikelyPatterns(wanted);
        patterns.add();
        return List.copyOf(patterns.found);
    }

    private void add() {
        for (String given : given()) {
            for (List<String> order : orders(parameters(), numbers())) {
                String body = String.join(" ", order);
                repeated(given, body, order.size());
            }
            String position = String.join(" ", numbers());
            String one = numbers().size() == 1 ? position : "(" + position + ")";
            for (List<String> order : orders(parameters(), List.of())) {
                String before = String.join(" ", order);
                sums(given, before, one);
            }
            parts(given);
        }
    }

    /// Cases of all that is needed: once, so often, up to the end, up to zeros.
    private void repeated(String given, String body, int names) {
        String group = names == 1 ? body : "(" + body + ")";
        add(given, body);
        add(given, "T*" + group);
        add(given, "*" + group);
        for (int zeros = 1; zeros <= Math.min(names, 3); zeros++) {
            add(given, "*" + group + " until" + " 0".repeat(zeros));
        }
        add("", "T*(" + given + " " + body + ")");
        add("", "*(" + given + " " + body + ")");
        add("", "*(" + given + " " + body + ") until 0");
    }

    private void sums(String given, String before, String one) {
        String sum = "sum " + count + "*" + one;
        add(given, before + " " + sum);
        add(given, "T*(" + before + " " + sum + ")");
        add(given, "*(" + before + " " + sum + ")");
        add(given, "*(" + before + " " + sum + ") until 0");
        add(given, "T*(" + count + " " + before + " " + sum + ")");
        add(given, count + " " + before + " " + sum);
        add(given, "T*(" + sum + " " + before + ")");
        add(given, before + " T*(" + sum + ")");
        add(given, "T " + before + " T*(" + sum + ")");
        add(given, "*(sum 3*" + one + ") until 0 0 0");
        add("", "T*(" + given + " " + before + " " + sum + ")");
        add("", "*(" + given + " T*(" + sum + ")) until 0");
    }

    /// Parameters once, then cases of positions.
    private void parts(String given) {
        if (parameters().isEmpty()) {
            return;
        }
        String all = String.join(" ", numbers());
        String position = numbers().size() == 1 ? all : "(" + all + ")";
        for (List<String> order : orders(parameters(), List.of())) {
            String before = String.join(" ", order);
            add(given, before + " T*" + position);
            add(given, "T " + before + " T*" + position);
            add(given, before + " *" + position);
        }
    }

    private void add(String given, String text) {
        found.add((given + " " + text)
                .strip()
                .replaceAll("\\s+", " ")
                .replace("( ", "(")
                .replace(" )", ")"));
    }

    /// How lists that are parameters may be read: with their lengths, or graphs by their arcs.
    private List<String> given() {
        List<String> all = new ArrayList<>(List.of(""));
        for (GivenList list : wanted.given()) {
            String name = list.name();
            Stream<String> ways = list.rows()
                    ? Stream.of(
                            "n m arcs " + name + "(u v)[m]",
                            "n m edges " + name + "(u v)[m]",
                            "n edges " + name + "(u v)[n-1]",
                            "n m n*" + name + "[m]",
                            "n n*" + name + "[n]",
                            "n*" + name + "[m]")
                    : Stream.of(size + " " + name + "[" + size + "]");
            List<String> before = List.copyOf(all);
            all = ways.flatMap(way -> before.stream().map(each -> (each + " " + way).strip()))
                    .toList();
        }
        return Stream.concat(columns(), all.stream()).toList();
    }

    /// Several lists of one length.
    private Stream<String> columns() {
        List<String> names = wanted.given().stream().map(GivenList::name).toList();
        boolean plain = wanted.given().stream().noneMatch(GivenList::rows);
        return plain && names.size() > 1
                ? Stream.of(
                        "n (" + String.join(" ", names) + ")[n]",
                        names.stream().map(name -> name + "[n]").collect(Collectors.joining(" ", "n ", "")))
                : Stream.of();
    }

    private List<String> parameters() {
        return wanted.parameters();
    }

    /// The numbers of a position, and its list with its length.
    private List<String> numbers() {
        return wanted.list().isEmpty()
                ? wanted.numbers()
                : Stream.concat(wanted.numbers().stream(), Stream.of(wanted.list() + "[" + length + "]"))
                        .toList();
    }

    /// The orders of some names: as they are, and all others if they are few.
    private static List<List<String>> orders(List<String> parameters, List<String> numbers) {
        List<String> usual =
                Stream.concat(numbers.stream(), parameters.stream()).toList();
        Set<List<String>> all = new LinkedHashSet<>();
        all.add(usual);
        if (usual.size() <= MOST_NAMES) {
            permutations(new ArrayList<>(usual), 0, all);
        }
        return List.copyOf(all);
    }

    private static void permutations(List<String> names, int from, Set<List<String>> all) {
        if (from >= names.size()) {
            all.add(List.copyOf(names));
            return;
        }
        for (int i = from; i < names.size(); i++) {
            Collections.swap(names, from, i);
            permutations(names, from + 1, all);
            Collections.swap(names, from, i);
        }
    }
}
