package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.Powers;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 1847, Good Luck in CET-4 Everybody: a heap a line, to the end of the input.
final class Hdu1847 implements Problem {
    @Override
    public String id() {
        return "HDU-1847";
    }

    @Override
    public Text title() {
        return new Text("Good Luck in CET-4 Everybody: take a power of two", "取 2 的幂张牌");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        HeapGame game = Powers.game(BigInteger.TWO);
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            out.print(Asked.wins(game, n, Play.NORMAL) ? "Kiki\n" : "Cici\n");
        }
    }
}
