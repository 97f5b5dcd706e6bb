package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.CellGame;
import org.grundy.catalog.Euclid;
import org.grundy.game.Cell;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// HDU 1525, Euclid's Game: pairs of numbers up to a pair of zeros.
final class Hdu1525 implements Problem {
    @Override
    public String id() {
        return "HDU-1525";
    }

    @Override
    public Text title() {
        return new Text("Euclid's Game: pairs up to 0 0", "欧几里得博弈：数对以 0 0 结束");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        CellGame game = Euclid.game();
        while (in.hasNext()) {
            long a = in.next("a", 0);
            long b = in.next("b", 0);
            if (a == 0 && b == 0) {
                return;
            }
            out.print(Asked.wins(game, Cell.of(a, b), Play.NORMAL) ? "Stan wins\n" : "Ollie wins\n");
        }
    }
}
