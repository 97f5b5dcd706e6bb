package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.dynamic.FibonacciNim;
import org.grundy.catalog.dynamic.LimitedHeap;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 2486 and 2580, A simple stone game: a count of cases, then n and k in each; the least winning first move
/// where at most k times as much as in the move before may be taken.
///
/// @param id of either problem
record KMultiple(String id) implements Problem {
    /// Each may keep some tens of megabytes.
    private static final int GAMES_KEPT = 16;

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        RecentGames<BigInteger, CatalogGame<LimitedHeap>> games = new RecentGames<>(GAMES_KEPT, FibonacciNim::game);
        int cases = in.count(new BilingualText("the number of cases", "数据组数"));
        for (int i = 1; i <= cases; i++) {
            BigInteger n = BigInteger.valueOf(in.next("n", 1));
            BigInteger k = BigInteger.valueOf(in.next("k", 1));
            CatalogGame<LimitedHeap> game = games.of(k);
            out.print("Case " + i + ": " + answer(game, n, k, in) + "\n");
            positions.accept(() -> CasePosition.of(game, LimitedHeap.beginning(n), Play.NORMAL));
        }
    }

    private static String answer(CatalogGame<LimitedHeap> game, BigInteger n, BigInteger k, InputTokens in) {
        LimitedHeap start = LimitedHeap.beginning(n);
        if (!TheoremAnswers.known(game, start, Play.NORMAL)) {
            throw in.error("n = %s and k = %s need too large a table", "n = %s、k = %s 所需的表太大", n, k);
        }
        List<LimitedHeap> left = TheoremAnswers.winning(game, start);
        return left.stream()
                .map(stock -> n.subtract(stock.tokens()))
                .min(BigInteger::compareTo)
                .map(BigInteger::toString)
                .orElse("lose");
    }
}
