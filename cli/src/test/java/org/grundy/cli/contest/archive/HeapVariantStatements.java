package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps with another ending, or whose stones do not only go away, and numbers that forbid others.
final class HeapVariantStatements {
    private HeapVariantStatements() {}

    static List<Statement> all() {
        return List.of(lightoj1253(), uva11859(), uva1378(), poj1143());
    }

    private static Statement lightoj1253() {
        return new Statement(
                "LightOJ 1253",
                "misère",
                "https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1 (Light OJ 1253 Misere Nim)",
                "T <= 200; 1 <= k <= 100; heaps <= 10^9; 1 s",
                "Take any number of one heap; who takes the last stone loses. Read T, then k and k heaps each; print Case i:"
                        + " Alice if the first player wins, else Case i: Bob.",
                random -> Lines.counted(random, 15, r -> {
                    int k = r.nextInt(1, 5);
                    return k + "\n" + Lines.numbers(r, k, 1, 5);
                }),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.misere(heaps -> ListMoves.taking(heaps, taken -> true));
                    return numbered(
                            "Case ", input, in -> play.wins(ListMoves.read(in, in.nextInt())) ? "Alice" : "Bob");
                },
                new Sample("3\n4\n2 3 4 5\n5\n1 1 2 4 10\n1\n1\n", "Case 1: Bob\nCase 2: Alice\nCase 3: Bob\n"));
    }

    private static Statement uva11859() {
        return new Statement(
                "UVa 11859",
                "divisors",
                "https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1 (Baekjoon 9732, Division Game)",
                "T <= 100000; 1 <= N, M <= 50; 2 <= numbers <= 10000",
                "Choose a row of a matrix and one or more of its numbers above 1, and divide each of them by a divisor of it"
                        + " other than 1; who cannot move, as all numbers are 1, loses. Read T, then N M and N rows of M"
                        + " numbers each; print Case #i: YES if the first player wins, else Case #i: NO.",
                random -> Lines.counted(random, 8, r -> {
                    int m = r.nextInt(1, 3);
                    int n = r.nextInt(1, 4);
                    return n + " " + m + "\n"
                            + Lines.uncounted(r, n, row -> Lines.numbers(row, m, 2, 12))
                                    .strip();
                }),
                input -> numbered("Case #", input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    List<List<Integer>> rows = IntStream.range(0, n)
                            .mapToObj(i -> ListMoves.read(in, m))
                            .toList();
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(matrix -> IntStream.range(0, n)
                            .boxed()
                            .flatMap(i -> divided(matrix.get(i)).stream().map(row -> {
                                List<List<Integer>> next = new ArrayList<>(matrix);
                                next.set(i, row);
                                return next;
                            }))
                            .toList());
                    return play.wins(rows) ? "YES" : "NO";
                }),
                new Sample(
                        "5\n2 2\n2 3\n2 3\n2 2\n4 9\n8 5\n3 3\n2 3 5\n3 9 2\n8 8 3\n3 3\n3 4 5\n4 5 6\n5 6 7\n2 3\n4 5 6\n7 8 9\n",
                        "Case #1: NO\nCase #2: NO\nCase #3: NO\nCase #4: YES\nCase #5: YES\n"));
    }

    /// The rows in which one or more numbers are proper divisors of what they were.
    private static Set<List<Integer>> divided(List<Integer> row) {
        Set<List<Integer>> rows = new HashSet<>(Set.of(List.of()));
        for (int number : row) {
            rows = rows.stream()
                    .flatMap(head -> IntStream.rangeClosed(1, number)
                            .filter(divisor -> number % divisor == 0)
                            .mapToObj(divisor -> ListMoves.and(head, divisor)))
                    .collect(Collectors.toSet());
        }
        rows.remove(row);
        return rows;
    }

    private static Statement uva1378() {
        return new Statement(
                "UVa 1378",
                "winning move",
                "http://cxsjsx.openjudge.cn/2018mxsybsf/4/",
                "1 <= n <= 23; heaps <= 1000; 1 s",
                "Take a stone of heap i and put one on each of the heaps j and k, i < j <= k; who cannot move loses. Read n"
                        + " and n heaps, numbered from 0, up to an n of 0; print Game t: i j k with the least winning first"
                        + " move in lexicographic order, or Game t: -1 -1 -1.",
                random -> Lines.uncounted(random, 8, r -> {
                            int n = r.nextInt(1, 5);
                            return n + "\n" + Lines.numbers(r, n, 0, 2);
                        })
                        + "0\n",
                input -> {
                    Scanner in = new Scanner(input);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> triples(heaps).stream()
                            .map(move -> doubled(heaps, move))
                            .toList());
                    StringBuilder out = new StringBuilder();
                    int n = in.nextInt();
                    for (int game = 1; n > 0; game++) {
                        // stones of the last heap never move
                        List<Integer> heaps = new ArrayList<>(ListMoves.read(in, n));
                        heaps.set(n - 1, 0);
                        out.append("Game ")
                                .append(game)
                                .append(triples(heaps).stream()
                                        .filter(move -> !play.wins(doubled(heaps, move)))
                                        .map(move -> ": " + move.get(0) + " " + move.get(1) + " " + move.get(2) + "\n")
                                        .findFirst()
                                        .orElse(": -1 -1 -1\n"));
                        n = in.nextInt();
                    }
                    return out.toString();
                },
                new Sample("4\n1 0 1 100\n3\n1 0 5\n2\n2 1\n0\n", "Game 1: 0 2 3\nGame 2: 0 1 1\nGame 3: -1 -1 -1\n"));
    }

    private static List<List<Integer>> triples(List<Integer> heaps) {
        List<List<Integer>> moves = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int j = i + 1; heaps.get(i) > 0 && j < heaps.size(); j++) {
                for (int k = j; k < heaps.size(); k++) {
                    moves.add(List.of(i, j, k));
                }
            }
        }
        return moves;
    }

    private static List<Integer> doubled(List<Integer> heaps, List<Integer> move) {
        List<Integer> next = new ArrayList<>(heaps);
        next.set(move.get(0), next.get(move.get(0)) - 1);
        for (int to : move.subList(1, 3)) {
            if (to < heaps.size() - 1) {
                next.set(to, next.get(to) + 1);
            }
        }
        return next;
    }

    private static Statement poj1143() {
        return new Statement(
                "POJ 1143",
                "winning move",
                "http://poj.org/problem?id=1143",
                "1 <= n <= 20; 2 <= numbers <= 20; 1 s",
                "Choose a number that is not forbidden; then all sums of multiples of numbers chosen so far are forbidden;"
                        + " who cannot choose loses. Read lines of n and the n numbers from 2 to 20 that are not forbidden,"
                        + " up to a 0; print for each Test Case #i, then The winning moves are: and the numbers that win, or"
                        + " There's no winning move., and an empty line.",
                random -> Lines.uncounted(random, 6, HeapVariantStatements::allowed) + "0\n",
                input -> {
                    Scanner in = new Scanner(input);
                    PlayedOut<Set<Integer>> play = PlayedOut.normal(left ->
                            left.stream().map(number -> chosen(left, number)).toList());
                    StringBuilder out = new StringBuilder();
                    int n = in.nextInt();
                    for (int test = 1; n > 0; test++) {
                        Set<Integer> left = Set.copyOf(ListMoves.read(in, n));
                        String moves = left.stream()
                                .sorted()
                                .filter(number -> !play.wins(chosen(left, number)))
                                .map(number -> " " + number)
                                .collect(Collectors.joining());
                        out.append("Test Case #").append(test).append('\n');
                        out.append(moves.isEmpty() ? "There's no winning move." : "The winning moves are:" + moves);
                        out.append("\n\n");
                        n = in.nextInt();
                    }
                    return out.toString();
                },
                new Sample("2 2 5\n2 2 3\n5 2 3 4 5 6\n0\n", """
                        Test Case #1
                        The winning moves are: 2

                        Test Case #2
                        There's no winning move.

                        Test Case #3
                        The winning moves are: 4 5 6
                        """));
    }

    /// What is left when a number is chosen: it forbids multiples of it, and sums of those and of what was forbidden;
    /// 1 is no sum of numbers that were chosen.
    private static Set<Integer> chosen(Set<Integer> left, int number) {
        return left.stream()
                .filter(other -> IntStream.iterate(other, rest -> rest > 0, rest -> rest - number)
                                .allMatch(rest -> rest == 1 || left.contains(rest))
                        && other % number > 0)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String allowed(Random random) {
        Set<Integer> left = IntStream.rangeClosed(2, 20).boxed().collect(Collectors.toUnmodifiableSet());
        for (int turn = random.nextInt(3, 5); turn > 0; turn--) {
            left = chosen(left, random.nextInt(2, 21));
        }
        Set<Integer> kept = left.isEmpty() ? Set.of(2, 3) : left;
        return kept.size() + " " + kept.stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// Answers to a counted number of cases, each after its number and a colon.
    static String numbered(String before, String input, Function<Scanner, String> one) {
        int[] number = {0};
        return Lines.answerCounted(input, in -> before + ++number[0] + ": " + one.apply(in));
    }
}
