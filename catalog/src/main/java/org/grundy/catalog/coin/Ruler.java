package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.coin.turning.ConsecutiveRuns;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Ruler: any unbroken run of coins.
public final class Ruler implements RowFamily {
    private static final Entry ENTRY = new Entry(
            "ruler",
            List.of("标尺游戏", "直尺游戏"),
            List.of(),
            "ruler(x,y,…)",
            "ruler(4,6,7)",
            new BilingualText("Ruler: turn any run of coins, the rightmost from heads", "标尺：翻任意一段连续硬币，最右一枚须由正变反"),
            new BilingualText(
                    "Coins lie in a row. A move turns any number of coins that lie side by side; the rightmost of them must go from heads to tails. The numbers are the places of the heads, counted from 1; a row can also be written out, as HTTH.",
                    "一行硬币。每步翻任意多枚相邻的硬币，其中最右一枚须由正面翻成反面。括号中写正面所在的位置，从 1 开始编号；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CoinRow row() {
        return CoinRow.of(new ConsecutiveRuns(), 1);
    }

    @Override
    public int tried() {
        return 10;
    }
}
