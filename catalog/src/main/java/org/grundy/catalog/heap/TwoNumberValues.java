package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.TameTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;

/// The values when one of two numbers a < b may be taken, at any size: they repeat with period a+b from the
/// beginning.
///
/// With r = n mod (a+b): while r < b the value is ⌊r/a⌋ mod 2, from there on 1 if ⌊r/a⌋ is odd and 2 if it
/// is even. The least period is 2a if b is an odd multiple of a, else a+b.
///
/// @param a at least 1
/// @param b larger than a
record TwoNumberValues(BigInteger a, BigInteger b) implements TameTheorem<BigInteger> {
    static final CatalogText TEXT = CatalogText.of("two-numbers");

    /// The theorem for a set, if it has two members.
    static Optional<Theorem<BigInteger>> about(List<BigInteger> members) {
        return members.size() == 2
                ? Optional.of(new TwoNumberValues(members.getFirst(), members.getLast()))
                : Optional.empty();
    }

    @Override
    public CatalogText.Stated stated() {
        return TEXT.theorem("two-numbers");
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
        return Optional.of(OptionSet.single(Stream.of(a, b)
                .map(n::subtract)
                .filter(left -> left.signum() >= 0 && grundy(left).equals(value))
                .toList()));
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        BigInteger r = n.mod(a.add(b));
        return List.of(ReasonStep.of(
                "two-numbers.value", "n", n, "sum", a.add(b), "r", r, "a", a, "q", r.divide(a), "value", grundy(n)));
    }

    @Override
    public BigInteger grundy(BigInteger n) {
        BigInteger r = n.mod(a.add(b));
        boolean odd = r.divide(a).testBit(0);
        return odd ? BigInteger.ONE : r.compareTo(b) < 0 ? BigInteger.ZERO : BigInteger.TWO;
    }
}
