package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.Circle;
import org.grundy.catalog.Coins;
import org.grundy.catalog.NotatedGame;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// POJ 2484, A Funny Game: a circle of coins a line up to a 0; one coin or two adjacent ones are taken.
final class Poj2484 implements Problem {
    @Override
    public String id() {
        return "POJ-2484";
    }

    @Override
    public Text title() {
        return new Text("A Funny Game: take one or two adjacent coins of a circle", "从一圈硬币中取一枚或相邻的两枚");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        NotatedGame<Coins> game = Circle.game(BigInteger.TWO);
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            if (n.signum() == 0) {
                return;
            }
            out.print(Asked.wins(game, Coins.ring(n), Play.NORMAL) ? "Alice\n" : "Bob\n");
        }
    }
}
