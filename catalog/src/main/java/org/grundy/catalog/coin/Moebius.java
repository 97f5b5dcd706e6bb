package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Moebius: up to five coins; values by table.
public final class Moebius implements RowFamily {
    private static final Entry ENTRY = new Entry(
            "moebius",
            List.of("möbius", "莫比乌斯翻硬币"),
            List.of(),
            "moebius(x,y,…)",
            "moebius(2,5,9)",
            new BilingualText("Moebius: turn up to five coins, the rightmost from heads", "莫比乌斯：至多翻五枚硬币，最右一枚须由正变反"),
            new BilingualText(
                    "Coins lie in a row. A move turns one to five coins; the rightmost of them must go from heads to tails. The numbers are the places of the heads, counted from 0; a row can also be written out, as HTTH.",
                    "一行硬币。每步翻一至五枚，其中最右一枚须由正面翻成反面。括号中写正面所在的位置，从 0 开始编号；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CoinRow row() {
        return CoinRow.of(new SetSizes(1, 5), 0);
    }

    @Override
    public int tried() {
        return 9;
    }
}
