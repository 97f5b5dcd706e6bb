package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Dynamic subtraction: after a move of x at most k·x may be taken. For k = 2 it is Fibonacci Nim.
public final class FibonacciNim implements DescribedFamily {
    private static final int LARGEST_LISTED = 200;

    private static final CatalogText TEXT = CatalogText.of("multiple");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(TEXT.number(parameters, "k"));
    }

    /// The game in which k times as much may be taken.
    ///
    /// @param k at least 1
    public static CatalogGame<LimitedHeap> game(BigInteger k) {
        return game(TEXT, k.toString(), LimitRule.times(k));
    }

    /// A game whose limits follow a rule.
    static CatalogGame<LimitedHeap> game(CatalogText text, String parameter, LimitRule rule) {
        LimitedHeapRules rules = new LimitedHeapRules(rule);
        return text.game(
                        "[" + parameter + "]",
                        rules,
                        List.of(new SchwenkTheorem(rules, new SchwenkNumbers(rule))),
                        new LimitedHeapNotation(text.form()))
                .saying(DynamicSubtraction.TEXT.words());
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
            throw new InputError("--to is at most 2^%s", "--to 最大为 2^%s", LARGEST_LISTED);
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
        return BilingualText.of("n ≤ %s, any limit", "n ≤ %s，上限任意", bound);
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
