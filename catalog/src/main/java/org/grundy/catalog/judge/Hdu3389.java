package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.nim.Stairs3389;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 3389, Game: a count of cases, then the number of boxes and the cards in each box.
final class Hdu3389 implements Problem {
    @Override
    public String id() {
        return "HDU-3389";
    }

    @Override
    public BilingualText title() {
        return new BilingualText(
                "Game: cards to a smaller box, A + B odd and divisible by 3", "把卡片移到更小的箱子，A + B 为奇数且被 3 整除");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        NotatedGame<List<BigInteger>> game = Stairs3389.game();
        int cases = in.count("the number of cases");
        for (int i = 1; i <= cases; i++) {
            boolean wins = TheoremAnswers.wins(game, boxes(in), Play.NORMAL);
            out.print("Case " + i + (wins ? ": Alice\n" : ": Bob\n"));
        }
    }

    private static List<BigInteger> boxes(InputTokens in) {
        List<BigInteger> boxes = new ArrayList<>();
        for (int n = in.count("the number of boxes"); n > 0; n--) {
            boxes.add(BigInteger.valueOf(in.next("the cards of a box", 0)));
        }
        return boxes;
    }
}
