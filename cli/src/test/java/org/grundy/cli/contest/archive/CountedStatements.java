package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Starts and moves that are counted or listed, and the bushes and heaps that are played on.
final class CountedStatements {
    private CountedStatements() {}

    static List<Statement> all() {
        return List.of(bzoj4347(), bzoj4589(), bzoj1982(), lightoj1229(), poj3710(), bzoj4147(), bzoj3106());
    }

    private static Statement bzoj4347() {
        return new Statement(
                "BZOJ 4347",
                "count of starts",
                Read.bzoj(4347),
                "1 <= n <= 500000; 1 <= d <= 10; sum of heaps <= 10^7; modulo 10^9 + 7; 1 s",
                "Before nim the second player throws away some heaps, a multiple of d of them, none too but not all. Read n"
                        + " d and n heaps; print in how many ways the second player wins, modulo 10^9 + 7.",
                random -> {
                    int n = random.nextInt(1, 7);
                    return n + " " + random.nextInt(1, 4) + "\n" + Lines.numbers(random, n, 1, 5) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int d = in.nextInt();
                    List<Integer> heaps = ListMoves.read(in, n);
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    return IntStream.range(1, 1 << n)
                                    .filter(kept -> (n - Integer.bitCount(kept)) % d == 0)
                                    .filter(kept -> !nim.wins(Heaps.of(ListMoves.chosen(heaps, kept))))
                                    .count()
                            + "\n";
                }),
                new Sample("5 2\n1 3 4 1 2\n", "2\n"));
    }

    private static Statement bzoj4589() {
        return new Statement(
                "BZOJ 4589",
                "count of starts",
                Read.bzoj(4589),
                "1 <= n <= 10^9; 2 <= m <= 50000; at most 80 cases; modulo 10^9 + 7; 1 s",
                "Nim with n heaps that are prime numbers up to m. Read lines n m up to the end of the input; print in how"
                        + " many ways the heaps can be chosen, in order, so that the second player wins, modulo 10^9 + 7.",
                random -> Lines.uncounted(random, 4, r -> r.nextInt(1, 4) + " " + r.nextInt(2, 8)),
                input -> {
                    PlayedOut<List<Integer>> nim = ListMoves.nim();
                    return Lines.answerAll(input, in -> {
                        int n = in.nextInt();
                        List<Integer> primes = IntStream.rangeClosed(2, in.nextInt())
                                .filter(Numbers::isPrime)
                                .boxed()
                                .toList();
                        List<List<Integer>> starts = List.of(List.of());
                        for (int i = 0; i < n; i++) {
                            starts = starts.stream()
                                    .flatMap(start -> primes.stream().map(p -> ListMoves.and(start, p)))
                                    .toList();
                        }
                        return String.valueOf(starts.stream()
                                .filter(start -> !nim.wins(ListMoves.sorted(start)))
                                .count());
                    });
                },
                new Sample("3 7\n4 13\n", "6\n120\n"));
    }

    private static Statement bzoj1982() {
        return new Statement(
                "BZOJ 1982",
                "piles",
                Read.bzoj(1982),
                "1 <= n <= 10^5; 1 s",
                "Remove one or more stones of a pile, and then move any of its stones to other piles that have stones; who"
                        + " cannot move loses. Each line up to the end of the input is n and n piles; print first player or"
                        + " second player, who wins.",
                random -> Lines.uncounted(random, 8, r -> {
                    int n = r.nextInt(1, 5);
                    return n + " " + Lines.numbers(r, n, 1, 4);
                }),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(CountedStatements::spread);
                    return Lines.answerAll(input, in -> play.wins(Heaps.read(in)) ? "first player" : "second player");
                },
                new Sample("3 2 1 3\n", "first player\n"));
    }

    private static Set<List<Integer>> spread(List<Integer> piles) {
        Set<List<Integer>> next = new HashSet<>();
        for (int i = 0; i < piles.size(); i++) {
            for (int left = 0; left < piles.get(i); left++) {
                List<Integer> others = ListMoves.without(piles, i);
                int rest = left;
                for (int kept = others.isEmpty() ? rest : 0; kept <= rest; kept++) {
                    int pile = kept;
                    given(others, 0, rest - kept).forEach(more -> next.add(Heaps.of(ListMoves.and(more, pile))));
                }
            }
        }
        return next;
    }

    /// All ways to put so many stones on the piles from one on.
    private static Stream<List<Integer>> given(List<Integer> piles, int from, int stones) {
        if (stones == 0) {
            return Stream.of(piles);
        }
        if (from == piles.size()) {
            return Stream.of();
        }
        return IntStream.rangeClosed(0, stones)
                .boxed()
                .flatMap(put -> given(ListMoves.with(piles, from, piles.get(from) + put), from + 1, stones - put));
    }

    private static Statement lightoj1229() {
        return new Statement(
                "LightOJ 1229",
                "string",
                "http://www.lightoj.com/volume_showproblem.php?problem=1229",
                "T <= 200; 3 to 200 cells; 2 s",
                "Put an X into an empty cell of a row; who makes three of them side by side wins. Read T, then a row of X"
                        + " and . each, without three X side by side; print Case i: and the cells with which the first"
                        + " player may begin and win, from 1, in order, or 0.",
                random -> Lines.counted(random, 8, r -> {
                    String row = r.ints(r.nextInt(3, 14), 0, 6)
                            .mapToObj(i -> i == 0 ? "X" : ".")
                            .collect(Collectors.joining());
                    return row.replace("XXX", "XX.");
                }),
                input -> {
                    PlayedOut<String> play = PlayedOut.ending(
                            CountedStatements::crossed,
                            row -> crossed(row).stream().anyMatch(next -> next.contains("XXX")));
                    return Lines.answerNumbered("Case ", input, in -> {
                        String row = in.next();
                        String cells = IntStream.range(0, row.length())
                                .filter(i -> row.charAt(i) == '.')
                                .filter(i -> StringMoves.replaced(row, i, "X").contains("XXX")
                                        || !play.wins(StringMoves.replaced(row, i, "X")))
                                .mapToObj(i -> String.valueOf(i + 1))
                                .collect(Collectors.joining(" "));
                        return cells.isEmpty() ? "0" : cells;
                    });
                },
                new Sample(
                        "4\n.....\nX.....X..X.......X....X..X\n.X.X...X\n..................\n",
                        "Case 1: 3\nCase 2: 0\nCase 3: 3\nCase 4: 5 6 13 14\n"));
    }

    private static List<String> crossed(String row) {
        return IntStream.range(0, row.length())
                .filter(i -> row.charAt(i) == '.')
                .mapToObj(i -> StringMoves.replaced(row, i, "X"))
                .toList();
    }

    private static Statement poj3710() {
        return new Statement(
                "POJ 3710",
                "hackenbush",
                "http://poj.org/problem?id=3710",
                "N < 100; m < 100; k < 500; 1 s",
                "Cut an edge of one of N graphs, and with it all that is no longer joined to its node 1; who cannot move"
                        + " loses. A graph is a tree with cycles hung at single nodes of it. Up to the end of the input: N,"
                        + " then for each graph m k, its nodes and edges, and k edges; print Sally if the first player"
                        + " wins, else Harry.",
                random -> Lines.uncounted(random, 5, r -> {
                    List<String> graphs = new ArrayList<>();
                    for (int n = r.nextInt(1, 3); n > 0; n--) {
                        // a path with a cycle at its end
                        int path = r.nextInt(1, 4);
                        int cycle = r.nextInt(0, 2) * r.nextInt(2, 5);
                        String edges = IntStream.range(1, path + Math.max(0, cycle - 1))
                                .mapToObj(v -> v + " " + (v + 1) + "\n")
                                .collect(Collectors.joining());
                        int m = path + Math.max(0, cycle - 1);
                        String last = cycle > 0 ? m + " " + path + "\n" : "";
                        graphs.add(m + " " + (m - 1 + (cycle > 0 ? 1 : 0)) + "\n" + edges + last);
                    }
                    return graphs.size() + "\n" + String.join("", graphs);
                }),
                input -> Lines.answerAll(input, in -> {
                    // all graphs as one, with their first nodes as one ground, 1
                    List<int[]> edges = new ArrayList<>();
                    int nodes = 1;
                    for (int n = in.nextInt(); n > 0; n--) {
                        int m = in.nextInt();
                        int shift = nodes - 1;
                        for (int k = in.nextInt(); k > 0; k--) {
                            int a = in.nextInt();
                            int b = in.nextInt();
                            edges.add(new int[] {a == 1 ? 1 : a + shift, b == 1 ? 1 : b + shift});
                        }
                        nodes += m - 1;
                    }
                    return GraphPlayStatements.hackenbush(edges, nodes).wins(Bits.below(edges.size()))
                            ? "Sally"
                            : "Harry";
                }),
                new Sample("2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n", "Sally\n"));
    }

    private static Statement bzoj4147() {
        return Statement.withoutOracle(
                "BZOJ 4147",
                "no game rule",
                Read.bzoj(4147),
                "1 <= t <= 1000; 1 <= p, q, n <= 10^9; 1 s",
                "One player takes a multiple of p of n stones, or adds p if there are fewer than p, the other likewise with"
                        + " q: the two have different moves. Read t, then p q n each; print E, P, or R if play never ends.");
    }

    private static Statement bzoj3106() {
        return Statement.withoutOracle(
                "BZOJ 3106",
                "no game rule",
                Read.bzoj(3106),
                "n <= 20; 1 s",
                "White moves its piece one cell, black its own one cell or two, and who comes upon the other wins: the two"
                        + " have different moves. Read n r1 c1 r2 c2; print WHITE x or BLACK x with the length of play, or"
                        + " DRAW.");
    }
}
