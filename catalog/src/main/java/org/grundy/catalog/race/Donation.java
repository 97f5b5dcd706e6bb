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

/// Donation (HDU 2188): give 1..m until the total reaches n; it may go beyond.
public final class Donation implements Family {
    private static final Entry ENTRY = new Entry(
            "donation",
            List.of("捐款", "悼念512汶川大地震遇难同胞——选拔志愿者", "选拔志愿者"),
            List.of("HDU-2188"),
            "donation[m](n,…) or donation[m](n;t,…)",
            "donation[10](100)",
            new BilingualText("Donation: give 1 to m until the total reaches n", "捐款：每次捐 1 到 m，总额达到 n 为止"),
            new BilingualText(
                    "The players give in turn, each at least 1 and at most m, until what was given in all is n or more; t, where it is written, was given before. In normal play whoever brings the total to n or beyond wins.",
                    "双方轮流捐款，每次至少 1，至多 m，直到总额达到或超过 n；若写了 t，则此前已捐 t。正常规则下使总额达到或超过 n 者胜。"));

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
        return RaceTheorem.cases(thoroughness.bound(40, 80), thoroughness.bound(6, 79), Donation::game);
    }
}
