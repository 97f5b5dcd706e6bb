package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Numbers;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Several heaps.
final class HeapStatements {
    private HeapStatements() {}

    static List<Statement> all() {
        return List.of(industrialNim(), chipsOnBoard(), bitGame(), beaverGame());
    }

    private static Statement industrialNim() {
        PlayedOut<List<Integer>> nim = ListMoves.nim();
        return new Statement(
                "Codeforces 15C",
                "nim",
                Read.codeforces(15, "C"),
                "1 <= n <= 10^5; 1 <= x_i, m_i <= 10^16",
                "Nim, where line i stands for m_i heaps of x_i, x_i + 1, … x_i + m_i - 1 stones. Read n, then n lines x_i"
                        + " m_i; print tolik, who begins, or bolik.",
                random -> Lines.counted(
                        random, random.nextInt(1, 3), r -> Lines.numbers(r, 1, 1, 4) + " " + r.nextInt(1, 3)),
                input -> Lines.answer(input, in -> {
                    List<Integer> heaps = new ArrayList<>();
                    for (int lines = in.nextInt(); lines > 0; lines--) {
                        int x = in.nextInt();
                        IntStream.range(x, x + in.nextInt()).forEach(heaps::add);
                    }
                    return nim.wins(heaps) ? "tolik" : "bolik";
                }),
                new Sample("2\n2 1\n3 2\n", "tolik\n"));
    }

    private static Statement chipsOnBoard() {
        PlayedOut<List<Integer>> nim = ListMoves.nim();
        return new Statement(
                "Codeforces 1511G",
                "nim",
                Read.codeforces(1511, "G"),
                "1 <= n, m, q <= 2*10^5; 1 <= c_i <= m",
                "Each row of a board has a chip: move one any number of cells to the left; who cannot loses. Only columns L"
                        + " to R remain, with their chips. Read n m, then the columns c_1 … c_n, then q and q lines L R;"
                        + " print a string of q letters, A or B for the winner.",
                random -> random.nextInt(4, 5) + " 7\n" + Lines.numbers(random, 4, 1, 7) + "\n"
                        + Lines.counted(random, 6, r -> Lines.ascending(r, 1, 7)),
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    in.nextInt();
                    List<Integer> columns = ListMoves.read(in, n);
                    return IntStream.range(0, in.nextInt())
                            .mapToObj(i -> ListMoves.read(in, 2))
                            .map(part -> columns.stream()
                                    .filter(column -> column >= part.get(0) && column <= part.get(1))
                                    .map(column -> column - part.get(0))
                                    .toList())
                            .map(heaps -> nim.wins(heaps) ? "A" : "B")
                            .collect(Collectors.joining());
                }),
                new Sample("8 10\n1 3 3 7 4 2 6 9\n4\n2 3\n1 3\n1 4\n5 10\n", "BAAA\n"));
    }

    private static Statement bitGame() {
        return new Statement(
                "Codeforces 2027E1",
                "bits",
                Read.codeforces(2027, "E1"),
                "t <= 1000; sum of n 10^4; 1 <= a_i, x_i < 2^30; 2 s, 256 MB",
                "Take d from pile i with x stones if 1 <= d <= a_i and every bit of d is one of x; who cannot loses. Read t,"
                        + " then t times n, a_1 … a_n and the piles x_1 … x_n; print Alice or Bob for each.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(1, 3);
                    return n + "\n" + Lines.numbers(r, n, 1, 24) + "\n" + Lines.numbers(r, n, 1, 24);
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<Integer> a = ListMoves.read(in, n);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> ListMoves.each(
                            piles,
                            (i, x) -> IntStream.rangeClosed(1, a.get(i))
                                    .filter(d -> (x & d) == d)
                                    .mapToObj(d -> x - d)));
                    return play.wins(ListMoves.read(in, n)) ? "Alice" : "Bob";
                }),
                new Sample("2\n2\n1 6\n10 7\n3\n10 8 15\n25 4 14\n", "Bob\nBob\n"));
    }

    private static Statement beaverGame() {
        return new Statement(
                "Codeforces 78C",
                "splitting",
                Read.codeforces(78, "C"),
                "1 <= n, m, k <= 10^9",
                "There are n logs of m metres: gnaw one into two or more equal parts of whole metres, at least k each; who"
                        + " cannot loses. Read n m k; print Timur, who begins, or Marsel.",
                random -> random.nextInt(1, 3) + " " + random.nextInt(1, 19) + " " + random.nextInt(1, 6) + "\n",
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    int k = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(logs -> Heaps.moves(
                            logs,
                            log -> Numbers.divisors(log)
                                    .filter(parts -> parts > 1 && log / parts >= k)
                                    .mapToObj(parts -> Heaps.equal(log, parts))
                                    .toList()));
                    return play.wins(Collections.nCopies(n, m)) ? "Timur" : "Marsel";
                }),
                new Sample("1 15 4\n", "Timur\n"));
    }
}
