package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.PairGame;
import org.grundy.catalog.pair.Wythoff;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 1527: pairs of heaps to the end of the input; exact for every size.
final class Hdu1527 implements Problem {
    @Override
    public String id() {
        return "HDU-1527";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Wythoff's game, many pairs", "取石子游戏：威佐夫博弈，多组");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        PairGame game = Wythoff.game(BigInteger.ONE);
        while (in.hasNext()) {
            Pair heaps = Pair.of(in.next("a", 0), in.next("b", 0));
            out.print(TheoremAnswers.wins(game, heaps, Play.NORMAL) ? "1\n" : "0\n");
        }
    }
}
