package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// Take from 1 to the limit; what was taken decides the next limit.
///
/// All moves are listed for fewer than 2^31 tokens only, of more of them the smallest.
///
/// @param rule gives the next limit
record LimitedHeapRules(LimitRule rule) implements WholeRules<LimitedHeap> {
    private static final int BITS = 31;
    private static final BigInteger NEAR = BigInteger.valueOf(64);

    /// The position after taking x.
    LimitedHeap after(LimitedHeap from, BigInteger x) {
        return LimitedHeap.of(from.tokens().subtract(x), rule.after(x));
    }

    @Override
    public void options(LimitedHeap from, Options<LimitedHeap> out) {
        boolean large = tooLarge(from);
        BigInteger most = large ? from.limit().min(NEAR) : from.limit();
        for (BigInteger x = BigInteger.ONE; x.compareTo(most) <= 0; x = x.add(BigInteger.ONE)) {
            out.to(after(from, x));
        }
        if (large) {
            out.unlisted();
        }
    }

    @Override
    public Optional<Coding<LimitedHeap>> coding(LimitedHeap upTo) {
        return tooLarge(upTo)
                ? Optional.empty()
                : Optional.of(new Square(this, upTo.tokens().longValueExact() + 1));
    }

    private static boolean tooLarge(LimitedHeap stock) {
        return stock.tokens().bitLength() > BITS;
    }

    @Override
    public Optional<Boolean> permits(LimitedHeap from, List<LimitedHeap> to) {
        BigInteger x = from.tokens().subtract(to.getFirst().tokens());
        return Optional.of(to.size() == 1
                && x.signum() > 0
                && x.compareTo(from.limit()) <= 0
                && after(from, x).equals(to.getFirst()));
    }

    /// All tokens and limits below a side; every move lowers the tokens.
    private record Square(LimitedHeapRules rules, long side) implements Coding<LimitedHeap> {
        @Override
        public long code(LimitedHeap stock) {
            return stock.tokens().longValueExact() * side + stock.limit().longValueExact();
        }

        @Override
        public LimitedHeap decode(long code) {
            return LimitedHeap.of(BigInteger.valueOf(code / side), BigInteger.valueOf(code % side));
        }

        @Override
        public long size() {
            return side * side;
        }

        @Override
        public CodeOrder order() {
            return CodeOrder.DECREASING;
        }

        @Override
        public void options(long code, OptionCodes out) {
            long tokens = code / side;
            for (long x = 1; x <= Math.min(code % side, tokens); x++) {
                BigInteger limit = rules.rule().after(BigInteger.valueOf(x));
                long left = tokens - x;
                out.to(left * side + limit.min(BigInteger.valueOf(left)).longValueExact());
            }
        }
    }
}
