package org.grundy.cli.contest;

import java.util.List;
import java.util.stream.IntStream;

/// Heaps from which a player takes a bounded number.
final class SubtractionStatements {
    private SubtractionStatements() {}

    static List<Statement> all() {
        return List.of(hdu1846());
    }

    private static Statement hdu1846() {
        return new Statement(
                "HDU 1846",
                "subtraction",
                "https://www.itread01.com/content/1537685776.html",
                "C <= 100; 1 <= n, m <= 1000; 1 s",
                "Take 1 to m of n stones; the last stone wins. Read C, then C lines n m; print first or second for each.",
                random -> Lines.counted(random, 20, r -> Lines.numbers(r, 2, 1, 12)),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    PlayedOut<Integer> play =
                            PlayedOut.normal(heap -> IntStream.rangeClosed(heap - Math.min(m, heap), heap - 1)
                                    .boxed()
                                    .toList());
                    return play.wins(n) ? "first" : "second";
                }),
                new Sample("2\n23 2\n4 3\n", "first\nsecond\n"));
    }
}
