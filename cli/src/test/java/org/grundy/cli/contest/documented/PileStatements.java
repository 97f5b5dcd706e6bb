package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Piles whose order counts, or of which several change at once.
final class PileStatements {
    private PileStatements() {}

    static List<Statement> all() {
        return List.of(cf1382b(), cf1396b(), cf1695b(), cf1147c(), cf1747c(), cf1965a(), cf1191d(), p3480(), p3185());
    }

    private static Statement cf1382b() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> {
            int first = 0;
            while (first < piles.size() && piles.get(first) == 0) {
                first++;
            }
            return first == piles.size() ? List.of() : ListMoves.lowered(piles, first);
        });
        return new Statement(
                "Codeforces 1382B",
                "nim",
                Read.codeforces(1382, "B"),
                "1 <= t <= 1000; 1 <= n, their sum <= 10^5; 1 <= a_i <= 10^9; 1 s",
                "Take any number of the first pile that is not empty; who cannot move loses. Read t, then for each n and "
                        + "the piles; print First or Second.",
                random -> Lines.counted(random, 12, r -> Lines.list(r, 5, 1, 3)),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "First" : "Second"),
                new Sample(
                        "6\n3\n2 5 4\n8\n1 1 1 1 1 1 1 1\n6\n1 2 3 4 5 6\n6\n1 1 2 1 2 2\n5\n1 2 2 1 1\n3\n1 1 1\n",
                        "First\nSecond\nSecond\nFirst\nSecond\nFirst\n"));
    }

    private record Chosen(List<Integer> piles, int last) {}

    private static Statement cf1396b() {
        PlayedOut<Chosen> play = PlayedOut.normal(now -> IntStream.range(0, now.piles.size())
                .filter(i -> i != now.last && now.piles.get(i) > 0)
                .mapToObj(i -> new Chosen(ListMoves.with(now.piles, i, now.piles.get(i) - 1), i))
                .toList());
        return new Statement(
                "Codeforces 1396B",
                "piles",
                Read.codeforces(1396, "B"),
                "1 <= t, n, a_i <= 100; 2 s",
                "Take one stone of a pile other than the one of the turn before; who cannot loses. Read t, then for each "
                        + "n and the piles; print T or HL.",
                random -> Lines.counted(random, 10, r -> Lines.list(r, 4, 1, 4)),
                input -> Lines.answerCounted(input, in -> play.wins(new Chosen(ListMoves.read(in), -1)) ? "T" : "HL"),
                new Sample("2\n1\n2\n2\n1 1\n", "T\nHL\n"));
    }

    private record Circle(List<Integer> piles, int turn) {}

    private static Statement cf1695b() {
        PlayedOut<Circle> play = PlayedOut.normal(now -> ListMoves.lowered(now.piles, now.turn).stream()
                .map(next -> new Circle(next, (now.turn + 1) % next.size()))
                .toList());
        return new Statement(
                "Codeforces 1695B",
                "piles",
                Read.codeforces(1695, "B"),
                "1 <= t <= 1000; 1 <= n <= 50; 1 <= a_i <= 10^9; 1 s",
                "Piles in a circle; each turn takes some of the next pile, from the first on; who cannot loses. Read t, "
                        + "then for each n and the piles; print Mike or Joe.",
                random -> Lines.counted(random, 10, r -> Lines.list(r, 4, 1, 4)),
                input ->
                        Lines.answerCounted(input, in -> play.wins(new Circle(ListMoves.read(in), 0)) ? "Mike" : "Joe"),
                new Sample("2\n1\n37\n2\n100 100\n", "Mike\nJoe\n"));
    }

    private static Statement cf1147c() {
        return new Statement(
                "Codeforces 1147C",
                "piles",
                Read.codeforces(1147, "C"),
                "2 <= n <= 50, even; 1 <= a_i <= 50; 1 s",
                "Take some of each of exactly n/2 piles; who cannot loses. Read n and the piles; print Alice or Bob.",
                random -> {
                    int n = 2 * random.nextInt(1, 3);
                    return n + "\n" + Lines.numbers(random, n, 1, 5) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> taken(piles, n / 2, 0));
                    return play.wins(ListMoves.read(in, n)) ? "Alice" : "Bob";
                }),
                new Sample("4\n3 1 4 1\n", "Alice\n"));
    }

    /// The positions after some is taken of so many piles from a place on.
    private static List<List<Integer>> taken(List<Integer> piles, int chosen, int from) {
        if (chosen == 0) {
            return List.of(piles);
        }
        List<List<Integer>> options = new ArrayList<>();
        for (int i = from; i < piles.size(); i++) {
            for (List<Integer> next : ListMoves.lowered(piles, i)) {
                options.addAll(taken(next, chosen - 1, i + 1));
            }
        }
        return options;
    }

    private static Statement cf1747c() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(a -> a.getFirst() == 0
                ? List.of()
                : IntStream.range(1, a.size())
                        .mapToObj(i -> ListMoves.with(ListMoves.with(a, 0, a.get(i)), i, a.getFirst() - 1))
                        .toList());
        return new Statement(
                "Codeforces 1747C",
                "piles",
                Read.codeforces(1747, "C"),
                "1 <= t <= 2*10^4; 2 <= n <= 10^5, their sum <= 2*10^5; 1 <= a_i <= 10^9; 1 s",
                "Take one of a_1 and exchange it with some a_i; who has a_1 = 0 loses. Read t, then for each n and the "
                        + "numbers; print Alice or Bob.",
                random -> Lines.counted(random, 10, r -> {
                    int n = r.nextInt(2, 4);
                    return n + "\n" + Lines.numbers(r, n, 1, 6);
                }),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "Alice" : "Bob"),
                new Sample("3\n2\n1 1\n2\n2 1\n3\n5 4 4\n", "Bob\nAlice\nAlice\n"));
    }

    private static Statement cf1965a() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> piles.isEmpty()
                ? List.of()
                : IntStream.rangeClosed(1, piles.getFirst())
                        .mapToObj(k -> Heaps.of(piles.stream().map(a -> a - k).toList()))
                        .toList());
        return new Statement(
                "Codeforces 1965A",
                "piles",
                Read.codeforces(1965, "A"),
                "1 <= t <= 10^4; 1 <= n, their sum <= 2*10^5; 1 <= a_i <= 10^9; 2 s",
                "Take k of every pile that is not empty, k at most the least of them; who cannot loses. Read t, then for "
                        + "each n and the piles; print Alice or Bob.",
                random -> Lines.counted(random, 12, r -> Lines.list(r, 5, 1, 9)),
                input -> Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "Alice" : "Bob"),
                new Sample(
                        "6\n5\n3 3 3 3 3\n2\n1 7\n7\n1 3 9 7 4 2 100\n3\n1 2 3\n6\n2 1 3 4 2 4\n8\n5 7 2 9 6 3 3 2\n",
                        "Alice\nBob\nAlice\nAlice\nBob\nAlice\n"));
    }

    private static Statement cf1191d() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> ListMoves.takingOne(piles)
                .filter(next -> next.stream().distinct().count() == next.size())
                .toList());
        return new Statement(
                "Codeforces 1191D",
                "piles",
                Read.codeforces(1190, "B"),
                "1 <= n <= 10^5; 0 <= a_i <= 10^9; 1 s",
                "Take one stone of a pile; a player loses who cannot, or after whose turn two piles are equal, empty ones "
                        + "too. Read n and the piles; print sjfnb if the first wins, else cslnb.",
                random -> Lines.list(random, 4, 0, 5) + "\n",
                input -> Lines.answer(input, in -> play.wins(ListMoves.sorted(ListMoves.read(in))) ? "sjfnb" : "cslnb"),
                new Sample("3\n2 3 1\n", "sjfnb\n"));
    }

    private static Statement p3480() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> ListMoves.each(
                piles,
                (i, pile) ->
                        IntStream.range(i == 0 ? 0 : piles.get(i - 1), pile).boxed()));
        return new Statement(
                "Luogu P3480",
                "piles",
                Read.bzoj(1115),
                "1 <= u <= 10; 1 <= n <= 1000; 0 <= a_1 <= ... <= a_n <= 10^4",
                "Take any number of one of n piles in ascending order, so that they stay so; who cannot loses. Read u, "
                        + "then for each n and the piles; print TAK if the first wins, else NIE.",
                random -> Lines.counted(
                        random,
                        10,
                        r -> Lines.list(
                                r.ints(r.nextInt(1, 5), 0, 8).sorted().boxed().toList())),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "TAK" : "NIE"),
                new Sample("2\n2\n2 2\n3\n1 2 4\n", "NIE\nTAK\n"));
    }

    private static Statement p3185() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(bottles ->
                moves(bottles).stream().map(move -> divided(bottles, move)).toList());
        return new Statement(
                "Luogu P3185",
                "splitting",
                Read.bzoj(1188),
                "t <= 10; 1 < n <= 21; p_i <= 10^4",
                "Take a bean of bottle i and put one each into j and k, i < j <= k; who cannot loses. Read t, then for "
                        + "each n and the bottles; print the least winning i j k (-1 -1 -1 if none), and on the next "
                        + "line how many there are.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(2, 6);
                    return n + "\n" + Lines.numbers(r, n, 0, n < 5 ? 2 : 1);
                }),
                input -> Lines.answerCounted(input, in -> {
                    List<Integer> bottles = ListMoves.read(in);
                    List<int[]> winning = moves(bottles).stream()
                            .filter(move -> !play.wins(divided(bottles, move)))
                            .toList();
                    int[] first = winning.isEmpty() ? new int[] {-1, -1, -1} : winning.getFirst();
                    return first[0] + " " + first[1] + " " + first[2] + "\n" + winning.size();
                }),
                new Sample("2\n4\n1 0 1 0\n3\n0 0 1\n", "0 2 3\n1\n-1 -1 -1\n0\n"));
    }

    private static List<int[]> moves(List<Integer> bottles) {
        int n = bottles.size();
        return IntStream.range(0, n * n * n)
                .mapToObj(m -> new int[] {m / n / n, m / n % n, m % n})
                .filter(m -> m[0] < m[1] && m[1] <= m[2] && bottles.get(m[0]) > 0)
                .toList();
    }

    private static List<Integer> divided(List<Integer> bottles, int[] move) {
        List<Integer> next = ListMoves.moved(bottles, move[0], move[1], 1);
        return ListMoves.with(next, move[2], next.get(move[2]) + 1);
    }
}
