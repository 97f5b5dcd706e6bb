package org.grundy.catalog.heap;

import java.math.BigInteger;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.HeapRules;
import org.grundy.game.coding.OptionCodes;

/// Divisors: take a proper divisor of the heap's size.
public final class Divisors implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("divisors");

    private static final HeapRules RULES = HeapRules.taking(Divisors::take)
            .testedBy((n, left) -> left.signum() > 0 && n.mod(n.subtract(left)).signum() == 0);

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return TEXT.game(RULES, TEXT.heapTheorems(), TEXT.heaps());
    }

    private static void take(long n, OptionCodes out) {
        for (long d = 1; d <= n / d; d++) {
            if (n % d == 0 && d < n) {
                out.to(n - d);
                if (d > 1 && d * d != n) {
                    out.to(n - n / d);
                }
            } else {
                out.looked(1);
            }
        }
    }
}
