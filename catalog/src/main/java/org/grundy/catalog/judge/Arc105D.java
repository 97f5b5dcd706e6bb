package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.text.BilingualText;

/// AtCoder ARC 105 D, Let's Play Nim: bags of coins are emptied onto plates, one at each turn, and then the plates
/// are the heaps of Nim.
final class Arc105D implements Problem {
    private static final BilingualText ODD = new BilingualText(
            "The number of bags is odd: the second player empties the largest bag onto the fullest plate at each turn, so that in the end one plate has more coins than all others together. The nim sum is then not 0, and it is he who begins to play Nim.",
            "袋数为奇数：后手每次把最大的一袋倒进最满的盘子，最后有一盘多于其余各盘之和。此时异或和不为 0，而接下来的 Nim 由后手先走。");
    private static final BilingualText PAIRED = new BilingualText(
            "The bags form pairs of equal size: the second player empties a bag as large as the one just emptied, so that the plates always form pairs, too. In the end the nim sum is 0, and the first player begins to play Nim.",
            "各袋可按大小两两配对：后手总倒一袋同样大小的，使盘子也始终两两配对。最后异或和为 0，而 Nim 由先手先走。");
    private static final BilingualText UNPAIRED = new BilingualText(
            "The number of bags is even, and they do not form pairs of equal size: the first player empties the largest bag onto the fullest plate at each turn, so that in the end one plate has more coins than all others together. The nim sum is then not 0, and it is he who begins to play Nim.",
            "袋数为偶数，且各袋不能按大小两两配对：先手每次把最大的一袋倒进最满的盘子，最后有一盘多于其余各盘之和。此时异或和不为 0，而 Nim 由先手先走。");

    @Override
    public String id() {
        return "AtCoder-ARC-105-D";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        for (int cases = in.count(new BilingualText("the number of cases", "数据组数")); cases > 0; cases--) {
            BilingualText reason = reason(HeapInput.read(in).sizes());
            out.print(reason.equals(UNPAIRED) ? "First\n" : "Second\n");
            positions.accept(() -> CasePosition.decidedBy(reason));
        }
    }

    private static BilingualText reason(List<BigInteger> bags) {
        return bags.size() % 2 == 1 ? ODD : paired(bags) ? PAIRED : UNPAIRED;
    }

    private static boolean paired(List<BigInteger> bags) {
        Iterator<BigInteger> sorted =
                bags.stream().sorted(Comparator.naturalOrder()).iterator();
        while (sorted.hasNext()) {
            if (!sorted.next().equals(sorted.next())) {
                return false;
            }
        }
        return true;
    }
}
