package org.grundy.cli.contest.fresh;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// For how many starts the first player wins, each of them played out.
final class StartStatements {
    private StartStatements() {}

    static List<Statement> all() {
        return List.of(graphs(), remainders());
    }

    private static Statement graphs() {
        return new Statement(
                "AtCoder AGC 016 F",
                "count of starts",
                Read.atcoder("agc016_f"),
                "2 <= N <= 15; 2 s, 256 MB",
                "Two tokens on vertices 1 and 2 of a graph move along its arcs, from smaller to larger vertices; who cannot"
                        + " loses. Read N M and M arcs; print for how many subsets of the arcs the first player wins, modulo"
                        + " 10^9 + 7.",
                StartStatements::graph,
                input -> Lines.answer(input, in -> {
                    in.nextInt();
                    List<At> arcs = At.list(in, in.nextInt());
                    return String.valueOf(IntStream.range(0, 1 << arcs.size())
                            .filter(some -> tokens(ListMoves.chosen(arcs, some)).wins(new At(1, 2)))
                            .count());
                }),
                new Sample("3 3\n1 2\n1 3\n2 3\n", "6\n"));
    }

    private static String graph(Random random) {
        int vertices = random.nextInt(2, 6);
        List<At> arcs = new ArrayList<>();
        for (int from = 1; from < vertices; from++) {
            for (int to = from + 1; to <= vertices; to++) {
                if (random.nextInt(3) > 0) {
                    arcs.add(new At(from, to));
                }
            }
        }
        if (arcs.isEmpty()) {
            arcs.add(new At(1, 2));
        }
        StringBuilder text = new StringBuilder(vertices + " " + arcs.size() + "\n");
        arcs.forEach(arc -> text.append(arc.x()).append(' ').append(arc.y()).append('\n'));
        return text.toString();
    }

    /// Both vertices with a token.
    private static PlayedOut<At> tokens(List<At> arcs) {
        return PlayedOut.normal(both -> arcs.stream()
                .flatMap(arc -> Stream.concat(
                        arc.x() == both.x() ? Stream.of(new At(arc.y(), both.y())) : Stream.of(),
                        arc.x() == both.y() ? Stream.of(new At(both.x(), arc.y())) : Stream.of()))
                .toList());
    }

    private static Statement remainders() {
        PlayedOut<List<Integer>> play = PlayedOut.ending(
                numbers -> ListMoves.upTo(
                                numbers.stream().mapToInt(x -> x).max().orElse(0))
                        .stream()
                        .filter(m -> m > 0)
                        .map(m -> numbers.stream().map(x -> x % m).toList())
                        .toList(),
                numbers -> numbers.stream().allMatch(x -> x == 0));
        return new Statement(
                "AtCoder ARC 134 E",
                "count of starts",
                Read.atcoder("arc134_e"),
                "1 <= N, a_i <= 200; 2 s",
                "Replace all numbers by their remainders of a number up to the largest; who finds only 0 wins. Read N and N"
                        + " numbers; print for how many choices of numbers up to a_1, a_2 … the first player wins, modulo"
                        + " 998244353.",
                random -> random.nextBoolean()
                        ? "1\n" + random.nextInt(1, 60) + "\n"
                        : "2\n" + random.nextInt(1, 14) + " " + random.nextInt(1, 27) + "\n",
                input -> Lines.answer(input, in -> {
                    List<List<Integer>> starts = starts(in);
                    return String.valueOf(starts.stream().filter(play::wins).count());
                }),
                new Sample("1\n20\n", "18\n"));
    }

    private static List<List<Integer>> starts(Scanner in) {
        List<List<Integer>> starts = List.of(List.of());
        for (int most : ListMoves.read(in)) {
            starts = starts.stream()
                    .flatMap(start -> IntStream.rangeClosed(1, most).mapToObj(x -> ListMoves.and(start, x)))
                    .toList();
        }
        return starts;
    }
}
