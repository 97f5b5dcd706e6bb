package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.coding.OptionCodes;
import org.grundy.lang.SoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Divisors: take a proper divisor of the heap's size.
public final class Divisors implements SoleGame, DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("divisors");

    private static final HeapRules RULES = HeapRules.taking(Divisors::take)
            .testedBy((n, left) -> left.signum() > 0 && n.mod(n.subtract(left)).signum() == 0);

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return TEXT.game(RULES, List.of(new TwosInN()), TEXT.heaps());
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

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(600, 1500)));
    }

    /// The exponent of 2 decides.
    private record TwosInN() implements DescribedTheorem<BigInteger> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("divisors");
        }

        @Override
        public Optional<String> lostWhere(Play play) {
            return play == Play.NORMAL ? Optional.of("n = 0 or n mod 2 = 1") : Optional.empty();
        }

        @Override
        public Optional<BigInteger> value(BigInteger n) {
            return Optional.of(BigInteger.valueOf(twos(n)));
        }

        /// Complete if n has no two prime factors above 10^6 and not too many divisors.
        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
            int k = twos(n);
            if (n.signum() == 0 || value.equals(BigInteger.valueOf(k)) || value.bitLength() > 31) {
                return Optional.of(OptionSet.all(List.of()));
            }
            int j = Math.min(k, value.intValue());
            Factors odd = Factors.of(n.shiftRight(k));
            return Optional.of(new OptionSet<>(
                    odd.divisors().stream()
                            .map(w -> n.subtract(w.shiftLeft(j)))
                            .filter(left -> left.signum() > 0
                                    && BigInteger.valueOf(twos(left)).equals(value))
                            .map(List::of)
                            .toList(),
                    odd.complete()));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            if (n.compareTo(BigInteger.ONE) <= 0) {
                return List.of(ReasonStep.of("divisors.over", "n", n));
            }
            int k = twos(n);
            return List.of(
                    ReasonStep.of(k == 0 ? "divisors.loses" : "divisors.wins", "n", n, "k", k, "u", n.shiftRight(k)));
        }

        private static int twos(BigInteger n) {
            return Math.max(0, n.getLowestSetBit());
        }
    }
}
