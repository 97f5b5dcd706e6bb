package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.Donation;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.Tally;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 2188: a count of cases, then the target n and the largest gift m in each.
final class Hdu2188 implements Problem {
    @Override
    public String id() {
        return "HDU-2188";
    }

    @Override
    public Text title() {
        return new Text("Donation: raise the total by 1..m until n is reached", "悼念512：捐款，每次 1..m，直到达到 n");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        Recent<BigInteger, NotatedGame<Tally>> games = new Recent<>(Recent.MANY, Donation::game);
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            Tally start = new Tally(BigInteger.valueOf(in.next("n", 1)), BigInteger.ZERO);
            BigInteger m = BigInteger.valueOf(in.next("m", 1));
            out.print(Asked.wins(games.of(m), start, Play.NORMAL) ? "Grass\n" : "Rabbit\n");
        }
    }
}
