package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// Reduce from one to k heaps. Where there are more than 2^62 positions below, only moves in one heap that
/// take at most 16 tokens are listed.
///
/// @param k at least 1
record MooreRules(BigInteger k) implements WholeRules<List<BigInteger>> {
    private static final int BITS = 62;
    private static final int NEAR = 16;

    @Override
    public void options(List<BigInteger> from, Options<List<BigInteger>> out) {
        if (below(from).bitLength() > BITS) {
            near(from, out);
            out.unlisted();
        } else {
            each(from, out::to);
        }
    }

    private static void near(List<BigInteger> from, Options<List<BigInteger>> out) {
        for (int i = 0; i < from.size(); i++) {
            for (int taken = 1;
                    taken <= from.get(i).min(BigInteger.valueOf(NEAR)).intValueExact();
                    taken++) {
                out.to(NumberList.with(from, i, from.get(i).subtract(BigInteger.valueOf(taken))));
            }
        }
    }

    /// Gives every option.
    void each(List<BigInteger> from, Consumer<List<BigInteger>> out) {
        choose(
                from,
                0,
                new ArrayList<>(from),
                k.min(BigInteger.valueOf(from.size())).intValueExact(),
                out);
    }

    private static void choose(
            List<BigInteger> from, int heap, List<BigInteger> to, int more, Consumer<List<BigInteger>> out) {
        if (heap == from.size()) {
            if (!to.equals(from)) {
                out.accept(List.copyOf(to));
            }
            return;
        }
        choose(from, heap + 1, to, more, out);
        if (more > 0) {
            for (BigInteger left = from.get(heap).subtract(BigInteger.ONE);
                    left.signum() >= 0;
                    left = left.subtract(BigInteger.ONE)) {
                to.set(heap, left);
                choose(from, heap + 1, to, more - 1, out);
            }
            to.set(heap, from.get(heap));
        }
    }

    @Override
    public Optional<Boolean> permits(List<BigInteger> from, List<List<BigInteger>> to) {
        if (to.size() != 1 || to.getFirst().size() != from.size()) {
            return Optional.of(false);
        }
        List<BigInteger> left = to.getFirst();
        boolean none = IntStream.range(0, from.size())
                .allMatch(i -> left.get(i).signum() >= 0 && left.get(i).compareTo(from.get(i)) <= 0);
        long reduced = IntStream.range(0, from.size())
                .filter(i -> !left.get(i).equals(from.get(i)))
                .count();
        return Optional.of(none && reduced > 0 && BigInteger.valueOf(reduced).compareTo(k) <= 0);
    }

    /// How many positions there are with no larger heap.
    private static BigInteger below(List<BigInteger> heaps) {
        return heaps.stream().map(heap -> heap.add(BigInteger.ONE)).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Override
    public Optional<Coding<List<BigInteger>>> coding(List<BigInteger> upTo) {
        return below(upTo).bitLength() > BITS
                ? Optional.empty()
                : Optional.of(new MixedRadix(this, upTo, below(upTo).longValueExact()));
    }

    /// The heaps as digits, the last the lowest.
    private record MixedRadix(MooreRules rules, List<BigInteger> upTo, long size) implements Coding<List<BigInteger>> {
        @Override
        public long code(List<BigInteger> position) {
            long code = 0;
            for (int i = 0; i < upTo.size(); i++) {
                code = code * (upTo.get(i).longValueExact() + 1)
                        + position.get(i).longValueExact();
            }
            return code;
        }

        @Override
        public List<BigInteger> decode(long code) {
            List<BigInteger> digits = new ArrayList<>();
            long rest = code;
            for (BigInteger largest : upTo.reversed()) {
                long radix = largest.longValueExact() + 1;
                digits.add(BigInteger.valueOf(rest % radix));
                rest /= radix;
            }
            return List.copyOf(digits.reversed());
        }

        @Override
        public CodeOrder order() {
            return CodeOrder.DECREASING;
        }

        @Override
        public void options(long code, OptionCodes out) {
            rules.each(decode(code), option -> out.to(code(option)));
        }
    }
}
