package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.text.BilingualText;

/// HDU 1850 and POJ 2975: heaps of Nim up to a number of heaps that is 0; in how many ways the first player can
/// win.
///
/// @param id the judge and the number
record CountedWins(String id) implements Problem {
    @Override
    public BilingualText title() {
        return new BilingualText("Nim: count the winning moves", "Nim 胜招的个数");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        while (in.hasNext()) {
            HeapInput heaps = HeapInput.read(in);
            if (heaps.isEmpty()) {
                return;
            }
            out.print(heaps.winning().size() + "\n");
            positions.accept(heaps::asNim);
        }
    }
}
