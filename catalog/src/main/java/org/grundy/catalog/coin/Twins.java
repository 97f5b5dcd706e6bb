package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Twins: exactly two coins.
public final class Twins implements RowFamily {
    private static final Entry ENTRY = new Entry(
            "twins",
            List.of("翻双子", "双子游戏"),
            List.of(),
            "twins(x,y,…)",
            "twins(0,3,7)",
            new BilingualText("Twins: turn exactly two coins, the rightmost from heads", "双子：恰翻两枚硬币，最右一枚须由正变反"),
            new BilingualText(
                    "Coins lie in a row. A move turns exactly two coins; the rightmost of them must go from heads to tails. The numbers are the places of the heads, counted from 0; a row can also be written out, as HTTH.",
                    "一行硬币。每步恰翻两枚，其中靠右的一枚须由正面翻成反面。括号中写正面所在的位置，从 0 开始编号；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CoinRow row() {
        return CoinRow.of(new SetSizes(2, 2), 0);
    }

    @Override
    public int tried() {
        return 10;
    }
}
