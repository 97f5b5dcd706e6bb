package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.lang.SoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Lasker's Nim (4.333…): take any number from a heap, or split it in two.
public final class Lasker implements SoleGame, DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("lasker");

    private static final TakeAndBreakCode CODE =
            new TakeAndBreakCode(List.of(TakeAndBreakCode.Digit.of(4)), List.of(TakeAndBreakCode.Digit.of(3)));

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return TEXT.game(TakeAndBreakMoves.rules(CODE), List.of(new Exchange()), TEXT.heaps());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(80, 400)));
    }

    /// Values 4j+3 and 4j+4 are exchanged, the others are the sizes themselves.
    private record Exchange() implements DescribedTheorem<BigInteger> {
        private static final BigInteger SEARCHED = BigInteger.valueOf(100_000);

        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("lasker");
        }

        @Override
        public Optional<BigInteger> value(BigInteger n) {
            return Optional.of(exchanged(n));
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of(
                    "n mod 4 = 3 and n + 1 = %1$s or n > 0 and n mod 4 = 0 and n - 1 = %1$s or (n = 0 or n mod 4 = 1 or n mod 4 = 2) and n = %1$s"
                            .formatted(value));
        }

        /// All of them where the value is 0, where they are sought among all options of a heap of at most
        /// 100 000, else those that split nothing.
        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
            if (value.signum() > 0 && n.compareTo(SEARCHED) <= 0) {
                return Optional.empty();
            }
            List<List<BigInteger>> options = new ArrayList<>();
            BigInteger left = exchanged(value);
            if (left.compareTo(n) < 0) {
                options.add(List.of(left));
            }
            if (value.signum() == 0 && n.signum() > 0 && !n.testBit(0)) {
                options.add(List.of(n.shiftRight(1), n.shiftRight(1)));
            }
            return Optional.of(new OptionSet<>(options, value.signum() == 0));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            if (n.signum() == 0) {
                return List.of(ReasonStep.of("lasker.empty"));
            }
            BigInteger r = n.and(BigInteger.valueOf(3));
            return List.of(ReasonStep.of("lasker.value", "n", n, "r", r, "value", exchanged(n)));
        }

        /// The value of a heap, and also the heap of a value.
        private static BigInteger exchanged(BigInteger n) {
            return switch (n.intValue() & 3) {
                case 3 -> n.add(BigInteger.ONE);
                case 0 -> n.signum() == 0 ? n : n.subtract(BigInteger.ONE);
                default -> n;
            };
        }
    }
}
