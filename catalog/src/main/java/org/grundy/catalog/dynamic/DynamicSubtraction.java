package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Dynamic subtraction with any rule: after a move of x at most f(x) may be taken, f a polynomial.
public final class DynamicSubtraction implements Family {
    private static final Entry ENTRY = new Entry(
            "schwenk",
            List.of("施文克取走游戏", "动态减法", "take-away game"),
            List.of(),
            "schwenk[f](n,…) or schwenk[f](n;q,…)",
            "schwenk[2x+1](20)",
            new BilingualText("Schwenk: take at most f(x) after a move of x", "动态减法：上次取 x 后至多取 f(x)"),
            new BilingualText(
                    "There is a heap of n tokens and a polynomial f with natural coefficients, such as 2x+1 or x^2. The first move takes at least one and leaves at least one; after a move of x the next one takes at least one and at most f(x). Later positions are written n;q, where q is the most that may be taken.",
                    "有一堆 n 个石子和一个系数为自然数的多项式 f，例如 2x+1 或 x^2。第一步至少取一个，且至少留一个；上一步取 x 个之后，下一步至少取一个，至多取 f(x) 个。中途的局面写成 n;q，q 为现在至多可取的个数。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(LimitRule.read(
                parameters.present(ENTRY).count(1, 1, ENTRY.form()).get(0)));
    }

    private static CatalogGame<LimitedHeap> game(LimitRule rule) {
        return FibonacciNim.game(ENTRY, rule.toString(), rule);
    }

    @Override
    public Optional<NumberListing> listing(NamedGame<?> game, BigInteger to) {
        return FibonacciNim.terms(game, to);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int bound = thoroughness.bound(45, 80);
        return Stream.of(List.of(1, 1), List.of(3, 1), List.of(1, 2), List.of(0, 0, 1), List.of(2, 1, 1))
                .map(coefficients ->
                        coefficients.stream().map(BigInteger::valueOf).toList())
                .<VerificationCase<?>>map(coefficients -> new VerificationCase<>(
                        game(new LimitRule(coefficients)), FibonacciNim.stocks(bound), FibonacciNim.range(bound)))
                .toList();
    }
}
