package org.grundy.catalog.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.HeapRules;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.coding.OptionCodes;
import org.grundy.heap.AnyNumberMoves;
import org.grundy.heap.SubtractionRules;
import org.grundy.lang.rules.RecognisedMoves;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.described.DescribedGame;
import org.grundy.lang.rules.described.StateNumbers;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.TakeAmounts;
import org.grundy.text.Once;

/// The rules of a text as rules of heaps or of pairs of numbers, whose positions are of any size.
///
/// @param family the rules
/// @param parameters their values
/// @param tree the checked rules for these values
record TextRules(RuleFamily family, List<BigInteger> parameters, GameTree tree) {
    TextRules(RuleFamily family, List<BigInteger> parameters) {
        this(family, parameters, family.tree(longs(parameters)));
    }

    /// The game of these rules.
    CatalogGame<?> game(CatalogText text) {
        String brackets = parameters.isEmpty() ? "" : parameters.toString().replace(" ", "");
        return tree.shape().arity() == 1 ? heaps(text, brackets) : pairs(text, brackets);
    }

    private CatalogGame<BigInteger> heaps(CatalogText text, String brackets) {
        DescribedGame<BigInteger> described = family.described(parameters, new Heaps());
        HeapRules plain = new HeapRules(tree.splits(), heapMoves(described));
        HeapRules rules = described.decides() ? plain.testedBy(new HeapTest(described)) : plain;
        return text.game(brackets, rules, described.theorems(), text.heaps());
    }

    private CatalogGame<Pair> pairs(CatalogText text, String brackets) {
        DescribedGame<Pair> described = family.described(parameters, new Pairs());
        PairRules plain = new PairRules(tree.splits(), new CompiledPairs(compiled()));
        PairRules rules = described.decides()
                ? plain.testedBy(
                        (from, left) -> described.permits(from, List.of(left)).orElse(false))
                : plain;
        int least = text.description().least(tree.shape().numbers().getFirst(), 0);
        return text.game(brackets, rules, described.theorems(), text.pairs(least));
    }

    private Supplier<RuleGame> compiled() {
        return new Once<>(() -> family.of(longs(parameters)));
    }

    /// The parameters with 64 bits; larger ones are as large as these may be.
    private static long[] longs(List<BigInteger> parameters) {
        return parameters.stream()
                .mapToLong(parameter ->
                        parameter.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact())
                .toArray();
    }

    /// Rules that take any number up to a bound are those of a class that knows them.
    private HeapRules.Moves heapMoves(DescribedGame<BigInteger> described) {
        Optional<TakeAmounts> amounts = RecognisedMoves.amounts(tree);
        if (amounts.isPresent() && amounts.get().finite() && isRange(amounts.get())) {
            return new SubtractionRules.Range(1, amounts.get().listed().last());
        }
        if (amounts.isPresent() && isAny(amounts.get())) {
            return new AnyNumberMoves();
        }
        return parameters.stream().anyMatch(parameter -> parameter.bitLength() >= Long.SIZE)
                ? (n, out) -> described.moves(BigInteger.valueOf(n), left -> give(left, out))
                : new CompiledHeaps(compiled());
    }

    private static boolean isRange(TakeAmounts amounts) {
        return !amounts.listed().isEmpty()
                && amounts.listed().first() == 1
                && amounts.listed().last() == amounts.listed().size();
    }

    private static boolean isAny(TakeAmounts amounts) {
        return amounts.from().isPresent() && amounts.from().getAsLong() == 1;
    }

    private static void give(List<BigInteger> left, OptionCodes out) {
        long[] heaps = left.stream().mapToLong(BigInteger::longValueExact).toArray();
        CompiledHeaps.give(heaps, out);
    }

    private record HeapTest(DescribedGame<BigInteger> described) implements HeapRules.Test {
        @Override
        public boolean allows(BigInteger from, BigInteger left) {
            return allows(from, List.of(left));
        }

        @Override
        public boolean allows(BigInteger from, List<BigInteger> components) {
            return described.permits(from, components).orElse(false);
        }
    }

    /// Heaps are numbers.
    record Heaps() implements StateNumbers<BigInteger> {
        @Override
        public List<String> names() {
            return List.of("n");
        }

        @Override
        public List<BigInteger> of(BigInteger position) {
            return List.of(position);
        }

        @Override
        public BigInteger position(List<BigInteger> numbers) {
            return numbers.getFirst();
        }
    }

    /// Pairs are two numbers.
    private record Pairs() implements StateNumbers<Pair> {
        @Override
        public List<String> names() {
            return List.of("x", "y");
        }

        @Override
        public List<BigInteger> of(Pair position) {
            return List.of(position.x(), position.y());
        }

        @Override
        public Pair position(List<BigInteger> numbers) {
            return new Pair(numbers.getFirst(), numbers.getLast());
        }
    }
}
