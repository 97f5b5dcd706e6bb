package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.TakeRange;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 2897: take p..q with a rest below p swept, misère; n, p and q a line, to the end of the input.
final class Hdu2897 implements Problem {
    /// How many may be taken: p..q.
    private record Amounts(BigInteger p, BigInteger q) {}

    @Override
    public String id() {
        return "HDU-2897";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("The rest of tree: take p..q, whoever takes the last loses", "邂逅明下：每次取 p..q 个，取最后者输");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        RecentGames<Amounts, HeapGame> games =
                new RecentGames<>(RecentGames.MANY, amounts -> TakeRange.game(amounts.p, amounts.q, true));
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 1));
            BigInteger p = BigInteger.valueOf(in.next("p", 1));
            BigInteger q = BigInteger.valueOf(in.next("q", p.longValueExact()));
            out.print(TheoremAnswers.wins(games.of(new Amounts(p, q)), n, Play.MISERE) ? "WIN\n" : "LOST\n");
        }
    }
}
