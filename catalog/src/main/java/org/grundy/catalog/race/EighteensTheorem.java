package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;

/// In the multiplication game the factor that is still missing, measured in powers of 18, decides.
record EighteensTheorem() implements DescribedTheorem<RunningTotal> {
    private static final BigInteger EIGHTEEN = BigInteger.valueOf(18);
    private static final BigInteger NINE = BigInteger.valueOf(9);
    private static final List<BigInteger> BOUNDS =
            IntStream.of(1, 2, 4, 8, 9).mapToObj(BigInteger::valueOf).toList();

    /// The missing factor as it compares with powers of 18.
    ///
    /// @param missing at least 2
    /// @param exponent the largest k for which 18^k is less than the missing factor
    /// @param power 18^k
    private record Scale(BigInteger missing, int exponent, BigInteger power) {
        static Scale of(BigInteger missing) {
            int exponent = 0;
            BigInteger power = BigInteger.ONE;
            for (BigInteger next = EIGHTEEN; next.compareTo(missing) < 0; next = next.multiply(EIGHTEEN)) {
                power = next;
                exponent++;
            }
            return new Scale(missing, exponent, power);
        }

        /// How many of the bounds 1, 2, 4, 8, 9 times the power lie below the missing factor.
        int interval() {
            int below = 0;
            for (BigInteger bound : BOUNDS) {
                below += power.multiply(bound).compareTo(missing) < 0 ? 1 : 0;
            }
            return below;
        }
    }

    @Override
    public CatalogText.Stated stated() {
        return Multiplication.TEXT.theorem("multiplication");
    }

    @Override
    public Optional<BigInteger> value(RunningTotal tally) {
        return Optional.of(BigInteger.valueOf(grundy(tally)));
    }

    @Override
    public Optional<OptionSet<RunningTotal>> options(RunningTotal tally, BigInteger value) {
        return Optional.of(OptionSet.single(Multiplication.after(tally)
                .filter(after -> BigInteger.valueOf(grundy(after)).equals(value))
                .toList()));
    }

    @Override
    public List<ReasonStep> reason(RunningTotal tally, Play play) {
        BigInteger missing = missing(tally);
        if (missing.compareTo(BigInteger.ONE) <= 0) {
            return List.of(ReasonStep.of("multiplication.over"));
        }
        Scale scale = Scale.of(missing);
        BigInteger middle = scale.power().multiply(NINE);
        if (grundy(tally) == 0) {
            BigInteger high = scale.power().multiply(EIGHTEEN);
            return List.of(ReasonStep.of(
                    "multiplication.loses", "c", missing, "k", scale.exponent(), "low", middle, "high", high));
        }
        List<BigInteger> factors = Multiplication.after(tally)
                .filter(after -> grundy(after) == 0)
                .map(after -> after.total().divide(tally.total()))
                .toList();
        return List.of(ReasonStep.of(
                "multiplication.wins",
                "c",
                missing,
                "k",
                scale.exponent(),
                "low",
                scale.power(),
                "high",
                middle,
                "factors",
                factors));
    }

    private static int grundy(RunningTotal tally) {
        BigInteger missing = missing(tally);
        return missing.compareTo(BigInteger.ONE) <= 0 ? 0 : Scale.of(missing).interval() % 5;
    }

    /// The target divided by the product, rounded up.
    private static BigInteger missing(RunningTotal tally) {
        BigInteger product = tally.total();
        return tally.target().add(product).subtract(BigInteger.ONE).divide(product);
    }
}
