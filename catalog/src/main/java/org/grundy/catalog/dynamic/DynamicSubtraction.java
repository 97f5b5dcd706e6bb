package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Dynamic subtraction with any rule: after a move of x at most f(x) may be taken, f a polynomial.
public final class DynamicSubtraction implements DescribedFamily {
    static final CatalogText TEXT = CatalogText.of("schwenk");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(LimitRule.read(
                parameters.present(TEXT.entry()).count(1, 1, TEXT.form()).get(0)));
    }

    private static CatalogGame<LimitedHeap> game(LimitRule rule) {
        return FibonacciNim.game(TEXT, rule.toString(), rule);
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
