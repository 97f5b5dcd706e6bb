package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.Primes;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// Luogu P4860: a count of cases, then a heap in each.
final class P4860 implements Problem {
    @Override
    public String id() {
        return "P4860";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Roy and October II: take 1 or a prime", "取 1 个或质数个石子");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        HeapGame game = Primes.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            out.print(TheoremAnswers.wins(game, n, Play.NORMAL) ? "October wins!\n" : "Roy wins!\n");
        }
    }
}
