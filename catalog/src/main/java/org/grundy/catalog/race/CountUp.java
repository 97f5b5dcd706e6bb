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

/// Count up: the players say numbers, each 1..m above the last, and whoever says T wins.
public final class CountUp implements Family {
    private static final Entry ENTRY = new Entry(
            "countup",
            List.of("报数", "抢数", "数到T", "race to 100", "count to 100"),
            List.of(),
            "countup[m](T,…) or countup[m](T;t,…)",
            "countup[10](100)",
            new BilingualText("Count up: add 1 to m, reaching T exactly wins", "报数：每次加 1 到 m，恰好报到 T 者胜"),
            new BilingualText(
                    "Counting begins at 0, or at t where it is written. A move adds at least 1 and at most m, and may not pass T. In normal play whoever reaches T wins.",
                    "从 0（若写了 t 则从 t）开始报数。每步至少加 1，至多加 m，不得超过 T。正常规则下报到 T 者胜。"));

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
        return RaceTheorem.game(ENTRY, m, false);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return RaceTheorem.cases(thoroughness.bound(60, 120), thoroughness.bound(6, 14), CountUp::game);
    }
}
