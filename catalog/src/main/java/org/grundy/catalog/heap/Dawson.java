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

/// Dawson's Chess (0.137): take a place, and its neighbours go with it.
public final class Dawson implements Family {
    private static final Entry ENTRY = new Entry(
            "dawson",
            List.of("道森象棋", "dawson's chess", "dawsonchess"),
            List.of(),
            "dawson(n,…)",
            "dawson(12)",
            new BilingualText("Dawson's Chess: 0.137", "道森象棋：0.137"),
            new BilingualText(
                    "There is a row of n places. A move occupies a place, and from then on neither it nor its neighbours can be taken; so it removes one token if it is alone in its row, two at an end, or three from anywhere in a longer row.",
                    "一排有 n 个位置。每步占据一个位置，此后它和左右邻位都不能再用：独自一个时去掉一个，在端点时去掉两个，在更长的排中可从任意处去掉三个。"));

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
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 1, 3, 7);
        return TakeAndBreakGame.of(ENTRY, code, PublishedPeriod.of(code, PublishedPeriod.guyAndSmith()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(250, 1200)));
    }
}
