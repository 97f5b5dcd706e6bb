package org.grundy.cli.contest.archive;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Heaps;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Statement;

/// Games that begin with a choice among things, or with one for each cell.
final class SubsetStatements {
    private SubsetStatements() {}

    static List<Statement> all() {
        return List.of(chocolate(), grid());
    }

    /// Bars that are taken out, and those that are still in the box.
    private record Bars(List<Integer> out, List<Integer> box) {
        Stream<Bars> options() {
            Stream<Bars> taken = IntStream.range(1, 1 << box.size())
                    .mapToObj(some -> new Bars(
                            Heaps.of(Stream.concat(out.stream(), ListMoves.chosen(box, some).stream())
                                    .toList()),
                            IntStream.range(0, box.size())
                                    .filter(i -> !Bits.has(some, i))
                                    .mapToObj(box::get)
                                    .toList()));
            return Stream.concat(taken, Heaps.nim(out).stream().map(less -> new Bars(less, box)));
        }
    }

    private static Statement chocolate() {
        PlayedOut<Bars> play =
                PlayedOut.normal(bars -> bars.options().distinct().toList());
        return new Statement(
                "BZOJ 1299",
                "subsets",
                Read.bzoj(1299),
                "10 cases; n <= 14; 1 <= a <= 10^9",
                "Take one bar or more out of the box, or eat some or all of a bar that is out; who cannot loses. Read 10 times"
                        + " n and n lengths; print NO if the first player wins, else YES.",
                random -> Lines.uncounted(random, 10, r -> Lines.list(r, 4, 1, 3)),
                input -> Lines.answerAll(input, in -> play.wins(new Bars(List.of(), Heaps.read(in))) ? "NO" : "YES"),
                null);
    }

    private static Statement grid() {
        return Statement.withoutOracle(
                "BZOJ 3078",
                "grid",
                Read.bzoj(3078),
                "0 <= n, m <= 100",
                "Move a piece to a free cell beside it where it has not been; who cannot loses. Read cases of n m and n lines"
                        + " of . and X, ended by 0 0; print for each the grid, A on a cell where the first player wins, B on"
                        + " one where he loses, X where there is an obstacle.");
    }
}
