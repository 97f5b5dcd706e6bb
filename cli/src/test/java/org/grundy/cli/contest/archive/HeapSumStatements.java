package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Several heaps of which a player changes one, or two that become one.
final class HeapSumStatements {
    private HeapSumStatements() {}

    static List<Statement> all() {
        return List.of(poj2234(), hdu1851(), acwing893(), bzoj1874(), bzoj3759(), bzoj3895(), bzoj3105());
    }

    private static Statement poj2234() {
        return new Statement(
                "POJ 2234",
                "nim",
                "https://blog.csdn.net/abgnwl/article/details/45799535",
                "1 <= M <= 20; heaps <= 10000000; 1 s",
                "Take any number of one heap; the last match wins. Each line up to the end of the input is M and M heaps;"
                        + " print Yes if the first player wins, else No.",
                random -> Lines.uncounted(random, 20, r -> {
                    int heaps = r.nextInt(1, 5);
                    return heaps + " " + Lines.numbers(r, heaps, 1, 5);
                }),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(Heaps::nim);
                    return Lines.answerAll(input, in -> play.wins(Heaps.read(in)) ? "Yes" : "No");
                },
                new Sample("2 45 45\n3 3 6 9\n", "No\nYes\n"));
    }

    private static Statement hdu1851() {
        return new Statement(
                "HDU 1851",
                "nim",
                Read.nemotron("HDU-1851 A Simple Game"),
                "n <= 10; 0 < Mi, Li <= 20; 1 s",
                "Take 1 to Li of heap i; the last stone wins and the teacher moves first. Read the number of cases, then n"
                        + " and n lines Mi Li each; print Yes if the pupil, who moves second, wins, else No.",
                random -> Lines.counted(
                        random,
                        15,
                        r -> Lines.counted(
                                r, r.nextInt(1, 4), h -> Lines.numbers(h, 1, 1, 7) + " " + Lines.numbers(h, 1, 1, 5))),
                input -> Lines.answerCounted(input, in -> {
                    // a heap as its size and how many may be taken of it
                    PlayedOut<List<At>> play = PlayedOut.normal(heaps -> ListMoves.each(
                            heaps,
                            (i, heap) -> IntStream.range(Math.max(0, heap.x() - heap.y()), heap.x())
                                    .mapToObj(left -> new At(left, heap.y()))));
                    return play.wins(At.list(in, in.nextInt())) ? "No" : "Yes";
                }),
                new Sample("2\n1\n5 4\n2\n1 1\n2 2\n", "Yes\nNo\n"));
    }

    private static Statement acwing893() {
        return new Statement(
                "AcWing 893",
                "set of numbers",
                "https://blog.51cto.com/u_16213579/8284996",
                "1 <= n, k <= 100; 1 <= si, hi <= 10000",
                "Take a number of the set S from one heap; who cannot move loses. Read k, the k numbers of S, n and the n"
                        + " heaps; print Yes if the first player wins, else No.",
                random -> {
                    int k = random.nextInt(1, 4);
                    int n = random.nextInt(1, 5);
                    return k + "\n" + Lines.numbers(random, k, 1, 5) + "\n" + n + "\n" + Lines.numbers(random, n, 1, 9)
                            + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> set = ListMoves.read(in);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> ListMoves.taking(heaps, set::contains));
                    return play.wins(ListMoves.read(in)) ? "Yes" : "No";
                }),
                new Sample("2\n2 5\n3\n2 4 7\n", "Yes\n"));
    }

    private static Statement bzoj1874() {
        return new Statement(
                "BZOJ 1874",
                "winning move",
                Read.bzoj(1874),
                "1 <= n, m, bi <= 10; 1 <= ai <= 1000; 1 s",
                "Take one of the m given numbers from one heap; who cannot move loses. Read n and n lines ai, then m and m"
                        + " lines bi, increasing. Print NO, or YES and on the next line the winning first move: number of"
                        + " the heap and how many; of several the smallest heap, then the smallest number.",
                random -> {
                    int n = random.nextInt(1, 5);
                    String set = IntStream.rangeClosed(1, 5)
                            .filter(b -> random.nextBoolean())
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining("\n"));
                    String sizes = set.isEmpty() ? "2" : set;
                    return n + "\n" + Lines.numbers(random, n, 1, 9).replace(' ', '\n') + "\n"
                            + sizes.lines().count() + "\n" + sizes + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> start = ListMoves.read(in);
                    List<Integer> set = ListMoves.read(in);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> ListMoves.taking(heaps, set::contains));
                    for (int i = 0; i < start.size(); i++) {
                        for (int b : set) {
                            if (b <= start.get(i) && !play.wins(ListMoves.with(start, i, start.get(i) - b))) {
                                return "YES\n" + (i + 1) + " " + b + "\n";
                            }
                        }
                    }
                    return "NO\n";
                }),
                new Sample("4\n7\n6\n9\n3\n2\n1\n2\n", "YES\n1 1\n"));
    }

    private static Statement bzoj3759() {
        return new Statement(
                "BZOJ 3759",
                "nim",
                Read.bzoj(3759),
                "T <= 10; n <= 20; ai <= 10^9; 0.5 s",
                "Boxes of stones, all shut at first. Open one or more shut boxes, or take any number of stones from one"
                        + " open box; who cannot move loses. Read T, then n and n numbers each; print Yes if the first"
                        + " player wins, else No.",
                random -> Lines.counted(random, 6, r -> Lines.list(r, 4, 1, 4)),
                input -> {
                    // a shut box of a stones is −a − 1, an open one is a
                    PlayedOut<List<Integer>> play = PlayedOut.normal(HeapSumStatements::openedOrTaken);
                    return Lines.answerCounted(input, in -> {
                        List<Integer> shut =
                                ListMoves.read(in).stream().map(a -> -a - 1).toList();
                        return play.wins(shut) ? "Yes" : "No";
                    });
                },
                null);
    }

    private static List<List<Integer>> openedOrTaken(List<Integer> boxes) {
        List<List<Integer>> next = new ArrayList<>(ListMoves.takingAny(boxes));
        for (int chosen = 1; chosen < 1 << boxes.size(); chosen++) {
            int opened = chosen;
            if (Bits.of(opened).allMatch(i -> boxes.get(i) < 0)) {
                next.add(IntStream.range(0, boxes.size())
                        .mapToObj(i -> Bits.has(opened, i) ? -boxes.get(i) - 1 : boxes.get(i))
                        .toList());
            }
        }
        return next;
    }

    private static Statement bzoj3895() {
        return new Statement(
                "BZOJ 3895",
                "merging",
                Read.bzoj(3895),
                "T <= 100; n <= 50; ai <= 1000; 1 s",
                "Take one stone from a heap, or put two heaps together; who cannot move loses. Read T, then n and n numbers"
                        + " each; print YES if the first player wins, else NO.",
                random -> Lines.counted(random, 20, r -> Lines.list(r, 4, 1, 5)),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(Heaps::lessOrJoined);
                    return Lines.answerCounted(input, in -> play.wins(Heaps.read(in)) ? "YES" : "NO");
                },
                new Sample("3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n", "YES\nNO\nNO\n"));
    }

    private static Statement bzoj3105() {
        return new Statement(
                "BZOJ 3105",
                "least first move",
                Read.bzoj(3105),
                "1 <= k <= 100; 1 <= ai <= 10^9; 1 s",
                "Nim whose first two turns, one of each player, take any number of whole heaps, none too but not all of"
                        + " them; then Nim goes on, and the last match wins. Read k and k heaps; print the least number of"
                        + " matches of a winning first turn, or -1.",
                random -> Lines.list(random, 5, 1, 5) + "\n",
                input -> Lines.answer(input, in -> {
                    List<Integer> start = ListMoves.read(in);
                    PlayedOut<List<Integer>> nim = PlayedOut.normal(Heaps::nim);
                    return wholeHeaps(start).stream()
                                    .filter(kept ->
                                            wholeHeaps(kept).stream().allMatch(left -> nim.wins(Heaps.of(left))))
                                    .mapToInt(kept -> ListMoves.sum(start) - ListMoves.sum(kept))
                                    .min()
                                    .orElse(-1)
                            + "\n";
                }),
                new Sample("6\n5 5 6 6 5 5\n", "21\n"));
    }

    /// What is left when whole heaps are taken, but not all.
    private static List<List<Integer>> wholeHeaps(List<Integer> heaps) {
        return IntStream.range(1, 1 << heaps.size())
                .mapToObj(kept -> ListMoves.chosen(heaps, kept))
                .toList();
    }
}
