package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.Multiple;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.Stock;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 2516: a heap a line up to a 0; the first move leaves some, each later one takes at most twice as much as
/// the one before.
final class Hdu2516 implements Problem {
    @Override
    public String id() {
        return "HDU-2516";
    }

    @Override
    public Text title() {
        return new Text("Fibonacci Nim", "取石子游戏：斐波那契博弈");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        NotatedGame<Stock> game = Multiple.game(BigInteger.TWO);
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            if (n.signum() == 0) {
                return;
            }
            out.print(Asked.wins(game, Stock.beginning(n), Play.NORMAL) ? "First win\n" : "Second win\n");
        }
    }
}
