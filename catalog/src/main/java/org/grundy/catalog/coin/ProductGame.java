package org.grundy.catalog.coin;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Pair;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The product of any two games of coins in a row.
public final class ProductGame implements Family {
    private static final Entry ENTRY = new Entry(
            "product",
            List.of("翻硬币乘积", "coin product", "tartan"),
            List.of(),
            "product[G,H](x,y)",
            "product[twins,mockturtles](3,5)",
            new BilingualText("product of two coin-turning games", "两个翻硬币游戏的乘积"),
            new BilingualText(
                    "Coins lie on a board. A move chooses coins of a row as the first game allows and coins of a column as the second does, and turns all coins where a chosen x meets a chosen y; the one with the largest x and y must go from heads to tails. The games are named ones or coins[…]; each numbers its coordinate as it does in a row. Places of heads are written (x,y), a single one as x,y.",
                    "棋盘上摆着硬币。每步按第一个游戏选取若干 x，按第二个游戏选取若干 y，翻所有选中的 x 与 y 相交处的硬币；x、y 都最大的一枚须由正面翻成反面。游戏可写名称或 coins[…]；各坐标的编号与该游戏在一行中的编号相同。正面的位置写作 (x,y)，只有一个时可写 x,y。"));

    private static final Library ROWS =
            new Library(Stream.concat(Stream.of(new CoinTurning()), Arrays.stream(NamedCoinRows.values()))
                    .toList());

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.present(ENTRY).count(2, 2, ENTRY.form());
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
        String name = ENTRY.name() + "[" + first.name + "," + second.name + "]";
        return new CoinNotation<>(ENTRY, name, new CoinProduct(first.row, second.row));
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
