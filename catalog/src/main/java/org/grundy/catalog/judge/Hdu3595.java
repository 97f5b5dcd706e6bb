package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.analysis.sum.CompoundRule;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.pair.Euclid;
import org.grundy.catalog.pair.EuclidSuspense;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Pair;
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
    public Convention convention() {
        return EVERY_PAIR;
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        CatalogGame<Pair> game = new Euclid().game();
        CompoundRule rule = CompoundRule.of(EVERY_PAIR);
        while (in.hasNext()) {
            int state = 0;
            List<Pair> pairs = new ArrayList<>();
            List<Integer> numbers = new ArrayList<>();
            for (int n = in.count(new BilingualText("the number of pairs", "数对的个数")); n > 0; n--) {
                long a = in.next("a", 0);
                long b = in.next("b", 0);
                pairs.add(Pair.of(a, b));
                int suspense = EuclidSuspense.of(a, b);
                numbers.add(suspense);
                state = rule.fold().next(state, List.of(suspense));
            }
            out.print(rule.lost().in(state) ? "GG\n" : "MM\n");
            positions.accept(() -> CasePosition.of(game, pairs, EVERY_PAIR).by(formula(numbers)));
        }
    }

    private static BilingualText formula(List<Integer> numbers) {
        String all = numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return BilingualText.of(
                "The answer comes from the suspense numbers of the pairs, here %s, each computed along the Euclidean algorithm: the first player wins exactly when the largest is odd.",
                "答案由各数对的悬念数（suspense，此处依次为 %s）得出，每个都沿辗转相除法递推：当且仅当其中最大的为奇数时先手必胜。", all);
    }
}
