package org.grundy.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// Rules played on one heap of tokens. Sizes are of any length. All options are listed for sizes below 2^62
/// only; of a larger heap a few are listed where the rules know a [Test], enough to go on playing.
///
/// @param splits whether a move may leave other than exactly one heap
/// @param moves lists the heaps that a move may leave, each smaller than the heap
/// @param test tells of any heap whether a move may leave it as the only one, for rules that know
public record HeapRules(boolean splits, Moves moves, Optional<Test> test) implements Ruleset<BigInteger> {
    private static final int BITS = 62;

    /// Rules that can be asked for options of a heap only by listing them.
    public HeapRules(boolean splits, Moves moves) {
        this(splits, moves, Optional.empty());
    }

    /// Tells legal moves from others at any size.
    @FunctionalInterface
    public interface Test {
        /// Whether a move from a heap may leave exactly one heap of this size.
        ///
        /// @param from at least 0
        /// @param left at least 0, below `from`
        boolean allows(BigInteger from, BigInteger left);

        /// Whether a move from a heap may leave exactly these heaps.
        default boolean allows(BigInteger from, List<BigInteger> components) {
            return components.size() == 1
                    && smaller(components.getFirst(), from)
                    && allows(from, components.getFirst());
        }

        private static boolean smaller(BigInteger left, BigInteger from) {
            return left.signum() >= 0 && left.compareTo(from) < 0;
        }
    }

    /// The options of a heap by its size.
    @FunctionalInterface
    public interface Moves {
        /// Lists the options of a heap of size `n`, 0 ≤ n < 2^62.
        void from(long n, OptionCodes out);
    }

    /// Rules by which every move leaves exactly one smaller heap.
    public static HeapRules taking(Moves moves) {
        return new HeapRules(false, moves);
    }

    /// These rules with a test for moves at any size. Where moves split heaps the test knows of lists of
    /// heaps, too.
    public HeapRules testedBy(Test known) {
        return new HeapRules(splits, moves, Optional.of(known));
    }

    @Override
    public void options(BigInteger from, Options<BigInteger> out) {
        if (from.bitLength() > BITS) {
            test.ifPresent(known -> NearbyPositions.naturals(from)
                    .filter(left -> known.allows(from, left))
                    .forEach(out::to));
            out.unlisted();
        } else {
            moves.from(from.longValueExact(), new Boxing(out));
        }
    }

    @Override
    public Optional<Boolean> permits(BigInteger from, List<BigInteger> to) {
        return test.map(known -> known.allows(from, to));
    }

    @Override
    public Optional<Coding<BigInteger>> coding(BigInteger upTo) {
        return upTo.bitLength() > BITS ? Optional.empty() : Optional.of(new Sizes(moves, upTo.longValueExact() + 1));
    }

    /// A heap's code is its size.
    private record Sizes(Moves moves, long size) implements Coding<BigInteger> {
        @Override
        public long code(BigInteger position) {
            return position.longValueExact();
        }

        @Override
        public BigInteger decode(long code) {
            return BigInteger.valueOf(code);
        }

        @Override
        public CodeOrder order() {
            return CodeOrder.DECREASING;
        }

        @Override
        public void options(long code, OptionCodes out) {
            moves.from(code, out);
        }
    }

    private record Boxing(Options<BigInteger> out) implements OptionCodes {
        @Override
        public void to(long component) {
            out.to(BigInteger.valueOf(component));
        }

        @Override
        public void to(long first, long second) {
            out.to(BigInteger.valueOf(first), BigInteger.valueOf(second));
        }

        @Override
        public void to(long[] components, int count) {
            List<BigInteger> heaps = Arrays.stream(components, 0, count)
                    .mapToObj(BigInteger::valueOf)
                    .collect(Collectors.toList());
            out.to(heaps);
        }

        @Override
        public void looked(long candidates) {
            out.looked(candidates);
        }
    }
}
