package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.text.BilingualText;

/// HDU 2176: heaps of Nim up to a number of heaps that is 0; where the first player wins, each heap that
/// can be lowered and what is left of it.
final class Hdu2176 implements Problem {
    @Override
    public String id() {
        return "HDU-2176";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Nim with all winning moves", "取(m堆)石子游戏，给出所有胜招");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        while (in.hasNext()) {
            HeapInput heaps = HeapInput.read(in);
            if (heaps.isEmpty()) {
                return;
            }
            out.print(heaps.nimSum().signum() == 0 ? "No\n" : "Yes\n");
            heaps.winning().forEach(each -> out.print(each.from() + " " + each.to() + "\n"));
            positions.accept(heaps::asNim);
        }
    }
}
