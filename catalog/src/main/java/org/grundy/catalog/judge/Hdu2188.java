package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.race.Donation;
import org.grundy.catalog.race.RunningTotal;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 2188: a count of cases, then the target n and the largest gift m in each.
final class Hdu2188 implements Problem {
    @Override
    public String id() {
        return "HDU-2188";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Donation: raise the total by 1..m until n is reached", "悼念512：捐款，每次 1..m，直到达到 n");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        RecentGames<BigInteger, NotatedGame<RunningTotal>> games = new RecentGames<>(RecentGames.MANY, Donation::game);
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            RunningTotal start = new RunningTotal(BigInteger.valueOf(in.next("n", 1)), BigInteger.ZERO);
            BigInteger m = BigInteger.valueOf(in.next("m", 1));
            out.print(TheoremAnswers.wins(games.of(m), start, Play.NORMAL) ? "Grass\n" : "Rabbit\n");
        }
    }
}
