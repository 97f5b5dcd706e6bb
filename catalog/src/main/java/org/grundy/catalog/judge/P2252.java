package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.PairGame;
import org.grundy.catalog.pair.Wythoff;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// Luogu P2252: one pair of heaps; exact for every size.
final class P2252 implements Problem {
    @Override
    public String id() {
        return "P2252";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Wythoff's game on two heaps", "威佐夫博弈");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        BigInteger a = BigInteger.valueOf(in.next("a", 0));
        BigInteger b = BigInteger.valueOf(in.next("b", 0));
        PairGame game = Wythoff.game(BigInteger.ONE);
        out.print(TheoremAnswers.wins(game, new Pair(a, b), Play.NORMAL) ? "1\n" : "0\n");
    }
}
