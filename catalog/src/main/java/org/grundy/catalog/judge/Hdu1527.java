package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.CellGame;
import org.grundy.catalog.Wythoff;
import org.grundy.game.Cell;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 1527: pairs of heaps to the end of the input; exact for every size.
final class Hdu1527 implements Problem {
    @Override
    public String id() {
        return "HDU-1527";
    }

    @Override
    public Text title() {
        return new Text("Wythoff's game, many pairs", "取石子游戏：威佐夫博弈，多组");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        CellGame game = Wythoff.game(BigInteger.ONE);
        while (in.hasNext()) {
            Cell heaps = Cell.of(in.next("a", 0), in.next("b", 0));
            out.print(Asked.wins(game, heaps, Play.NORMAL) ? "1\n" : "0\n");
        }
    }
}
