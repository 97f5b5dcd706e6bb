package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import org.grundy.analysis.Trial;
import org.grundy.game.Text;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;

/// Count up: the players say numbers, each 1..m above the last, and whoever says T wins.
public final class CountUp implements Family {
    private static final Entry ENTRY = new Entry(
            "countup",
            List.of("报数", "抢数", "数到T", "race to 100", "count to 100"),
            List.of(),
            "countup[m](T,…) or countup[m](T;t,…)",
            "countup[10](100)",
            new Text("Count up: add 1 to m, reaching T exactly wins", "报数：每次加 1 到 m，恰好报到 T 者胜"),
            new Text(
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
    public static NotatedGame<Tally> game(BigInteger m) {
        return TallyTheorem.game(ENTRY, m, false);
    }

    @Override
    public List<Trial<?>> trials() {
        return TallyTheorem.trials(60, 6, CountUp::game);
    }

    @Override
    public List<Trial<?>> thorough() {
        return TallyTheorem.trials(120, 14, CountUp::game);
    }
}
