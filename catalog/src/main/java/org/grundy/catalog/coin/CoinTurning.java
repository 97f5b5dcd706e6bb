package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.coin.turning.ConsecutiveRuns;
import org.grundy.catalog.coin.turning.FamilyUnion;
import org.grundy.catalog.coin.turning.FixedDistances;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Coins in a row under any family of sets that may be turned together.
public final class CoinTurning implements DescribedFamily {
    static final CatalogText TEXT = CatalogText.of("coins");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return notation(new TurningParser(parameters, TEXT.entry()).row()).game();
    }

    private static CoinNotation<BigInteger> notation(CoinRow row) {
        String from = row.from() == 0 ? "" : ",from " + row.from();
        return new CoinNotation<>(TEXT, "[" + row.turning().notation() + from + "]", row);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return Stream.of(
                        CoinRow.of(new SetSizes(1, 4), 0),
                        CoinRow.of(new SetSizes(2, 3), 1),
                        CoinRow.of(
                                new FamilyUnion(
                                        List.of(new FixedDistances(List.of(2L, 1L)), new FixedDistances(List.of(3L)))),
                                0),
                        CoinRow.of(new FamilyUnion(List.of(new ConsecutiveRuns(), new SetSizes(2, 2))), 1),
                        CoinRow.of(
                                new FamilyUnion(
                                        List.of(new FixedDistances(List.of()), new FixedDistances(List.of(1L)))),
                                0))
                .<VerificationCase<?>>map(row -> row.trial(notation(row), 9))
                .toList();
    }
}
