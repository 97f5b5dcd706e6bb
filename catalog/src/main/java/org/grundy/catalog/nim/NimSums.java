package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Sum;
import org.grundy.verify.SumCase;

/// The sums of heaps on which Bouton's theorem is compared with search: two heaps of at most 15 tokens, three
/// of at most 9, four of at most 5, under both kinds of play.
final class NimSums {
    private NimSums() {}

    static List<SumCase> cases(Game<BigInteger> nim) {
        List<Sum> sums = new ArrayList<>();
        heaps(nim, 2, 15, List.of(), sums);
        heaps(nim, 3, 9, List.of(), sums);
        heaps(nim, 4, 5, List.of(), sums);
        String range = "(a,b) ≤ 15; (a,b,c) ≤ 9; (a,b,c,d) ≤ 5";
        return List.of(
                new SumCase("nim --normal", "bouton", Convention.NORMAL, sums, range),
                new SumCase("nim --misere", MisereNim.KEY, Convention.MISERE, sums, range));
    }

    /// All sums of some heaps in descending order.
    private static void heaps(Game<BigInteger> nim, int missing, int most, List<Component<?>> chosen, List<Sum> sums) {
        if (missing == 0) {
            sums.add(new Sum(chosen));
            return;
        }
        for (int heap = 0; heap <= most; heap++) {
            List<Component<?>> more = new ArrayList<>(chosen);
            more.add(new Component<>(nim, BigInteger.valueOf(heap)));
            heaps(nim, missing - 1, heap, more, sums);
        }
    }
}
