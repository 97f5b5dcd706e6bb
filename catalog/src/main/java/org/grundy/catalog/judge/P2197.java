package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.text.BilingualText;

/// Luogu P2197: a count of cases, then the number of heaps and the heaps in each.
final class P2197 implements Problem {
    @Override
    public String id() {
        return "P2197";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Nim", "Nim 游戏");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(HeapInput.read(in).nimSum().signum() == 0 ? "No\n" : "Yes\n");
        }
    }
}
