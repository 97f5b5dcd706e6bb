package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.game.Text;

/// HDU 1907: misère Nim, empty heaps included; a count of cases, then the number of heaps and the heaps in
/// each.
final class Hdu1907 implements Problem {
    @Override
    public String id() {
        return "HDU-1907";
    }

    @Override
    public Text title() {
        return new Text("John: misère Nim", "John：取最后一颗者输");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            out.print(Heaps.read(in).winsMisere() ? "John\n" : "Brother\n");
        }
    }
}
