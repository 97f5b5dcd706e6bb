package org.grundy.catalog.coin;

import java.util.List;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// Moidores: up to nine coins; values by table. The name is not verified.
public final class Moidores implements RowFamily {
    private static final Entry ENTRY = new Entry(
            "moidores",
            List.of("九枚翻硬币"),
            List.of(),
            "moidores(x,y,…)",
            "moidores(2,5,9)",
            new BilingualText(
                    "Moidores: turn up to nine coins, the rightmost from heads", "Moidores（金币）：至多翻九枚硬币，最右一枚须由正变反"),
            new BilingualText(
                    "Coins lie in a row. A move turns one to nine coins; the rightmost of them must go from heads to tails. The values are computed and checked against the rules; the name has not been verified. The numbers are the places of the heads, counted from 0; a row can also be written out, as HTTH.",
                    "一行硬币。每步翻一至九枚，其中最右一枚须由正面翻成反面。数值由规则算出并经检验；游戏名称未经核实。括号中写正面所在的位置，从 0 开始编号；也可写出整行，例如 HTTH。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CoinRow row() {
        return CoinRow.of(new SetSizes(1, 9), 0);
    }

    @Override
    public int tried() {
        return 8;
    }
}
