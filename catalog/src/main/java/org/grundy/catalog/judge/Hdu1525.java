package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.PairGame;
import org.grundy.catalog.pair.Euclid;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 1525, Euclid's Game: pairs of numbers up to a pair of zeros.
final class Hdu1525 implements Problem {
    @Override
    public String id() {
        return "HDU-1525";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Euclid's Game: pairs up to 0 0", "欧几里得博弈：数对以 0 0 结束");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        PairGame game = Euclid.game();
        while (in.hasNext()) {
            long a = in.next("a", 0);
            long b = in.next("b", 0);
            if (a == 0 && b == 0) {
                return;
            }
            out.print(TheoremAnswers.wins(game, Pair.of(a, b), Play.NORMAL) ? "Stan wins\n" : "Ollie wins\n");
        }
    }
}
