package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.heap.Subtraction;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// AtCoder, Educational DP Contest, K: the size of a set, the number of stones, the set; who wins.
final class StonesDpK implements Problem {
    /// The largest heap answered, by a table; the judge's is 100 000.
    private static final long LARGEST_HEAP = 10_000_000;

    @Override
    public String id() {
        return "AtCoder-DP-K";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        int size = in.count(new BilingualText("the size of the set", "集合的大小"));
        BigInteger stones =
                BigInteger.valueOf(in.next(new BilingualText("the number of stones", "石子数"), 0, LARGEST_HEAP));
        CatalogGame<BigInteger> game = Subtraction.game(SNim.set(size, in));
        boolean lost = TheoremAnswers.nimSum(game, List.of(stones), in.run()).signum() == 0;
        out.print(lost ? "Second\n" : "First\n");
        positions.accept(() -> CasePosition.of(game, stones, Play.NORMAL));
    }
}
