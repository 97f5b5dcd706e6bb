package org.grundy.render.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Play;
import org.grundy.testkit.Seed;

/// A game whose program reads positions as lists of numbers, with positions drawn by lot.
///
/// @param name as in an expression
/// @param written how a list of numbers is written as an expression
record GameSubject(String name, Play play, Function<long[], String> written, List<long[]> positions) {
    private static GameSubject of(
            String name,
            Play play,
            Function<long[], String> written,
            int count,
            Function<RandomGenerator, long[]> drawn) {
        RandomGenerator random = Seed.of(name + play).generator();
        return new GameSubject(
                name,
                play,
                written,
                IntStream.range(0, count).mapToObj(i -> drawn.apply(random)).toList());
    }

    /// The same positions in misère play.
    GameSubject misere() {
        return new GameSubject(name, Play.MISERE, written, positions);
    }

    /// Whether its program answers sums of positions.
    boolean sums() {
        return name.equals("nim") || (name.startsWith("schwenk") && positions.getFirst().length > 1);
    }

    /// Two heaps with the limits of their next moves.
    static GameSubject limited(String name) {
        return of(name, Play.NORMAL, a -> name + "(%d;%d,%d;%d)".formatted(a[0], a[1], a[2], a[3]), 8, random ->
                new long[] {random.nextInt(9), random.nextInt(5), 3 + random.nextInt(4), random.nextInt(3)});
    }

    /// All positions that are one number.
    static GameSubject numbers(String name, int to) {
        return new GameSubject(
                name,
                Play.NORMAL,
                a -> name + "(" + a[0] + ")",
                LongStream.rangeClosed(1, to).mapToObj(n -> new long[] {n}).toList());
    }

    /// Sides of two boxes side by side.
    static GameSubject sides() {
        return of(
                "nimstring",
                Play.NORMAL,
                a -> "nimstring(%s/%s/%s)".formatted(sides("-", a, 1, 3), sides("|", a, 3, 6), sides("-", a, 6, 8)),
                12,
                random -> LongStream.concat(LongStream.of(2), Arrays.stream(numbers(random, 7, 2)))
                        .toArray());
    }

    private static String sides(String drawn, long[] a, int from, int to) {
        return Arrays.stream(a, from, to)
                .mapToObj(side -> side == 0 ? "." : drawn)
                .collect(Collectors.joining());
    }

    /// A game of numbers.
    static GameSubject list(String name, Play play, int length, int below) {
        return of(name, play, a -> name + "(" + joined(a, ",") + ")", 10, random -> numbers(random, length, below));
    }

    /// Poker Nim, whose reserve does not matter.
    static GameSubject pokerNim(Play play) {
        return of(
                "pokernim",
                play,
                a -> "pokernim(" + joined(a, ",") + ", reserve 2)",
                10,
                random -> numbers(random, 3, 4));
    }

    /// Coins or rows of chocolate: the numbers distinct and ascending, or descending.
    static GameSubject sorted(String name, String between, boolean ascending) {
        return of(name, Play.NORMAL, a -> name + "(" + joined(a, between) + ")", 8, random -> {
            List<Long> all = new ArrayList<>(random.longs(1, 6)
                    .limit(20)
                    .distinct()
                    .limit(3)
                    .sorted()
                    .boxed()
                    .toList());
            if (!ascending) {
                Collections.reverse(all);
            }
            return all.stream().mapToLong(each -> each).toArray();
        });
    }

    /// Rows of two counters.
    static GameSubject northcott() {
        return of(
                "northcott",
                Play.NORMAL,
                a -> "northcott(%d:%d,%d:%d)".formatted(Math.min(a[0], a[1]), Math.max(a[0], a[1]), a[2], a[3]),
                8,
                random -> new long[] {random.nextInt(5) + 6L, random.nextInt(5), 3, 9});
    }

    /// A strip or a board of signs.
    static GameSubject board(String name, Play play, String signs, int columns, int rows) {
        boolean strip = rows == 1;
        return of(
                name,
                play,
                a -> name + "(" + rows(signs, columns, strip ? a : Arrays.copyOfRange(a, 1, a.length)) + ")",
                12,
                random -> {
                    LongStream cells = LongStream.generate(
                                    () -> random.nextBoolean() ? random.nextInt(signs.length()) : 0)
                            .limit((long) columns * rows);
                    return (strip ? cells : LongStream.concat(LongStream.of(columns), cells)).toArray();
                });
    }

    /// A graph without isolated vertices, its vertices in order along a path.
    static GameSubject graph(String name, String sign, Play play, boolean ascending) {
        return of(name, play, a -> name + "(" + edges(1, sign, a) + ")", 8, random -> graph(random, 5, ascending));
    }

    /// A picture on the ground 0, with a loop.
    static GameSubject hackenbush() {
        return of(
                "hackenbush",
                Play.NORMAL,
                a -> "hackenbush(" + edges(1, "-", a).replace("v0", "0") + ")",
                12,
                random -> {
                    long[] graph = graph(random, 5, false);
                    return LongStream.concat(Arrays.stream(graph), LongStream.of(0, 1, 0, 1 + random.nextInt(5), 3, 3))
                            .toArray();
                });
    }

    /// A token on a graph; on none of its vertices yet if that is 0.
    static GameSubject token(String name, long vertex) {
        return of(
                name,
                Play.NORMAL,
                a -> name + "(" + edges(2, "-", a) + (vertex == 0 ? "" : ", at v" + vertex) + ")",
                10,
                random -> with(graph(random, 6, false), vertex));
    }

    /// A token on a directed graph, which may lead round.
    static GameSubject arcs() {
        return of(
                "digraph",
                Play.NORMAL,
                a -> "digraph[" + edges(2, ">", a) + "](v" + a[1] + ")",
                20,
                random -> with(graph(random, 5, false), 1));
    }

    /// Boxes in a row, and one more above the second.
    static GameSubject boxes() {
        return of(
                "staircase[v2>v1,v3>v2,v4>v2]",
                Play.NORMAL,
                a -> "staircase[v2>v1,v3>v2,v4>v2](v1=%d,v2=%d,v3=%d,v4=%d)".formatted(a[8], a[9], a[10], a[11]),
                8,
                random -> LongStream.concat(LongStream.of(4, 3, 2, 1, 3, 2, 4, 2), Arrays.stream(numbers(random, 4, 4)))
                        .toArray());
    }

    private static String joined(long[] a, String between) {
        return LongStream.of(a).mapToObj(String::valueOf).collect(Collectors.joining(between));
    }

    private static long[] numbers(RandomGenerator random, int count, int below) {
        return LongStream.generate(() -> random.nextInt(below)).limit(count).toArray();
    }

    private static String rows(String signs, int columns, long... cells) {
        return IntStream.range(0, cells.length)
                .mapToObj(i -> (i > 0 && i % columns == 0 ? "/" : "") + signs.charAt((int) cells[i]))
                .collect(Collectors.joining());
    }

    private static String edges(int from, String sign, long... a) {
        return IntStream.iterate(from, i -> i + 1 < a.length, i -> i + 2)
                .mapToObj(i -> "v" + a[i] + sign + "v" + a[i + 1])
                .collect(Collectors.joining(", "));
    }

    private static long[] graph(RandomGenerator random, int n, boolean ascending) {
        List<Long> all = new ArrayList<>(List.of((long) n));
        for (long u = 1; u <= n; u++) {
            for (long v = u + 1; v <= n; v++) {
                if (v == u + 1 || random.nextInt(5) < 2) {
                    boolean turned = !ascending && random.nextBoolean();
                    all.add(turned ? v : u);
                    all.add(turned ? u : v);
                }
            }
        }
        return all.stream().mapToLong(each -> each).toArray();
    }

    private static long[] with(long[] graph, long vertex) {
        return LongStream.concat(LongStream.of(graph[0], vertex), Arrays.stream(graph, 1, graph.length))
                .toArray();
    }
}
