package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.Powers;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 1847, Good Luck in CET-4 Everybody: a heap a line, to the end of the input.
final class Hdu1847 implements Problem {
    @Override
    public String id() {
        return "HDU-1847";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Good Luck in CET-4 Everybody: take a power of two", "取 2 的幂张牌");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        HeapGame game = Powers.game(BigInteger.TWO);
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            out.print(TheoremAnswers.wins(game, n, Play.NORMAL) ? "Kiki\n" : "Cici\n");
        }
    }
}
