package org.grundy.cli.contest.further;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Dates, trees, bracelets, and things that are moved along a row.
final class MovedStatements {
    private MovedStatements() {}

    static List<Statement> all() {
        return List.of(calendar(), trees(), bracelets(), bowls());
    }

    private static Statement calendar() {
        LocalDate end = LocalDate.of(2006, 11, 4);
        return new Statement(
                "Luogu P1512",
                "date",
                Read.quoted("https://www.luogu.com.cn/problem/P1512", "15246029859"),
                "dates from 1900.1.1 to 2006.11.3",
                "Go to the next day, or to the same day of the next month if there is one; who reaches 2006.11.4 wins, and"
                        + " nobody goes beyond it. Read how many dates follow, year, month and day each; print YES if the"
                        + " first player wins, or NO.",
                random -> Lines.counted(random, 4, r -> {
                    LocalDate date = end.minusDays(r.nextInt(1, 4000));
                    return date.getYear() + " " + date.getMonthValue() + " " + date.getDayOfMonth();
                }),
                input -> {
                    PlayedOut<LocalDate> play = PlayedOut.normal(date -> {
                        YearMonth next = YearMonth.from(date).plusMonths(1);
                        Stream<LocalDate> month = next.isValidDay(date.getDayOfMonth())
                                ? Stream.of(next.atDay(date.getDayOfMonth()))
                                : Stream.of();
                        return Stream.concat(Stream.of(date.plusDays(1)), month)
                                .filter(each -> !each.isAfter(end))
                                .toList();
                    });
                    return Lines.answerCounted(input, in -> {
                        LocalDate start = LocalDate.of(in.nextInt(), in.nextInt(), in.nextInt());
                        // later dates first, so that no date is asked for years deep
                        Stream.iterate(end, date -> !date.isBefore(start), date -> date.minusDays(1))
                                .forEach(play::wins);
                        return play.wins(start) ? "YES" : "NO";
                    });
                },
                new Sample("3\n2001 11 3\n2001 11 2\n2001 10 3\n", "YES\nNO\nNO\n"));
    }

    /// The vertices of trees but their roots, each with the tree before it, and their parents.
    private static Map<List<Integer>, List<Integer>> forest(Scanner in) {
        Map<List<Integer>, List<Integer>> parents = new HashMap<>();
        int trees = in.nextInt();
        for (int tree = 0; tree < trees; tree++) {
            int[] above = Graphs.rooted(in, in.nextInt());
            for (int v = 2; v < above.length; v++) {
                parents.put(List.of(tree, v), List.of(tree, above[v]));
            }
        }
        return parents;
    }

    private static Set<List<Integer>> cut(
            Set<List<Integer>> left, List<Integer> edge, Map<List<Integer>, List<Integer>> parents) {
        return left.stream()
                .filter(v ->
                        Stream.iterate(v, parents::containsKey, parents::get).noneMatch(edge::equals))
                .collect(Collectors.toSet());
    }

    private static Statement trees() {
        return new Statement(
                "HDU 3590",
                "trees",
                "https://cnblogs.com/Konjakmoyu/p/6775193.html",
                "N < 100; m < 100; 1 s",
                "Cut an edge of a tree, and what is no longer joined to its root goes; who cannot move wins. Read cases up to"
                        + " the end of the input, each with the number of trees, and for each tree its number of vertices and"
                        + " its edges; the root is 1. Print PP if the first player wins, or QQ.",
                random -> Lines.uncounted(
                        random,
                        3,
                        r -> Lines.counted(r, r.nextInt(1, 3), inner -> {
                            int vertices = inner.nextInt(2, 6);
                            return vertices + "\n" + Graphs.randomTree(inner, vertices);
                        })),
                input -> Lines.answerAll(input, in -> {
                    Map<List<Integer>, List<Integer>> parents = forest(in);
                    PlayedOut<Set<List<Integer>>> play = PlayedOut.misere(left ->
                            left.stream().map(edge -> cut(left, edge, parents)).toList());
                    return play.wins(new HashSet<>(parents.keySet())) ? "PP" : "QQ";
                }),
                new Sample("2\n2\n1 2\n2\n1 2\n1\n2\n1 2\n", "PP\nQQ\n"));
    }

    /// What is left of a row when a value is removed with all that are not smaller.
    private static Stream<List<Integer>> removed(List<Integer> row, int value) {
        int place = IntStream.range(0, row.size())
                .filter(i -> row.get(i) >= value)
                .findFirst()
                .orElse(row.size());
        Stream<List<Integer>> first = place == 0 ? Stream.of() : Stream.of(row.subList(0, place));
        return place == row.size() ? first : Stream.concat(first, removed(row.subList(place + 1, row.size()), value));
    }

    private static List<List<Integer>> after(List<List<Integer>> rows, int row, int value) {
        return Stream.concat(
                        IntStream.range(0, rows.size()).filter(i -> i != row).mapToObj(rows::get),
                        removed(rows.get(row), value))
                .toList();
    }

    private static Statement bracelets() {
        return new Statement(
                "LightOJ 1344",
                "all winning moves",
                Read.quoted("http://lightoj.com/volume_showproblem.php?problem=1344", "17406743310"),
                "up to 50 bracelets of up to 50 pearls",
                "Remove a pearl of a bracelet with all of it that are worth as much or more; what is left between is bracelets"
                        + " of their own; who cannot loses. Read T, then in each case n and for each bracelet its number of"
                        + " pearls and their values; print Case 1: Aladdin if the first player wins, and below it the winning"
                        + " moves as (bracelet value) in order, or Case 1: Genie.",
                random -> Lines.counted(
                        random,
                        3,
                        r -> Lines.counted(
                                r,
                                r.nextInt(1, 4),
                                inner -> Lines.list(inner, 4, 1, 4).replace("\n", " "))),
                input -> {
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(rows -> IntStream.range(0, rows.size())
                            .boxed()
                            .flatMap(i -> rows.get(i).stream().distinct().map(value -> after(rows, i, value)))
                            .toList());
                    return Lines.answerNumbered("Case ", input, in -> {
                        int count = in.nextInt();
                        List<List<Integer>> rows = IntStream.range(0, count)
                                .mapToObj(i -> ListMoves.read(in))
                                .toList();
                        String moves = IntStream.range(0, count)
                                .boxed()
                                .flatMap(i -> rows.get(i).stream()
                                        .sorted()
                                        .distinct()
                                        .filter(value -> !play.wins(after(rows, i, value)))
                                        .map(value -> "(" + (i + 1) + " " + value + ")"))
                                .collect(Collectors.joining());
                        return moves.isEmpty() ? "Genie" : "Aladdin\n" + moves;
                    });
                },
                null);
    }

    private static String bowls(Random random) {
        return IntStream.range(1, random.nextInt(2, 7))
                .mapToObj(i -> random.nextInt(1, i + 1) + " " + random.nextInt(3) + "\n")
                .collect(Collectors.joining());
    }

    private static Statement bowls() {
        return new Statement(
                "AtCoder ARC 038 C",
                "moving left",
                Read.quoted("http://arc038.contest.atcoder.jp/tasks/arc038_c", "30930115258"),
                "N <= 10^5",
                "Move a bean from bowl i to one of the C_i bowls before it; bowls are counted from 0, where no bean is moved"
                        + " from; who cannot loses. Read N, then C_i and the number of beans of each bowl from 1 on; print"
                        + " First or Second.",
                random -> {
                    String rows = bowls(random);
                    return rows.lines().count() + 1 + "\n" + rows;
                },
                input -> Lines.answer(input, in -> {
                    List<int[]> rows = Lines.rows(in, in.nextInt() - 1, 2);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(beans -> IntStream.range(1, beans.size())
                            .filter(i -> beans.get(i) > 0)
                            .boxed()
                            .flatMap(i -> IntStream.rangeClosed(1, rows.get(i - 1)[0])
                                    .mapToObj(k -> ListMoves.moved(beans, i, i - k, 1)))
                            .toList());
                    return play.wins(Stream.concat(Stream.of(0), rows.stream().map(row -> row[1]))
                                    .toList())
                            ? "First"
                            : "Second";
                }),
                null);
    }
}
