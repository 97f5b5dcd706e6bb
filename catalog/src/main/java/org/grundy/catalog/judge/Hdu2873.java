package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.pair.Bomb;
import org.grundy.game.Convention;
import org.grundy.game.Pair;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// HDU 2873, Bomb Game: boards up to a size of 0 × 0.
///
/// @param game with a table that is filled as far as the bombs of a whole board need it
record Hdu2873(CatalogGame<Pair> game) implements Problem {
    /// The longest side answered, by a table; the judge's is 50.
    private static final long LONGEST_SIDE = 500;

    Hdu2873() {
        this(new Bomb().game());
    }

    @Override
    public String id() {
        return "HDU-2873";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        while (in.hasNext()) {
            int rows = (int) in.next("n", 0, LONGEST_SIDE);
            int columns = (int) in.next("m", 0, LONGEST_SIDE);
            if (rows == 0 && columns == 0) {
                return;
            }
            List<Pair> bombs = bombs(rows, columns, in);
            out.print(nimSum(bombs, in.run()).signum() == 0 ? "Jack\n" : "John\n");
            positions.accept(() -> CasePosition.of(game, bombs, Convention.NORMAL));
        }
    }

    private BigInteger nimSum(List<Pair> bombs, Run run) {
        Valuation<Pair> table = game.valuation().orElseThrow();
        BigInteger side = bombs.stream().map(bomb -> bomb.x().max(bomb.y())).reduce(BigInteger.ONE, BigInteger::max);
        // once for all bombs, so that the table does not grow bomb by bomb
        table.value(new Pair(side, side), run);
        return bombs.stream().map(bomb -> table.value(bomb, run).grundy()).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private static List<Pair> bombs(int rows, int columns, InputTokens in) {
        List<Pair> bombs = new ArrayList<>();
        for (int x = 1; x <= rows; x++) {
            String row = in.word(BilingualText.of("row %s", "第 %s 行", x));
            if (row.length() != columns) {
                throw in.error(
                        "row %s has %s cells, but must have %s", "第 %s 行有 %s 格，但应有 %s 格", x, row.length(), columns);
            }
            for (int y = 1; y <= columns; y++) {
                if (row.charAt(y - 1) == '#') {
                    bombs.add(Pair.of(x, y));
                }
            }
        }
        return bombs;
    }
}
