package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Turning Turtles: one coin or two.
public final class TurningTurtles implements RowFamily {
    private static final Entry ENTRY = new Entry(
            "turningturtles",
            List.of("turning turtles", "翻海龟"),
            List.of(),
            "turningturtles(x,y,…)",
            "turningturtles(1,3,7)",
            new BilingualText(
                    "Turning Turtles: turn one coin or two, the rightmost from heads", "翻海龟：翻一枚或两枚硬币，最右一枚须由正变反"),
            new BilingualText(
                    "Coins lie in a row. A move turns one coin or two; the rightmost of them must go from heads to tails. The numbers are the places of the heads, counted from 1; a row can also be written out, as HTTH.",
                    "一行硬币。每步翻一枚或两枚，其中最右一枚须由正面翻成反面。括号中写正面所在的位置，从 1 开始编号；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CoinRow row() {
        return CoinRow.of(new SetSizes(1, 2), 1);
    }

    @Override
    public int tried() {
        return 10;
    }
}
