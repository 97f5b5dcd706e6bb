package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.Multiplication;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.Tally;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 1517, A Multiplication Game: a target a line, to the end of the input.
final class Hdu1517 implements Problem {
    @Override
    public String id() {
        return "HDU-1517";
    }

    @Override
    public Text title() {
        return new Text("A Multiplication Game: multiply by 2 to 9 until n is reached", "乘法游戏：每次乘以 2 到 9，直到达到 n");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        NotatedGame<Tally> game = Multiplication.game();
        while (in.hasNext()) {
            Tally start = new Tally(BigInteger.valueOf(in.next("n", 2)), BigInteger.ONE);
            out.print(Asked.wins(game, start, Play.NORMAL) ? "Stan wins.\n" : "Ollie wins.\n");
        }
    }
}
