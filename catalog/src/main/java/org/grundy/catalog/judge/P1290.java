package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.PairGame;
import org.grundy.catalog.pair.Euclid;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// Luogu P1290: a count of cases, then a pair of numbers in each.
final class P1290 implements Problem {
    @Override
    public String id() {
        return "P1290";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Euclid's game", "欧几里德的游戏");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        PairGame game = Euclid.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            Pair pair = Pair.of(in.next("M", 1), in.next("N", 1));
            out.print(TheoremAnswers.wins(game, pair, Play.NORMAL) ? "Stan wins\n" : "Ollie wins\n");
        }
    }
}
