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

/// Kayles (0.77): take one or two adjacent pins from a row.
public final class Kayles implements Family {
    private static final Entry ENTRY = new Entry(
            "kayles",
            List.of("凯尔斯", "Kayles 游戏"),
            List.of(),
            "kayles(n,…)",
            "kayles(7)",
            new BilingualText("Kayles: take one or two adjacent pins from a row", "Kayles：从一排中取一个或两个相邻的瓶"),
            new BilingualText(
                    "There is a row of n pins. A move knocks down one pin or two adjacent ones; what is left and right of them are two rows.",
                    "一排有 n 个球瓶。每步击倒一个瓶或相邻的两个瓶；左右剩下的成为两排。"));

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
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 7, 7);
        return TakeAndBreakGame.of(ENTRY, code, PublishedPeriod.of(code, PublishedPeriod.guyAndSmith()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(250, 1200)));
    }
}
