package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// Nim in disguise: a position stands for some heaps, every move changes the size of exactly one of them,
/// and each can be made any smaller one. Moves that make a heap larger can be undone, so the Grundy value
/// is the nim sum of the heaps: every smaller value is reached as in Nim, and no move keeps the nim sum.
///
/// Source: C. L. Bouton (1901), and on reversible moves T. S. Ferguson, *Game Theory* (2014), part I.
///
/// @param key of the theorem and its words
/// @param source where it was published
/// @param heaps that a position stands for
/// @param ways to change one of them
/// @param <P> the type of positions
record DisguisedNim<P>(String key, Source source, Function<P, List<BigInteger>> heaps, Ways<P> ways)
        implements Theorem<P> {
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

    /// The sentences for the steps of reasons.
    ///
    /// @param en what a heap is called in English, in the plural
    /// @param zh the same in Chinese
    static Messages words(String key, String en, String zh) {
        return Messages.NONE
                .and(key + ".heaps", "The " + en + " {heaps} have nim sum {x}.", zh + " {heaps} 的异或和为 {x}。")
                .and(
                        key + ".wins",
                        "As in Nim, {from} xor {x} = {to}: make the {from} a {to}.",
                        "同尼姆博弈，{from} xor {x} = {to}：把 {from} 变为 {to}。")
                .and(
                        key + ".loses",
                        "Every move changes exactly one of them, so the nim sum becomes something else. If one was made smaller, answer as in Nim; if it was made larger, make it again what it was.",
                        "每步恰好改变其中一个，异或和必定不再为 0。若它变小，就按尼姆博弈回应；若它变大，就把它变回原样。");
    }

    @Override
    public boolean covers(P position, Play play) {
        return play == Play.NORMAL;
    }

    @Override
    public Outcome outcome(P position, Play play) {
        return nimSum(position).signum() == 0 ? Outcome.P : Outcome.N;
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
        ReasonStep columns = ReasonStep.of(key + ".heaps", "heaps", sizes, "x", x);
        return sizes.stream()
                .filter(size -> size.xor(x).compareTo(size) < 0)
                .findFirst()
                .map(size -> List.of(columns, ReasonStep.of(key + ".wins", "from", size, "x", x, "to", size.xor(x))))
                .orElse(List.of(columns, ReasonStep.of(key + ".loses")));
    }

    private BigInteger nimSum(P position) {
        return heaps.apply(position).stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }
}
