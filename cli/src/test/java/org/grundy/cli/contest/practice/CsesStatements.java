package org.grundy.cli.contest.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// The games of the CSES Problem Set.
final class CsesStatements {
    private static final String HEAPS = "1 <= t, n <= 2*10^5, sum of n 2*10^5; x_i <= 10^9; 1 s, 512 MB";

    private CsesStatements() {}

    static List<Statement> all() {
        return List.of(stickGame(), nimGame2(), stairGame(), grundysGame(), anotherGame());
    }

    private static String read(String task) {
        return Read.github("soyeb-jim285/codes", "cses_problems/cses_tasks/" + task + ".md");
    }

    private static Statement stickGame() {
        return new Statement(
                "CSES 1729",
                "subtraction",
                read("Stick_Game"),
                "1 <= n <= 10^6; 1 <= k <= 100; 1 <= p_i <= n; 1 s, 512 MB",
                "Take a number of a set from a heap; who cannot loses. Read n k, then the set p_1 … p_k, which has 1; print a"
                        + " string of n letters, W if the first player wins with 1, 2, … n sticks, else L.",
                random -> {
                    int n = random.nextInt(1, 25);
                    List<Integer> set = IntStream.rangeClosed(1, Math.min(n, 9))
                            .filter(p -> p == 1 || random.nextInt(3) == 0)
                            .boxed()
                            .toList();
                    String line = Lines.joined(set);
                    return n + " " + set.size() + "\n" + line + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> set = ListMoves.read(in);
                    PlayedOut<Integer> play = PlayedOut.normal(heap -> set.stream()
                            .filter(taken -> taken <= heap)
                            .map(taken -> heap - taken)
                            .toList());
                    return IntStream.rangeClosed(1, n)
                            .mapToObj(heap -> play.wins(heap) ? "W" : "L")
                            .collect(Collectors.joining());
                }),
                new Sample("10 3\n1 3 4\n", "WLWWWWLWLW\n"));
    }

    private static Statement nimGame2() {
        return heaps(
                "CSES 1098",
                "heaps of subtraction",
                "Nim_Game_II",
                "Take 1, 2 or 3 sticks of one heap; who cannot loses.",
                random -> list(random, 1, 7),
                PlayedOut.normal(heaps -> ListMoves.taking(heaps, taken -> taken <= 3)),
                new Sample("3\n4\n5 7 2 5\n2\n4 1\n3\n4 4 4\n", "first\nfirst\nsecond\n"));
    }

    private static Statement stairGame() {
        return heaps(
                "CSES 1099",
                "stairs",
                "Stair_Game",
                "Move any number of balls from a stair other than the first to the stair before; who cannot loses.",
                random -> list(random, 0, 3),
                PlayedOut.normal(stairs -> {
                    List<List<Integer>> next = new ArrayList<>();
                    for (int k = 1; k < stairs.size(); k++) {
                        next.addAll(ListMoves.moved(stairs, k, k - 1));
                    }
                    return next;
                }),
                new Sample("3\n3\n0 2 1\n4\n1 1 1 1\n2\n5 3\n", "first\nsecond\nfirst\n"));
    }

    private static Statement anotherGame() {
        return heaps(
                "CSES 2208",
                "coins of several heaps",
                "Another_Game",
                "Take one coin from each of some heaps, one or more; who cannot loses.",
                random -> list(random, 1, 5),
                PlayedOut.normal(heaps -> ListMoves.takingOfSome(heaps, 1).stream()
                        .map(ListMoves::sorted)
                        .toList()),
                new Sample("3\n3\n1 2 3\n2\n2 2\n4\n5 5 4 5\n", "first\nsecond\nfirst\n"));
    }

    private static Statement heaps(
            String problem,
            String kind,
            String task,
            String rule,
            Function<Random, String> one,
            PlayedOut<List<Integer>> play,
            Sample sample) {
        return new Statement(
                problem,
                kind,
                read(task),
                HEAPS,
                rule + " Read t, then t times n and x_1 … x_n; print first or second for each.",
                random -> Lines.counted(random, 6, one),
                input -> Lines.answerCounted(input, in -> play.wins(ListMoves.read(in)) ? "first" : "second"),
                sample);
    }

    private static String list(Random random, int least, int most) {
        int count = random.nextInt(1, 5);
        return count + "\n" + Lines.numbers(random, count, least, most);
    }

    private static Statement grundysGame() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> Heaps.moves(
                heaps,
                heap -> Heaps.split(heap)
                        .filter(parts -> !parts.getFirst().equals(parts.getLast()))
                        .toList()));
        return new Statement(
                "CSES 2207",
                "splitting",
                read("Grundy's_Game"),
                "1 <= t <= 10^5; 1 <= n <= 10^6; 1 s, 512 MB",
                "Divide a heap into two of different sizes; who cannot loses. Read t, then t lines n, the one heap; print"
                        + " first or second for each.",
                random -> Lines.counted(random, 6, r -> Lines.numbers(r, 1, 1, 20)),
                input -> Lines.answerCounted(input, in -> play.wins(List.of(in.nextInt())) ? "first" : "second"),
                new Sample("3\n6\n7\n8\n", "first\nsecond\nfirst\n"));
    }
}
