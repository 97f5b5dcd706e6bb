package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.race.Multiplication;
import org.grundy.catalog.race.RunningTotal;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 1517, A Multiplication Game: a target a line, to the end of the input.
final class Hdu1517 implements Problem {
    @Override
    public String id() {
        return "HDU-1517";
    }

    @Override
    public BilingualText title() {
        return new BilingualText(
                "A Multiplication Game: multiply by 2 to 9 until n is reached", "乘法游戏：每次乘以 2 到 9，直到达到 n");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        NotatedGame<RunningTotal> game = Multiplication.game();
        while (in.hasNext()) {
            RunningTotal start = new RunningTotal(BigInteger.valueOf(in.next("n", 2)), BigInteger.ONE);
            out.print(TheoremAnswers.wins(game, start, Play.NORMAL) ? "Stan wins.\n" : "Ollie wins.\n");
        }
    }
}
