package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.PairGame;
import org.grundy.catalog.pair.Kiki;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 2147: boards of n rows and m columns up to a pair of zeros.
final class Hdu2147 implements Problem {
    @Override
    public String id() {
        return "HDU-2147";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("kiki's game", "kiki 的棋盘");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        PairGame game = Kiki.game();
        while (in.hasNext()) {
            long n = in.next("n", 0);
            long m = in.next("m", 0);
            if (n == 0 && m == 0) {
                return;
            }
            if (n == 0 || m == 0) {
                throw in.error("a board has at least one row and one column", "棋盘至少有一行一列");
            }
            out.print(TheoremAnswers.wins(game, Pair.of(n, m), Play.NORMAL) ? "Wonderful!\n" : "What a pity!\n");
        }
    }
}
