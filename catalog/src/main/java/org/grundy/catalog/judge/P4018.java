package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.PrimePowers;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// Luogu P4018: a count of cases, then a heap in each.
final class P4018 implements Problem {
    @Override
    public String id() {
        return "P4018";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Roy and October: take a prime power", "取 p^k 个石子");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        HeapGame game = PrimePowers.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            out.print(TheoremAnswers.wins(game, n, Play.NORMAL) ? "October wins!\n" : "Roy wins!\n");
        }
    }
}
