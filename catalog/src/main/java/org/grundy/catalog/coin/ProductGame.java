package org.grundy.catalog.coin;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.game.Pair;
import org.grundy.lang.Arguments;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The product of any two games of coins in a row.
public final class ProductGame implements DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("product");

    private static final Library ROWS =
            new Library(Stream.<Family>concat(Stream.of(new CoinTurning()), Arrays.stream(NamedCoinRows.values()))
                    .toList());

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.present(TEXT.entry()).count(2, 2, TEXT.form());
        return notation(row(parameters.get(0)), row(parameters.get(1))).game();
    }

    private record Factor(String name, CoinRow row) {}

    private static Factor row(TextSlice slice) {
        try {
            NamedGame<?> game = ExpressionParser.parseGame(ROWS, slice.text());
            if (game instanceof CatalogGame<?> named
                    && named.notation() instanceof CoinNotation<?> coins
                    && coins.coins() instanceof CoinRow row) {
                return new Factor(game.name(), row);
            }
            throw new IllegalStateException(game.name() + " is no game of a row");
        } catch (InputError error) {
            throw slice.error(error.text().en(), error.text().zh());
        }
    }

    private static CoinNotation<Pair> notation(Factor first, Factor second) {
        String parameters = "[" + first.name + "," + second.name + "]";
        return new CoinNotation<>(TEXT, parameters, new CoinProduct(first.row, second.row));
    }

    private static CoinNotation<Pair> notation(NamedCoinRows first, NamedCoinRows second) {
        return notation(
                new Factor(first.entry().name(), first.row()),
                new Factor(second.entry().name(), second.row()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(
                notation(NamedCoinRows.MOCK_TURTLES, NamedCoinRows.TURNING_TURTLES)
                        .trial(List.of(Pair.of(2, 3)), CoinNotation.boards(3, 3)),
                notation(NamedCoinRows.RULER, NamedCoinRows.MOCK_TURTLES)
                        .trial(List.of(Pair.of(3, 2)), CoinNotation.boards(3, 3)),
                notation(NamedCoinRows.TRIPLETS, NamedCoinRows.TWINS)
                        .trial(List.of(Pair.of(3, 2)), CoinNotation.boards(4, 3)));
    }
}
