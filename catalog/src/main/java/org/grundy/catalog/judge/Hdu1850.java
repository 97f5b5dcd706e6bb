package org.grundy.catalog.judge;

import java.io.PrintWriter;
import org.grundy.text.BilingualText;

/// HDU 1850: heaps of Nim up to a number of heaps that is 0; in how many ways the first player can win.
final class Hdu1850 implements Problem {
    @Override
    public String id() {
        return "HDU-1850";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Being a Good Boy in Spring Festival: count the winning moves of Nim", "Nim 胜招的个数");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        while (in.hasNext()) {
            HeapInput heaps = HeapInput.read(in);
            if (heaps.isEmpty()) {
                return;
            }
            out.print(heaps.winning().size() + "\n");
        }
    }
}
