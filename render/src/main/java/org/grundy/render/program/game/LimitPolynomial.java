package org.grundy.render.program.game;

import java.math.BigInteger;
import java.util.stream.Collectors;
import org.grundy.catalog.dynamic.LimitRule;
import org.grundy.lang.TextSlice;
import org.grundy.text.Span;

/// The limit on the next move as a program lists it.
final class LimitPolynomial {
    /// What is larger is beyond every heap of a program.
    private static final BigInteger MOST = BigInteger.valueOf(4_000_000_000_000_000_000L);

    private LimitPolynomial() {}

    /// The coefficients of a game's limit, the largest power first.
    ///
    /// @param name of a game that has it in brackets, such as `schwenk[2x+1]`
    static String of(String name) {
        LimitRule rule = LimitRule.read(new TextSlice(name, new Span(name.indexOf('[') + 1, name.indexOf(']'))));
        return rule.coefficients().reversed().stream()
                .map(each -> each.min(MOST).toString())
                .collect(Collectors.joining(", "));
    }
}
