package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Dynamic subtraction: after a move of x at most k·x may be taken. For k = 2 it is Fibonacci Nim.
public final class FibonacciNim implements Family {
    private static final int LARGEST_LISTED = 200;

    private static final Entry ENTRY = new Entry(
            "multiple",
            List.of("k倍动态减法", "斐波那契博弈", "斐波那契", "K倍博弈", "fibonacci nim", "dynamic nim", "k-multiple"),
            List.of("HDU-2486", "HDU-2516", "HDU-2580"),
            "multiple[k](n,…) or multiple[k](n;q,…)",
            "multiple[2](20)",
            new BilingualText("Multiple: take at most k times what was taken last", "k 倍动态减法：每次至多取上次的 k 倍"),
            new BilingualText(
                    "There is a heap of n tokens. The first move takes at least one and leaves at least one; after a move of x the next one takes at least one and at most k·x. Later positions are written n;q, where q is the most that may be taken.",
                    "有一堆 n 个石子。第一步至少取一个，且至少留一个；上一步取 x 个之后，下一步至少取一个，至多取 k·x 个。中途的局面写成 n;q，q 为现在至多可取的个数。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.present(ENTRY).count(1, 1, ENTRY.form()).get(0).number("k", 1));
    }

    /// The game in which k times as much may be taken.
    ///
    /// @param k at least 1
    public static CatalogGame<LimitedHeap> game(BigInteger k) {
        return game(ENTRY, k.toString(), LimitRule.times(k));
    }

    /// A game whose limits follow a rule.
    static CatalogGame<LimitedHeap> game(Entry entry, String parameter, LimitRule rule) {
        LimitedHeapRules rules = new LimitedHeapRules(rule);
        return new CatalogGame<>(
                entry,
                entry.name() + "[" + parameter + "]",
                rules,
                List.of(new SchwenkTheorem(rules, new SchwenkNumbers(rule))),
                new LimitedHeapNotation(entry.form()),
                SchwenkTheorem.WORDS);
    }

    @Override
    public Optional<NumberListing> listing(NamedGame<?> game, BigInteger to) {
        return terms(game, to);
    }

    /// The heaps from which the first player loses.
    static Optional<NumberListing> terms(NamedGame<?> game, BigInteger to) {
        if (!(game.rules() instanceof LimitedHeapRules rules)) {
            return Optional.empty();
        }
        SchwenkNumbers numbers = new SchwenkNumbers(rules.rule());
        if (to.bitLength() > LARGEST_LISTED || !numbers.reach(to)) {
            throw new InputError("--to is at most 2^" + LARGEST_LISTED, "--to 最大为 2^" + LARGEST_LISTED);
        }
        return Optional.of(new NumberListing(
                new BilingualText("Heaps from which the first player loses", "先手必败的石子数"),
                List.of(new BilingualText("term", "项")),
                numbers.upTo(to).stream().map(term -> List.of(term.toString())).toList()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int most = thoroughness.bound(6, 7);
        int bound = thoroughness.bound(45, 90);
        return IntStream.rangeClosed(1, most)
                .<VerificationCase<?>>mapToObj(
                        k -> new VerificationCase<>(game(BigInteger.valueOf(k)), stocks(bound), range(bound)))
                .toList();
    }

    /// The range of [#stocks], for reports.
    static BilingualText range(int bound) {
        return new BilingualText("n ≤ " + bound + ", any limit", "n ≤ " + bound + "，上限任意");
    }

    /// All heaps up to a bound with all limits, the largest last.
    static List<LimitedHeap> stocks(int bound) {
        List<LimitedHeap> stocks = new ArrayList<>(List.of(LimitedHeap.beginning(BigInteger.ONE)));
        for (int n = 0; n <= bound; n++) {
            for (int limit = n == 0 ? 0 : 1; limit <= n; limit++) {
                stocks.add(new LimitedHeap(BigInteger.valueOf(n), BigInteger.valueOf(limit)));
            }
        }
        return stocks;
    }
}
