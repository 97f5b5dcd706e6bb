package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.Lasker;
import org.grundy.text.BilingualText;

/// HDU 3032, Nim or not Nim?: a count of cases, then the number of heaps and the heaps in each.
final class Hdu3032 implements Problem {
    @Override
    public String id() {
        return "HDU-3032";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Nim or not Nim?: take from a heap or split it", "Lasker 尼姆：取石子或分堆");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        HeapGame game = Lasker.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(HeapInput.read(in).nimSum(game).signum() == 0 ? "Bob\n" : "Alice\n");
        }
    }
}
