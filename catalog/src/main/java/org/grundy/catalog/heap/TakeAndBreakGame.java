package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.game.Theorem;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.heap.sequence.CodeValuation;
import org.grundy.text.Messages;
import org.grundy.verify.VerificationCase;

/// Makes games of taking-and-breaking codes.
final class TakeAndBreakGame {
    private TakeAndBreakGame() {}

    /// The game of a code without a special theorem.
    static CatalogGame<BigInteger> of(CatalogText text, TakeAndBreakCode code) {
        return of(text, "[" + code + "]", CodeValuation.of(code), Optional.empty());
    }

    /// The game of a code whose period is published, and whose proof is delivered.
    static CatalogGame<BigInteger> of(CatalogText text, TakeAndBreakCode code, KnownPeriod known) {
        return of(
                text,
                "",
                CodeValuation.proved(code, known.values(), known.period()),
                Optional.of(PublishedPeriod.of(known, PublishedPeriod.guyAndSmith())));
    }

    private static CatalogGame<BigInteger> of(
            CatalogText text, String parameters, CodeValuation values, Optional<PublishedPeriod> period) {
        List<Theorem<BigInteger>> theorems = new ArrayList<>();
        period.ifPresent(theorems::add);
        PeriodicSplits.about(values).ifPresent(theorems::add);
        return text.game(parameters, TakeAndBreakMoves.rules(values.code()), theorems, values, text.heaps())
                .saying(period.map(PublishedPeriod::words).orElse(Messages.NONE).and(PeriodicSplits.TEXT.words()));
    }

    /// Small heaps, with the options that stand for all named as for huge ones.
    static VerificationCase<BigInteger> trial(CatalogText text, TakeAndBreakCode code, int bound) {
        CatalogGame<BigInteger> game = of(text, code);
        CodeValuation values = CodeValuation.of(code);
        Theorem<BigInteger> theorem = new PeriodicSplits(values, BigInteger.ZERO);
        return VerificationCase.heaps(
                new CatalogGame<>(
                        text.entry(), game.name(), game.rules(), List.of(theorem), game.notation(), game.words()),
                bound);
    }
}
