package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;

/// Nim in disguise: a position stands for some heaps, every move changes the size of exactly one of them,
/// and each can be made any smaller one. Moves that make a heap larger can be undone, so the Grundy value
/// is the nim sum of the heaps: every smaller value is reached as in Nim, and no move keeps the nim sum.
///
/// Source: C. L. Bouton (1901), and on reversible moves T. S. Ferguson, *Game Theory* (2014), part I.
///
/// @param stated its words
/// @param heaps that a position stands for
/// @param ways to change one of them
/// @param <P> the type of positions
record DisguisedNim<P>(CatalogText.Stated stated, Function<P, List<BigInteger>> heaps, Ways<P> ways)
        implements DescribedTheorem<P> {
    /// How the size of a heap is changed.
    ///
    /// @param <P> the type of positions
    @FunctionalInterface
    interface Ways<P> {
        /// All options in which one heap has another size, smaller or larger; none if there is no such
        /// move.
        ///
        /// @param heap its index
        /// @param size at least 0, not its present size
        List<P> making(P position, int heap, BigInteger size);
    }

    @Override
    public Optional<BigInteger> value(P position) {
        return Optional.of(nimSum(position));
    }

    @Override
    public Optional<OptionSet<P>> options(P position, BigInteger value) {
        BigInteger change = nimSum(position).xor(value);
        List<P> options = new ArrayList<>();
        List<BigInteger> sizes = heaps.apply(position);
        for (int i = 0; i < sizes.size() && change.signum() != 0; i++) {
            options.addAll(ways.making(position, i, sizes.get(i).xor(change)));
        }
        return Optional.of(OptionSet.single(options));
    }

    @Override
    public List<ReasonStep> reason(P position, Play play) {
        List<BigInteger> sizes = heaps.apply(position);
        BigInteger x = nimSum(position);
        ReasonStep columns = ReasonStep.of(key() + ".heaps", "heaps", sizes, "x", x);
        return sizes.stream()
                .filter(size -> size.xor(x).compareTo(size) < 0)
                .findFirst()
                .map(size -> List.of(columns, ReasonStep.of(key() + ".wins", "from", size, "x", x, "to", size.xor(x))))
                .orElse(List.of(columns, ReasonStep.of(key() + ".loses")));
    }

    private BigInteger nimSum(P position) {
        return heaps.apply(position).stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }
}
