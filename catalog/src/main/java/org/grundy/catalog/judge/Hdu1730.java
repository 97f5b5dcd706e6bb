package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.nim.Northcott;
import org.grundy.game.Pair;
import org.grundy.text.BilingualText;

/// HDU 1730, Northcott Game: to the end of the input the numbers of rows and columns, then the two counters
/// of each row.
final class Hdu1730 implements Problem {
    @Override
    public String id() {
        return "HDU-1730";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Northcott Game: two counters in each row", "诺斯科特游戏：每行两枚棋子");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        NotatedGame<Pair> game = Northcott.game();
        while (in.hasNext()) {
            BigInteger sum = BigInteger.ZERO;
            int rows = in.count("the number of rows");
            int columns = in.count("the number of columns");
            for (int i = 0; i < rows; i++) {
                sum = sum.xor(TheoremAnswers.value(game, row(in, columns)));
            }
            out.print(sum.signum() == 0 ? "BAD LUCK!\n" : "I WIN!\n");
        }
    }

    private static Pair row(InputTokens in, int columns) {
        long first = in.next("a counter's column", 1, columns);
        long second = in.next("a counter's column", 1, columns);
        if (first == second) {
            throw in.error("both counters of a row are in column " + first, "同一行的两枚棋子都在第 " + first + " 列");
        }
        return Pair.of(Math.min(first, second), Math.max(first, second));
    }
}
