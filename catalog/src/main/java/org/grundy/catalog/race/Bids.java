package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.CatalogGame;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Public sale (HDU 2149): raise the bid by 1..N, whoever first reaches the price M wins.
public final class Bids implements Family {
    private static final Entry ENTRY = new Entry(
            "bids",
            List.of("拍卖", "公开拍卖", "Public Sale"),
            List.of("HDU-2149"),
            "bids[N](M,…) or bids[N](M;b,…)",
            "bids[3](10)",
            new BilingualText("Bids: raise by 1 to N until the price M is reached", "拍卖：每次加价 1 到 N，直到达到底价 M"),
            new BilingualText(
                    "The bidding stands at 0, or at b where it is written. Each bid is at least 1 and at most N above the last. In normal play whoever first bids M or more wins.",
                    "出价从 0（若写了 b 则从 b）开始。每次加价至少 1，至多 N。正常规则下首先出价达到或超过 M 者胜。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.count(1, 1, ENTRY.form()).get(0).number("m", 1));
    }

    /// The game in which at most m may be added.
    ///
    /// @param m at least 1
    public static CatalogGame<RunningTotal> game(BigInteger m) {
        return RaceTheorem.game(ENTRY, m, true);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return RaceTheorem.cases(thoroughness.bound(40, 60), thoroughness.bound(6, 60), Bids::game);
    }
}
