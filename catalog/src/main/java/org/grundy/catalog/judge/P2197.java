package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.game.Text;

/// Luogu P2197: a count of cases, then the number of heaps and the heaps in each.
final class P2197 implements Problem {
    @Override
    public String id() {
        return "P2197";
    }

    @Override
    public Text title() {
        return new Text("Nim", "Nim 游戏");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(Heaps.read(in).nimSum().signum() == 0 ? "No\n" : "Yes\n");
        }
    }
}
