package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.pair.Wythoff;
import org.grundy.game.Pair;
import org.grundy.game.Play;

/// HDU 2177: pairs of heaps up to a pair of zeros; where the first player wins, the pairs that can be left: first the
/// one after equal numbers are taken, then those after one heap is made smaller. A pair may stand in both parts, as
/// `1 2` for the heaps 2 and 3; which of two equal heaps is made smaller does not matter.
final class Hdu2177 implements Problem {
    @Override
    public String id() {
        return "HDU-2177";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        CatalogGame<Pair> game = Wythoff.game(BigInteger.ONE);
        while (in.hasNext()) {
            long a = in.next("a", 0);
            long b = in.next("b", 0);
            if (a == 0 && b == 0) {
                return;
            }
            Pair heaps = Pair.of(a, b);
            out.print(answer(heaps, TheoremAnswers.winning(game, heaps)));
            positions.accept(() -> CasePosition.of(game, heaps, Play.NORMAL));
        }
    }

    private static String answer(Pair heaps, List<Pair> lost) {
        if (lost.isEmpty()) {
            return "0\n";
        }
        BigInteger difference = heaps.x().subtract(heaps.y());
        Set<String> fromBoth = new LinkedHashSet<>();
        Set<String> fromOne = new LinkedHashSet<>();
        for (Pair left : lost) {
            boolean both = left.x().subtract(left.y()).equals(difference);
            (both ? fromBoth : fromOne)
                    .add(line(left.x().longValueExact(), left.y().longValueExact()));
        }
        return "1\n" + String.join("", fromBoth) + String.join("", fromOne);
    }

    private static String line(long x, long y) {
        return Math.min(x, y) + " " + Math.max(x, y) + "\n";
    }
}
