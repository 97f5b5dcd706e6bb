package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.heap.Subtraction;
import org.grundy.game.Play;
import org.grundy.heap.SubtractionSet;
import org.grundy.text.BilingualText;

/// TopCoder SRM 330, LongLongNim: the largest heap, how many numbers may be taken, the numbers; how many heaps from
/// 1 on the second player wins. The judge calls a method; this is the order of its parameters.
final class Srm330 implements Problem {
    /// The largest heap answered, one after the other where nothing comes again; the judge's is 10^9.
    private static final long LARGEST_HEAP = 10_000_000_000L;

    @Override
    public String id() {
        return "TopCoder-SRM-330";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        long most = in.next("maxN", 1, LARGEST_HEAP);
        long set = set(count(in), in);
        out.print(new LostHeaps(set).upTo(most, in.run()) + "\n");
        CatalogGame<BigInteger> game = Subtraction.game(SubtractionSet.of(amounts(set)));
        positions.accept(() -> CasePosition.of(game, BigInteger.valueOf(most), Play.NORMAL)
                .by(BilingualText.of(
                        "The answer counts the lost heaps from 1 to %s. Whether a heap is lost depends on the %s heaps before it at most, so the lost heaps are counted until that window comes again.",
                        "答案是 1 到 %s 中必败堆的个数。一堆是否必败至多取决于它之前的 %s 堆，所以数到这一窗口重复出现为止，其后按周期计算。",
                        most,
                        LostHeaps.LARGEST_AMOUNT)));
    }

    private static int count(InputTokens in) {
        int count = in.count(new BilingualText("the number of moves", "走法的个数"));
        if (count == 0) {
            throw in.error("there must be at least one move", "至少应有一种取法");
        }
        return count;
    }

    /// A bit for each number that may be taken: the lowest for 1.
    private static long set(int size, InputTokens in) {
        long set = 0;
        for (int i = 0; i < size; i++) {
            set |= 1L << (in.next(new BilingualText("a move", "走法"), 1, LostHeaps.LARGEST_AMOUNT) - 1);
        }
        return set;
    }

    private static long[] amounts(long set) {
        return LongStream.rangeClosed(1, LostHeaps.LARGEST_AMOUNT)
                .filter(amount -> (set >> (amount - 1) & 1) != 0)
                .toArray();
    }
}
