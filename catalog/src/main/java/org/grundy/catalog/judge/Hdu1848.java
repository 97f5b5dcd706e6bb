package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.Subtraction;
import org.grundy.heap.SubtractionSet;
import org.grundy.text.BilingualText;

/// HDU 1848, Fibonacci again and again: three heaps a line up to three zeros; Fibonacci numbers are taken.
final class Hdu1848 implements Problem {
    /// The largest heap answered, by a table; the judge's is 1000.
    private static final long LARGEST = 10_000_000;

    @Override
    public String id() {
        return "HDU-1848";
    }

    @Override
    public BilingualText title() {
        return new BilingualText(
                "Fibonacci again and again: take a Fibonacci number from one of three heaps", "三堆石子，每次从一堆中取斐波那契数个");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        HeapGame game = Subtraction.game(fibonacciNumbers());
        while (in.hasNext()) {
            HeapInput heaps = new HeapInput(List.of(heap(in), heap(in), heap(in)));
            if (heaps.sizes().stream().allMatch(BigInteger.ZERO::equals)) {
                return;
            }
            out.print(heaps.nimSum(game).signum() == 0 ? "Nacci\n" : "Fibo\n");
        }
    }

    private static BigInteger heap(InputTokens in) {
        return BigInteger.valueOf(in.next("a heap", 0, LARGEST));
    }

    /// Those that can be taken from the largest heap.
    private static SubtractionSet fibonacciNumbers() {
        return SubtractionSet.of(Stream.iterate(
                        new long[] {1, 2}, pair -> pair[0] <= LARGEST, pair -> new long[] {pair[1], pair[0] + pair[1]})
                .mapToLong(pair -> pair[0])
                .toArray());
    }
}
