package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Multiplication (HDU 1517): from 1 on, multiply by 2..9 until n is reached.
public final class Multiplication implements DescribedSoleGame {
    private static final WholeRules<RunningTotal> RULES =
            (from, out) -> after(from).forEach(out::to);

    static final CatalogText TEXT = CatalogText.of("multiplication");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    /// The game. The total of a position is its product.
    @Override
    public CatalogGame<RunningTotal> game() {
        RunningTotalNotation notation = new RunningTotalNotation(TEXT.form(), BigInteger.ONE, true);
        return TEXT.game(RULES, List.of(new EighteensTheorem()), notation);
    }

    /// The products after one move; none when play is over.
    static Stream<RunningTotal> after(RunningTotal tally) {
        return tally.missing().signum() == 0
                ? Stream.empty()
                : IntStream.rangeClosed(2, 9)
                        .mapToObj(factor ->
                                new RunningTotal(tally.target(), tally.total().multiply(BigInteger.valueOf(factor))));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        List<RunningTotal> begins = IntStream.rangeClosed(0, 700)
                .mapToObj(n -> new RunningTotal(BigInteger.valueOf(n), BigInteger.ONE))
                .toList();
        return List.of(new VerificationCase<>(game(), begins, "n ≤ 700"));
    }
}
