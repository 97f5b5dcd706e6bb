package org.grundy.cli.problem;

import java.util.List;
import java.util.stream.IntStream;

/// Games in which things that stand side by side are taken out of a row or a circle.
final class RowGames {
    private static final int LONGEST = 9;

    private RowGames() {}

    /// AtCoder ABC 278 G: cards 1 to n lie there; a player takes x, x + 1, …, x + y - 1, all there, with l <= y <= r.
    static List<Statement> cards(int l, int r) {
        return IntStream.rangeClosed(1, LONGEST)
                .mapToObj(n -> Statement.of(row(n, l, r).wins((1 << n) - 1), n).with(l, r))
                .toList();
    }

    private static StatementPlay<Integer> row(int n, int l, int r) {
        return new StatementPlay<>(cards -> IntStream.rangeClosed(l, r)
                .boxed()
                .flatMap(y -> IntStream.rangeClosed(0, n - y).mapToObj(x -> ((1 << y) - 1) << x))
                .filter(taken -> (cards & taken) == taken)
                .map(taken -> cards & ~taken)
                .toList());
    }

    /// HDU 3980: a circle of n beads, of which a player paints m side by side that have no colour; who cannot loses.
    static List<Statement> beads(int m) {
        return IntStream.rangeClosed(1, LONGEST)
                .mapToObj(n -> Statement.of(circle(n, m).wins((1 << n) - 1), n).with(m))
                .toList();
    }

    private static StatementPlay<Integer> circle(int n, int m) {
        return new StatementPlay<>(beads -> IntStream.range(0, m <= n ? n : 0)
                .mapToObj(first -> IntStream.range(first, first + m)
                        .map(bead -> 1 << bead % n)
                        .sum())
                .filter(painted -> (beads & painted) == painted)
                .map(painted -> beads & ~painted)
                .toList());
    }
}
