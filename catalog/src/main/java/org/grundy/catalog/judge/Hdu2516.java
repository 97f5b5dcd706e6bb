package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.dynamic.FibonacciNim;
import org.grundy.catalog.dynamic.LimitedHeap;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 2516: a heap a line up to a 0; the first move leaves some, each later one takes at most twice as much as
/// the one before.
final class Hdu2516 implements Problem {
    @Override
    public String id() {
        return "HDU-2516";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Fibonacci Nim", "取石子游戏：斐波那契博弈");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        NotatedGame<LimitedHeap> game = FibonacciNim.game(BigInteger.TWO);
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            if (n.signum() == 0) {
                return;
            }
            out.print(
                    TheoremAnswers.wins(game, LimitedHeap.beginning(n), Play.NORMAL) ? "First win\n" : "Second win\n");
        }
    }
}
