package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.List;
import org.grundy.analysis.sum.CompoundRule;
import org.grundy.catalog.pair.EuclidSuspense;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 3595, GG and MM: to the end of the input a number of pairs, then the pairs. Every pair that is not
/// finished is played at each turn, so the one that lasts longest decides.
final class Hdu3595 implements Problem {
    private static final Convention EVERY_PAIR = new Convention(Join.CONJUNCTIVE, Ending.LONG, Play.NORMAL);

    @Override
    public String id() {
        return "HDU-3595";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("GG and MM: Euclid's game on every pair at once", "每一步都要走所有未结束的数对（every-SG）");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        CompoundRule rule = CompoundRule.of(EVERY_PAIR);
        while (in.hasNext()) {
            int state = 0;
            for (int n = in.count("the number of pairs"); n > 0; n--) {
                int suspense = EuclidSuspense.of(in.next("a", 0), in.next("b", 0));
                state = rule.fold().next(state, List.of(suspense));
            }
            out.print(rule.lost().in(state) ? "GG\n" : "MM\n");
        }
    }
}
