package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.coin.turning.ConsecutiveRuns;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.catalog.coin.turning.TurningFamily;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The named games of coins in a row, one row of a table each. They differ in the sets of coins that can be turned
/// together; what is known of the values goes with the sets ([CoinRow#of]).
public enum NamedCoinRows implements DescribedSoleGame {
    /// Up to three coins.
    MOCK_TURTLES("mockturtles", new SetSizes(1, 3), 0, 10),
    /// Up to five coins; values by table.
    MOEBIUS("moebius", new SetSizes(1, 5), 0, 9),
    /// Up to seven coins; values by table. The name is not verified.
    MOGUL("mogul", new SetSizes(1, 7), 0, 8),
    /// Up to nine coins; values by table. The name is not verified.
    MOIDORES("moidores", new SetSizes(1, 9), 0, 8),
    /// Any unbroken run of coins.
    RULER("ruler", new ConsecutiveRuns(), 1, 10),
    /// Exactly three coins.
    TRIPLETS("triplets", new SetSizes(3, 3), 0, 10),
    /// One coin or two.
    TURNING_TURTLES("turningturtles", new SetSizes(1, 2), 1, 10),
    /// Exactly two coins.
    TWINS("twins", new SetSizes(2, 2), 0, 10);

    private final CatalogText text;
    private final TurningFamily turning;
    private final int from;
    private final int tried;

    /// @param turning the sets of coins that can be turned together
    /// @param from the number of the leftmost coin
    /// @param tried how many coins the rows have on which the theorem is compared with search
    NamedCoinRows(String name, TurningFamily turning, int from, int tried) {
        this.text = CatalogText.of(name);
        this.turning = turning;
        this.from = from;
        this.tried = tried;
    }

    @Override
    public CatalogText text() {
        return text;
    }

    /// Its rules and values.
    CoinRow row() {
        return CoinRow.of(turning, from);
    }

    @Override
    public CatalogGame<HeadsPosition<BigInteger>> game() {
        return notation().game();
    }

    private CoinNotation<BigInteger> notation() {
        return new CoinNotation<>(text, "", row());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(row().trial(notation(), tried));
    }
}
