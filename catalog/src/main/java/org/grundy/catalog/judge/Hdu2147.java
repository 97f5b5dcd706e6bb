package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.CellGame;
import org.grundy.catalog.Kiki;
import org.grundy.game.Cell;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 2147: boards of n rows and m columns up to a pair of zeros.
final class Hdu2147 implements Problem {
    @Override
    public String id() {
        return "HDU-2147";
    }

    @Override
    public Text title() {
        return new Text("kiki's game", "kiki 的棋盘");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        CellGame game = Kiki.game();
        while (in.hasNext()) {
            long n = in.next("n", 0);
            long m = in.next("m", 0);
            if (n == 0 && m == 0) {
                return;
            }
            if (n == 0 || m == 0) {
                throw in.error("a board has at least one row and one column", "棋盘至少有一行一列");
            }
            out.print(Asked.wins(game, Cell.of(n, m), Play.NORMAL) ? "Wonderful!\n" : "What a pity!\n");
        }
    }
}
