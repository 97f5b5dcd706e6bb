package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.CatalogGame;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Dawson's Kayles (0.07): take two adjacent pins from a row.
public final class DawsonKayles implements Family {
    private static final Entry ENTRY = new Entry(
            "dawsonkayles",
            List.of("道森凯尔斯", "dawson's kayles"),
            List.of(),
            "dawsonkayles(n,…)",
            "dawsonkayles(10)",
            new BilingualText("Dawson's Kayles: take two adjacent pins from a row", "道森-凯尔斯：从一排中取两个相邻的瓶"),
            new BilingualText(
                    "There is a row of n pins. A move knocks down two adjacent pins; what is left and right of them are two rows. It is Cram on a board of 1×n.",
                    "一排有 n 个球瓶。每步击倒相邻的两个瓶；左右剩下的成为两排。它就是 1×n 棋盘上的 Cram。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 0, ENTRY.form());
        return game();
    }

    static CatalogGame<BigInteger> game() {
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 0, 7);
        return TakeAndBreakGame.of(ENTRY, code, PublishedPeriod.of(code, PublishedPeriod.guyAndSmith()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(250, 1200)));
    }
}
