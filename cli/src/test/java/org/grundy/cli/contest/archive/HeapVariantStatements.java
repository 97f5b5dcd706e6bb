package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.cli.contest.Limited;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Heaps with another ending, or whose stones do not only go away, and stacks that remember.
final class HeapVariantStatements {
    private HeapVariantStatements() {}

    static List<Statement> all() {
        return List.of(lightoj1253(), uva11859(), uva1378(), spojHs09nlg());
    }

    private static Statement lightoj1253() {
        return new Statement(
                "LightOJ 1253",
                "misère",
                Read.nemotron("Light OJ 1253 Misere Nim"),
                "T <= 200; 1 <= k <= 100; heaps <= 10^9; 1 s",
                "Take any number of one heap; who takes the last stone loses. Read T, then k and k heaps each; print Case i:"
                        + " Alice if the first player wins, else Case i: Bob.",
                random -> Lines.counted(random, 15, r -> Lines.list(r, 4, 1, 5)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.misere(ListMoves::takingAny);
                    return Lines.answerNumbered("Case ", input, in -> play.wins(ListMoves.read(in)) ? "Alice" : "Bob");
                },
                new Sample("3\n4\n2 3 4 5\n5\n1 1 2 4 10\n1\n1\n", "Case 1: Bob\nCase 2: Alice\nCase 3: Bob\n"));
    }

    private static Statement uva11859() {
        return new Statement(
                "UVa 11859",
                "divisors",
                Read.nemotron("Baekjoon 9732, Division Game"),
                "T <= 100000; 1 <= N, M <= 50; 2 <= numbers <= 10000",
                "Choose a row of a matrix and one or more of its numbers above 1, and divide each of them by a divisor of it"
                        + " other than 1; who cannot move, as all numbers are 1, loses. Read T, then N M and N rows of M"
                        + " numbers each; print Case #i: YES if the first player wins, else Case #i: NO.",
                random -> Lines.counted(random, 8, r -> {
                    int m = r.nextInt(1, 3);
                    int n = r.nextInt(1, 4);
                    return Lines.grid(r, n, m, 2, 12);
                }),
                input -> Lines.answerNumbered("Case #", input, in -> {
                    PlayedOut<List<List<Integer>>> play =
                            PlayedOut.normal(rows -> ListMoves.each(rows, (i, row) -> divided(row).stream()));
                    return play.wins(ListMoves.rows(in, in.nextInt(), in.nextInt())) ? "YES" : "NO";
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
                    .flatMap(head -> Numbers.divisors(number).mapToObj(divisor -> ListMoves.and(head, divisor)))
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
                random -> Lines.uncounted(random, 8, r -> Lines.list(r, 4, 0, 2)) + "0\n",
                input -> Lines.answer(input, in -> {
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
                }),
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

    private static Statement spojHs09nlg() {
        return new Statement(
                "SPOJ HS09NLG",
                "bounded play",
                "http://hs09.spoj.pl/problems/HS09NLG/",
                "C <= 1000; N <= 1000; stacks <= 300",
                "Take stones from a stack: the first time, of each stack, any number but not all, later at most twice what"
                        + " was last taken from that stack; who cannot move loses. Read C, then N and N stacks each; print 1"
                        + " if the first player wins, else 0.",
                random -> Lines.counted(random, 8, r -> Lines.list(r, 3, 1, 6)),
                input -> Lines.answerCounted(input, in -> {
                    PlayedOut<List<Limited>> play =
                            PlayedOut.normal(stacks -> ListMoves.each(stacks, (i, stack) -> stack.options(2)));
                    return play.wins(ListMoves.read(in).stream()
                                    .map(stones -> new Limited(stones, stones - 1))
                                    .toList())
                            ? "1"
                            : "0";
                }),
                null);
    }
}
