package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.CellGame;
import org.grundy.catalog.Euclid;
import org.grundy.game.Cell;
import org.grundy.game.Play;
import org.grundy.game.Text;

/// Luogu P1290: a count of cases, then a pair of numbers in each.
final class P1290 implements Problem {
    @Override
    public String id() {
        return "P1290";
    }

    @Override
    public Text title() {
        return new Text("Euclid's game", "欧几里德的游戏");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        CellGame game = Euclid.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            Cell pair = Cell.of(in.next("M", 1), in.next("N", 1));
            out.print(Asked.wins(game, pair, Play.NORMAL) ? "Stan wins\n" : "Ollie wins\n");
        }
    }
}
