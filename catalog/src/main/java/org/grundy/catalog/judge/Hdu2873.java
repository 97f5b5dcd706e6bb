package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.Bomb;
import org.grundy.catalog.CellGame;
import org.grundy.game.Cell;
import org.grundy.game.Text;
import org.grundy.game.Valuation;
import org.grundy.run.Run;

/// HDU 2873, Bomb Game: boards up to a size of 0 × 0.
final class Hdu2873 implements Problem {
    /// The longest side answered, by a table; the judge's is 50.
    private static final long LARGEST = 500;

    @Override
    public String id() {
        return "HDU-2873";
    }

    @Override
    public Text title() {
        return new Text("Bomb Game", "炸弹游戏");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        CellGame game = Bomb.game();
        while (in.hasNext()) {
            int rows = (int) in.next("n", 0, LARGEST);
            int columns = (int) in.next("m", 0, LARGEST);
            if (rows == 0 && columns == 0) {
                return;
            }
            out.print(nimSum(game, rows, columns, in).signum() == 0 ? "Jack\n" : "John\n");
        }
    }

    private static BigInteger nimSum(CellGame game, int rows, int columns, Tokens in) {
        Valuation<Cell> table = game.valuation().orElseThrow();
        // once for the whole board, so that it does not grow bomb by bomb
        table.value(Cell.of(Math.max(rows, columns), Math.max(rows, columns)), Run.unlimited());
        BigInteger sum = BigInteger.ZERO;
        for (int x = 1; x <= rows; x++) {
            String row = in.word("row " + x);
            if (row.length() != columns) {
                throw in.error(
                        "row " + x + " has " + row.length() + " cells, but must have " + columns,
                        "第 " + x + " 行有 " + row.length() + " 格，但应有 " + columns + " 格");
            }
            for (int y = 1; y <= columns; y++) {
                if (row.charAt(y - 1) == '#') {
                    sum = sum.xor(table.value(Cell.of(x, y), Run.unlimited()).grundy());
                }
            }
        }
        return sum;
    }
}
