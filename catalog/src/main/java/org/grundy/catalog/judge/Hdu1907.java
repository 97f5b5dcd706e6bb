package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.text.BilingualText;

/// HDU 1907: misère Nim, empty heaps included; a count of cases, then the number of heaps and the heaps in
/// each.
final class Hdu1907 implements Problem {
    @Override
    public String id() {
        return "HDU-1907";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("John: misère Nim", "John：取最后一颗者输");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(HeapInput.read(in).winsMisere() ? "John\n" : "Brother\n");
        }
    }
}
