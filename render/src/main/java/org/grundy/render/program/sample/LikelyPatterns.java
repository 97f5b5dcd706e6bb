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

    /// Sums, with names of parameters before or behind them.
    private static final List<String> SUMS = List.of(
            "{given} {names} {sum}",
            "{given} T*({names} {sum})",
            "{given} *({names} {sum})",
            "{given} *({names} {sum}) until 0",
            "{given} T*({count} {names} {sum})",
            "{given} {count} {names} {sum}",
            "{given} T*({sum} {names})",
            "{given} {names} T*({sum})",
            "{given} T {names} T*({sum})",
            "{given} *(sum 3*{group}) until 0 0 0",
            "T*({given} {names} {sum})",
            "*({given} T*({sum})) until 0");

    /// Parameters once, then cases of positions.
    private static final List<String> PARTS =
            List.of("{given} {names} T*{group}", "{given} T {names} T*{group}", "{given} {names} *{group}");

    /// Graphs, by their arcs or row by row.
    private static final List<String> GRAPHS = List.of(
            "n m arcs {list}(u v)[m]",
            "n m edges {list}(u v)[m]",
            "n edges {list}(u v)[n-1]",
            "n m n*{list}[m]",
            "n n*{list}[n]",
            "n*{list}[m]");

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
        String position = grouped(numbers());
        for (String given : given()) {
            for (List<String> order : orders(parameters(), numbers())) {
                add(repeated(order.size()), given, order, grouped(order));
            }
            List<List<String>> before = orders(parameters(), List.of());
            before.forEach(order -> add(SUMS.stream(), given, order, position));
            if (!parameters().isEmpty()) {
                before.forEach(order -> add(PARTS.stream(), given, order, position));
            }
        }
    }

    private static String grouped(List<String> names) {
        String all = String.join(" ", names);
        return names.size() == 1 ? all : "(" + all + ")";
    }

    /// Cases of all that is needed: once, so often, up to the end, up to zeros.
    private static Stream<String> repeated(int names) {
        return Stream.of(
                        Stream.of("{given} {names}", "{given} T*{group}", "{given} *{group}"),
                        Stream.of(" 0", " 0 0", " 0 0 0").limit(names).map("{given} *{group} until"::concat),
                        Stream.of("T*({given} {names})", "*({given} {names})", "*({given} {names}) until 0"))
                .flatMap(patterns -> patterns);
    }

    private void add(Stream<String> patterns, String given, List<String> names, String group) {
        patterns.map(pattern -> pattern.replace("{sum}", "sum {count}*{group}")
                        .replace("{count}", count)
                        .replace("{given}", given)
                        .replace("{names}", String.join(" ", names))
                        .replace("{group}", group))
                .map(pattern -> pattern.strip()
                        .replaceAll("\\s+", " ")
                        .replace("( ", "(")
                        .replace(" )", ")"))
                .forEach(found::add);
    }

    /// How lists that are parameters may be read: with their lengths, or graphs by their arcs.
    private List<String> given() {
        List<String> all = new ArrayList<>(List.of(""));
        for (GivenList list : wanted.given()) {
            Stream<String> ways =
                    list.rows() ? GRAPHS.stream() : Stream.of("{size} {list}[{size}]".replace("{size}", size));
            List<String> before = List.copyOf(all);
            all = ways.flatMap(way ->
                            before.stream().map(each -> (each + " " + way.replace("{list}", list.name())).strip()))
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
