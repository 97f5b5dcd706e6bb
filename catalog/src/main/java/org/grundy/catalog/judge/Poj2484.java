package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.row.AdjacentCoins;
import org.grundy.catalog.row.Circle;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// POJ 2484, A Funny Game: a circle of coins a line up to a 0; one coin or two adjacent ones are taken.
final class Poj2484 implements Problem {
    @Override
    public String id() {
        return "POJ-2484";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("A Funny Game: take one or two adjacent coins of a circle", "从一圈硬币中取一枚或相邻的两枚");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        NotatedGame<AdjacentCoins> game = Circle.game(BigInteger.TWO);
        while (in.hasNext()) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            if (n.signum() == 0) {
                return;
            }
            out.print(TheoremAnswers.wins(game, AdjacentCoins.ring(n), Play.NORMAL) ? "Alice\n" : "Bob\n");
        }
    }
}
