package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.CellGame;
import org.grundy.catalog.Wythoff;
import org.grundy.game.Cell;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// Luogu P2252: one pair of heaps; exact for every size.
final class P2252 implements Problem {
    @Override
    public String id() {
        return "P2252";
    }

    @Override
    public Text title() {
        return new Text("Wythoff's game on two heaps", "威佐夫博弈");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        BigInteger a = BigInteger.valueOf(in.next("a", 0));
        BigInteger b = BigInteger.valueOf(in.next("b", 0));
        CellGame game = Wythoff.game(BigInteger.ONE);
        out.print(Asked.wins(game, new Cell(a, b), Play.NORMAL) ? "1\n" : "0\n");
    }
}
