package org.grundy.cli.contest.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
                    PlayedOut<List<Integer>> play = PlayedOut.normal(HeapSumStatements::nim);
                    return Lines.answerAll(
                            input, in -> play.wins(sorted(ListMoves.read(in, in.nextInt()))) ? "Yes" : "No");
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
                random -> Lines.counted(random, 15, r -> {
                    int heaps = r.nextInt(1, 4);
                    return heaps + "\n"
                            + Lines.uncounted(
                                            r, heaps, h -> Lines.numbers(h, 1, 1, 7) + " " + Lines.numbers(h, 1, 1, 5))
                                    .strip();
                }),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    List<Integer> both = ListMoves.read(in, 2 * n);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> each(
                            heaps,
                            (i, m) -> IntStream.range(Math.max(0, m - both.get(2 * i + 1)), m)
                                    .boxed()
                                    .toList()));
                    List<Integer> start = IntStream.range(0, n)
                            .map(i -> both.get(2 * i))
                            .boxed()
                            .toList();
                    return play.wins(start) ? "No" : "Yes";
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
                input -> {
                    Scanner in = new Scanner(input);
                    List<Integer> set = ListMoves.read(in, in.nextInt());
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> each(
                            heaps,
                            (i, h) -> set.stream()
                                    .filter(s -> s <= h)
                                    .map(s -> h - s)
                                    .toList()));
                    return play.wins(ListMoves.read(in, in.nextInt())) ? "Yes\n" : "No\n";
                },
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
                input -> {
                    Scanner in = new Scanner(input);
                    List<Integer> start = ListMoves.read(in, in.nextInt());
                    List<Integer> set = ListMoves.read(in, in.nextInt());
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> each(
                            heaps,
                            (i, h) -> set.stream()
                                    .filter(b -> b <= h)
                                    .map(b -> h - b)
                                    .toList()));
                    for (int i = 0; i < start.size(); i++) {
                        for (int b : set) {
                            if (b <= start.get(i) && !play.wins(ListMoves.with(start, i, start.get(i) - b))) {
                                return "YES\n" + (i + 1) + " " + b + "\n";
                            }
                        }
                    }
                    return "NO\n";
                },
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
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(1, 5);
                    return n + "\n" + Lines.numbers(r, n, 1, 4);
                }),
                input -> {
                    // a shut box of a stones is −a − 1, an open one is a
                    PlayedOut<List<Integer>> play = PlayedOut.normal(HeapSumStatements::openedOrTaken);
                    return Lines.answerCounted(input, in -> {
                        List<Integer> shut = ListMoves.read(in, in.nextInt()).stream()
                                .map(a -> -a - 1)
                                .toList();
                        return play.wins(shut) ? "Yes" : "No";
                    });
                },
                null);
    }

    private static List<List<Integer>> openedOrTaken(List<Integer> boxes) {
        List<List<Integer>> next = each(boxes, (i, a) -> a < 0 ? List.of() : below(a));
        for (int chosen = 1; chosen < 1 << boxes.size(); chosen++) {
            int opened = chosen;
            if (IntStream.range(0, boxes.size()).allMatch(i -> (opened >> i & 1) == 0 || boxes.get(i) < 0)) {
                next.add(IntStream.range(0, boxes.size())
                        .map(i -> (opened >> i & 1) == 0 ? boxes.get(i) : -boxes.get(i) - 1)
                        .boxed()
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
                random -> Lines.counted(random, 20, r -> {
                    int n = r.nextInt(1, 5);
                    return n + "\n" + Lines.numbers(r, n, 1, 5);
                }),
                input -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(HeapSumStatements::takenOrMerged);
                    return Lines.answerCounted(
                            input, in -> play.wins(sorted(ListMoves.read(in, in.nextInt()))) ? "YES" : "NO");
                },
                new Sample("3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n", "YES\nNO\nNO\n"));
    }

    private static List<List<Integer>> takenOrMerged(List<Integer> heaps) {
        List<List<Integer>> next = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            next.add(sorted(ListMoves.with(heaps, i, heaps.get(i) - 1)));
            for (int j = 0; j < i; j++) {
                next.add(sorted(ListMoves.with(ListMoves.with(heaps, i, heaps.get(i) + heaps.get(j)), j, 0)));
            }
        }
        return next;
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
                random -> {
                    int k = random.nextInt(1, 6);
                    return k + "\n" + Lines.numbers(random, k, 1, 5) + "\n";
                },
                input -> {
                    Scanner in = new Scanner(input);
                    List<Integer> start = ListMoves.read(in, in.nextInt());
                    PlayedOut<List<Integer>> nim = PlayedOut.normal(HeapSumStatements::nim);
                    return wholeHeaps(start).stream()
                                    .filter(kept -> wholeHeaps(kept).stream().allMatch(left -> nim.wins(sorted(left))))
                                    .mapToInt(kept -> sum(start) - sum(kept))
                                    .min()
                                    .orElse(-1)
                            + "\n";
                },
                new Sample("6\n5 5 6 6 5 5\n", "21\n"));
    }

    /// What is left when whole heaps are taken, but not all.
    private static List<List<Integer>> wholeHeaps(List<Integer> heaps) {
        return IntStream.range(1, 1 << heaps.size())
                .mapToObj(kept -> IntStream.range(0, heaps.size())
                        .filter(i -> (kept >> i & 1) == 1)
                        .mapToObj(heaps::get)
                        .toList())
                .toList();
    }

    /// Heaps with one of them changed to what it may become.
    static List<List<Integer>> each(List<Integer> heaps, BiFunction<Integer, Integer, List<Integer>> options) {
        List<List<Integer>> next = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int to : options.apply(i, heaps.get(i))) {
                next.add(ListMoves.with(heaps, i, to));
            }
        }
        return next;
    }

    /// Nim: any number from one heap.
    private static List<List<Integer>> nim(List<Integer> heaps) {
        return each(heaps, (i, n) -> below(n)).stream()
                .map(HeapSumStatements::sorted)
                .distinct()
                .toList();
    }

    /// In order and without heaps of nothing.
    static List<Integer> sorted(List<Integer> heaps) {
        return heaps.stream().filter(n -> n > 0).sorted().toList();
    }

    static List<Integer> below(int n) {
        return IntStream.range(0, n).boxed().toList();
    }

    private static int sum(List<Integer> heaps) {
        return heaps.stream().mapToInt(Integer::intValue).sum();
    }
}
