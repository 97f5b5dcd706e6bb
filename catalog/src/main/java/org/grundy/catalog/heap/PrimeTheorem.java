package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;

/// The theorem on a heap from which primes or prime powers are taken: its value is n mod M, for all amounts
/// below M are allowed and no multiple of M is.
///
/// @param key of the theorem and its words
/// @param amounts what may be taken
/// @param modulus 4 for primes, 6 for prime powers
record PrimeTheorem(String key, PrimeAmounts amounts, int modulus) implements SubtractionTheorem {
    private static final int SIEVED = 1_000_000;

    @Override
    public Source source() {
        return new Source("E. Berlekamp, J. Conway, R. Guy", "Winning Ways", 2001, "vol. 1, ch. 4");
    }

    @Override
    public BigInteger grundy(BigInteger n) {
        return n.mod(BigInteger.valueOf(modulus));
    }

    @Override
    public Optional<String> valuedWhere(String value) {
        return Optional.of("n mod " + modulus + " = " + value);
    }

    /// All such heaps where the amounts are few or n is at most 10^6; else those of the 100 least amounts.
    @Override
    public OptionSet<BigInteger> leaving(BigInteger n, BigInteger value) {
        int wanted = n.subtract(value).mod(BigInteger.valueOf(modulus)).intValue();
        if (value.compareTo(BigInteger.valueOf(modulus)) >= 0 || wanted == 0) {
            return OptionSet.all(List.of());
        }
        return amounts(wanted, n).from(n);
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        if (n.signum() == 0) {
            return List.of(ReasonStep.of(key + ".over"));
        }
        BigInteger m = BigInteger.valueOf(modulus);
        BigInteger lost = SubtractionTheorem.lost(play);
        BigInteger k = n.subtract(lost).mod(m);
        String sentence = k.signum() == 0 ? key + ".loses" : key + ".wins";
        return List.of(ReasonStep.of(sentence, "n", n, "m", m, "r", grundy(n), "lost", lost, "k", k));
    }

    /// The allowed amounts up to n that have a remainder. A remainder that shares a factor with the modulus
    /// is left by powers of one prime only.
    private Amounts amounts(int remainder, BigInteger n) {
        int factor =
                BigInteger.valueOf(remainder).gcd(BigInteger.valueOf(modulus)).intValue();
        if (factor > 1) {
            return new Amounts(having(amounts.powersOf(factor, n), remainder).toList(), true);
        }
        int bound = n.min(BigInteger.valueOf(SIEVED)).intValue();
        Stream<BigInteger> least = having(amounts.upTo(bound).mapToObj(BigInteger::valueOf), remainder);
        boolean complete = n.equals(BigInteger.valueOf(bound));
        return new Amounts((complete ? least : least.limit(ResidueInterval.FIRST)).toList(), complete);
    }

    private Stream<BigInteger> having(Stream<BigInteger> candidates, int remainder) {
        BigInteger m = BigInteger.valueOf(modulus);
        return candidates.filter(amount -> amount.mod(m).intValue() == remainder);
    }

    private record Amounts(List<BigInteger> list, boolean complete) {
        OptionSet<BigInteger> from(BigInteger n) {
            return new OptionSet<>(list.stream().map(n::subtract).map(List::of).toList(), complete);
        }
    }
}
