package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.Lasker;
import org.grundy.game.Text;

/// HDU 3032, Nim or not Nim?: a count of cases, then the number of heaps and the heaps in each.
final class Hdu3032 implements Problem {
    @Override
    public String id() {
        return "HDU-3032";
    }

    @Override
    public Text title() {
        return new Text("Nim or not Nim?: take from a heap or split it", "Lasker 尼姆：取石子或分堆");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        HeapGame game = Lasker.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(Heaps.read(in).nimSum(game).signum() == 0 ? "Bob\n" : "Alice\n");
        }
    }
}
