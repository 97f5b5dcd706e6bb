package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Triplets: exactly three coins.
public final class Triplets implements RowFamily {
    private static final Entry ENTRY = new Entry(
            "triplets",
            List.of("三连翻", "翻三枚"),
            List.of(),
            "triplets(x,y,…)",
            "triplets(2,5,9)",
            new BilingualText("Triplets: turn exactly three coins, the rightmost from heads", "三连翻：恰翻三枚硬币，最右一枚须由正变反"),
            new BilingualText(
                    "Coins lie in a row. A move turns exactly three coins; the rightmost of them must go from heads to tails. The numbers are the places of the heads, counted from 0; a row can also be written out, as HTTH.",
                    "一行硬币。每步恰翻三枚，其中最右一枚须由正面翻成反面。括号中写正面所在的位置，从 0 开始编号；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CoinRow row() {
        return CoinRow.of(new SetSizes(3, 3), 0);
    }

    @Override
    public int tried() {
        return 10;
    }
}
