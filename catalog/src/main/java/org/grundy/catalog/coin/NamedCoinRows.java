package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.coin.turning.ConsecutiveRuns;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.catalog.coin.turning.TurningFamily;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The named games of coins in a row, one row of a table each. They differ in the sets of coins that can be turned
/// together; what is known of the values goes with the sets ([CoinRow#of]).
public enum NamedCoinRows implements SoleGame {
    /// Up to three coins.
    MOCK_TURTLES(
            "mockturtles",
            List.of("mock turtles", "假海龟"),
            "0,3,7",
            new BilingualText("Mock Turtles: turn up to three coins", "假海龟：至多翻三枚硬币"),
            new BilingualText("one, two or three coins", "翻一至三枚，其中最右一枚"),
            Remark.NONE,
            new SetSizes(1, 3),
            0,
            10),
    /// Up to five coins; values by table.
    MOEBIUS(
            "moebius",
            List.of("möbius", "莫比乌斯翻硬币"),
            "2,5,9",
            new BilingualText("Moebius: turn up to five coins", "莫比乌斯：至多翻五枚硬币"),
            new BilingualText("one to five coins", "翻一至五枚，其中最右一枚"),
            Remark.NONE,
            new SetSizes(1, 5),
            0,
            9),
    /// Up to seven coins; values by table. The name is not verified.
    MOGUL(
            "mogul",
            List.of("莫卧儿翻硬币"),
            "2,5,9",
            new BilingualText("Mogul: turn up to seven coins", "莫卧儿：至多翻七枚硬币"),
            new BilingualText("one to seven coins", "翻一至七枚，其中最右一枚"),
            Remark.UNVERIFIED_NAME,
            new SetSizes(1, 7),
            0,
            8),
    /// Up to nine coins; values by table. The name is not verified.
    MOIDORES(
            "moidores",
            List.of("九枚翻硬币"),
            "2,5,9",
            new BilingualText("Moidores: turn up to nine coins", "Moidores（金币）：至多翻九枚硬币"),
            new BilingualText("one to nine coins", "翻一至九枚，其中最右一枚"),
            Remark.UNVERIFIED_NAME,
            new SetSizes(1, 9),
            0,
            8),
    /// Any unbroken run of coins.
    RULER(
            "ruler",
            List.of("标尺游戏", "直尺游戏"),
            "4,6,7",
            new BilingualText("Ruler: turn any run of coins", "标尺：翻任意一段连续硬币"),
            new BilingualText("any number of coins that lie side by side", "翻任意多枚相邻的硬币，其中最右一枚"),
            Remark.NONE,
            new ConsecutiveRuns(),
            1,
            10),
    /// Exactly three coins.
    TRIPLETS(
            "triplets",
            List.of("三连翻", "翻三枚"),
            "2,5,9",
            new BilingualText("Triplets: turn exactly three coins", "三连翻：恰翻三枚硬币"),
            new BilingualText("exactly three coins", "恰翻三枚，其中最右一枚"),
            Remark.NONE,
            new SetSizes(3, 3),
            0,
            10),
    /// One coin or two.
    TURNING_TURTLES(
            "turningturtles",
            List.of("turning turtles", "翻海龟"),
            "1,3,7",
            new BilingualText("Turning Turtles: turn one coin or two", "翻海龟：翻一枚或两枚硬币"),
            new BilingualText("one coin or two", "翻一枚或两枚，其中最右一枚"),
            Remark.NONE,
            new SetSizes(1, 2),
            1,
            10),
    /// Exactly two coins.
    TWINS(
            "twins",
            List.of("翻双子", "双子游戏"),
            "0,3,7",
            new BilingualText("Twins: turn exactly two coins", "双子：恰翻两枚硬币"),
            new BilingualText("exactly two coins", "恰翻两枚，其中靠右的一枚"),
            Remark.NONE,
            new SetSizes(2, 2),
            0,
            10);

    private static final class Remark {
        static final BilingualText NONE = new BilingualText("", "");
        static final BilingualText UNVERIFIED_NAME = new BilingualText(
                "The values are computed and checked against the rules; the name has not been verified. ",
                "数值由规则算出并经检验；游戏名称未经核实。");
    }

    private final Entry entry;
    private final TurningFamily turning;
    private final int from;
    private final int tried;

    /// @param aliases other names
    /// @param heads the places of the heads in the example
    /// @param title the name and the move, as a command
    /// @param turned what a move turns: in English the object; in Chinese with the verb, and which coin must show
    ///     heads
    /// @param remark a sentence for the rules, with a space after the English one; or nothing
    /// @param turning the sets of coins that can be turned together
    /// @param from the number of the leftmost coin
    /// @param tried how many coins the rows have on which the theorem is compared with search
    NamedCoinRows(
            String name,
            List<String> aliases,
            String heads,
            BilingualText title,
            BilingualText turned,
            BilingualText remark,
            TurningFamily turning,
            int from,
            int tried) {
        this.turning = turning;
        this.from = from;
        this.tried = tried;
        this.entry = new Entry(
                name,
                aliases,
                List.of(),
                name + "(x,y,…)",
                name + "(" + heads + ")",
                new BilingualText(title.en() + ", the rightmost from heads", title.zh() + "，最右一枚须由正变反"),
                new BilingualText(
                        "Coins lie in a row. A move turns " + turned.en()
                                + "; the rightmost of them must go from heads to tails. " + remark.en()
                                + "The numbers are the places of the heads, counted from " + from
                                + "; a row can also be written out, as HTTH.",
                        "一行硬币。每步" + turned.zh() + "须由正面翻成反面。" + remark.zh() + "括号中写正面所在的位置，从 " + from
                                + " 开始编号；也可写出整行，例如 HTTH。"));
    }

    @Override
    public Entry entry() {
        return entry;
    }

    /// Its rules and values.
    CoinRow row() {
        return CoinRow.of(turning, from);
    }

    @Override
    public CatalogGame<HeadsPosition<BigInteger>> game() {
        return notation().game();
    }

    private CoinNotation<BigInteger> notation() {
        return new CoinNotation<>(entry, entry.name(), row());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(row().trial(notation(), tried));
    }
}
