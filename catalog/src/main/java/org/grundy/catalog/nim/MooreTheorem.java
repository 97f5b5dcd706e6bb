package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;

/// Moore's theorem: in each binary column the number of ones is counted mod k+1.
///
/// @param rules of the game
record MooreTheorem(MooreRules rules) implements DescribedTheorem<List<BigInteger>> {
    private static final BigInteger ALL_TRIED = BigInteger.valueOf(50_000);

    @Override
    public CatalogText.Stated stated() {
        return Moore.TEXT.theorem("moore");
    }

    @Override
    public boolean covers(List<BigInteger> heaps, Play play) {
        return true;
    }

    @Override
    public Outcome outcome(List<BigInteger> heaps, Play play) {
        return lost(heaps, play) ? Outcome.P : Outcome.N;
    }

    private boolean lost(List<BigInteger> heaps, Play play) {
        return small(heaps, play)
                ? BigInteger.valueOf(count(heaps, 0) - 1).mod(modulus()).signum() == 0
                : IntStream.range(0, columns(heaps)).allMatch(bit -> remainder(heaps, bit) == 0);
    }

    /// Whether misère play differs from normal play: where no heap has two tokens.
    private static boolean small(List<BigInteger> heaps, Play play) {
        return play == Play.MISERE && columns(heaps) <= 1;
    }

    private BigInteger modulus() {
        return rules.k().add(BigInteger.ONE);
    }

    private static int columns(List<BigInteger> heaps) {
        return heaps.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
    }

    private static int count(List<BigInteger> heaps, int bit) {
        return (int) heaps.stream().filter(heap -> heap.testBit(bit)).count();
    }

    private int remainder(List<BigInteger> heaps, int bit) {
        return BigInteger.valueOf(count(heaps, bit)).mod(modulus()).intValueExact();
    }

    /// All of them where there are at most 50 000 moves, else one.
    @Override
    public Optional<OptionSet<List<BigInteger>>> winning(List<BigInteger> heaps, Play play) {
        if (outcome(heaps, play) == Outcome.P || columns(heaps) == 0) {
            return Optional.of(OptionSet.all(List.of()));
        }
        if (moves(heaps).compareTo(ALL_TRIED) > 0) {
            return Optional.of(new OptionSet<>(List.of(List.of(target(heaps, play))), false));
        }
        List<List<BigInteger>> winning = new ArrayList<>();
        rules.each(heaps, option -> {
            if (lost(option, play)) {
                winning.add(option);
            }
        });
        return Optional.of(OptionSet.single(winning));
    }

    /// How many moves there are: the products of the sizes of up to k heaps, added.
    private BigInteger moves(List<BigInteger> heaps) {
        int most = rules.k().min(BigInteger.valueOf(heaps.size())).intValueExact();
        BigInteger[] products = new BigInteger[most + 1];
        Arrays.fill(products, BigInteger.ZERO);
        products[0] = BigInteger.ONE;
        for (BigInteger heap : heaps) {
            for (int i = most; i > 0; i--) {
                products[i] = products[i].add(products[i - 1].multiply(heap));
            }
        }
        return Arrays.stream(products).skip(1).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /// One lost position within a move of a won one.
    private List<BigInteger> target(List<BigInteger> heaps, Play play) {
        List<BigInteger> balanced = balanced(heaps);
        return small(balanced, play) ? leavingOne(heaps) : balanced;
    }

    /// Every column made a multiple of k+1, from the highest to the lowest: heaps made smaller already may
    /// have any digit, and if they are too few, others lose theirs.
    private List<BigInteger> balanced(List<BigInteger> heaps) {
        List<BigInteger> left = new ArrayList<>(heaps);
        List<Integer> free = new ArrayList<>();
        for (int bit = columns(heaps) - 1; bit >= 0; bit--) {
            for (int heap : free) {
                left.set(heap, left.get(heap).clearBit(bit));
            }
            int ones = remainder(left, bit);
            BigInteger missing = modulus().subtract(BigInteger.valueOf(ones)).mod(modulus());
            if (missing.compareTo(BigInteger.valueOf(free.size())) <= 0) {
                for (int heap : free.subList(0, missing.intValueExact())) {
                    left.set(heap, left.get(heap).setBit(bit));
                }
            } else {
                lower(left, free, bit, ones);
            }
        }
        return left;
    }

    private static void lower(List<BigInteger> left, List<Integer> free, int bit, int ones) {
        for (int heap = 0, lowered = 0; lowered < ones; heap++) {
            if (left.get(heap).testBit(bit) && !free.contains(heap)) {
                left.set(heap, left.get(heap).clearBit(bit));
                free.add(heap);
                lowered++;
            }
        }
    }

    /// At most one token left in each heap, and in misère play one heap left mod k+1. Larger heaps are
    /// emptied first, for they change anyway.
    private List<BigInteger> leavingOne(List<BigInteger> heaps) {
        List<BigInteger> left = new ArrayList<>(
                heaps.stream().map(heap -> heap.min(BigInteger.ONE)).toList());
        long excess = BigInteger.valueOf(count(left, 0) - 1).mod(modulus()).longValueExact();
        IntStream.concat(having(heaps, heap -> heap.bitLength() > 1), having(heaps, BigInteger.ONE::equals))
                .limit(excess)
                .forEach(heap -> left.set(heap, BigInteger.ZERO));
        return left;
    }

    private static IntStream having(List<BigInteger> heaps, Predicate<BigInteger> property) {
        return IntStream.range(0, heaps.size()).filter(heap -> property.test(heaps.get(heap)));
    }

    @Override
    public List<ReasonStep> reason(List<BigInteger> heaps, Play play) {
        if (columns(heaps) == 0) {
            return List.of(ReasonStep.of("moore.over"));
        }
        ReasonStep counted = small(heaps, play) ? ones(heaps) : columnCounts(heaps);
        if (outcome(heaps, play) == Outcome.P) {
            return List.of(counted, ReasonStep.of("moore.loses", "k", rules.k()));
        }
        String target = "("
                + String.join(
                        ",",
                        target(heaps, play).stream().map(BigInteger::toString).toList()) + ")";
        return List.of(counted, ReasonStep.of("moore.wins", "target", target));
    }

    private ReasonStep ones(List<BigInteger> heaps) {
        return ReasonStep.of("moore.ones", "ones", count(heaps, 0), "k1", modulus(), "r", remainder(heaps, 0));
    }

    private ReasonStep columnCounts(List<BigInteger> heaps) {
        List<Integer> bits = IntStream.range(0, columns(heaps)).boxed().toList().reversed();
        return ReasonStep.of(
                "moore.columns",
                "counts",
                bits.stream().map(bit -> count(heaps, bit)).toList(),
                "k1",
                modulus(),
                "remainders",
                bits.stream().map(bit -> remainder(heaps, bit)).toList());
    }
}
