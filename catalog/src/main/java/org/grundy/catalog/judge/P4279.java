package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.text.BilingualText;

/// Luogu P4279: misère Nim, empty heaps included; a count of cases, then the number of heaps and the heaps
/// in each.
final class P4279 implements Problem {
    @Override
    public String id() {
        return "P4279";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Little John: misère Nim", "小约翰的游戏：取最后一颗者输");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(HeapInput.read(in).winsMisere() ? "John\n" : "Brother\n");
        }
    }
}
