package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import org.grundy.catalog.NotatedGame;
import org.grundy.catalog.nim.SilverDollar;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// POJ 1704, Georgia and Bob: a count of cases, then the number of chessmen and their squares, from 1 on,
/// in any order.
final class Poj1704 implements Problem {
    @Override
    public String id() {
        return "POJ-1704";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Georgia and Bob: chessmen move to the left", "棋子向左移，不得越过其他棋子");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        NotatedGame<List<BigInteger>> game = SilverDollar.game();
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            boolean wins = TheoremAnswers.wins(game, squares(in), Play.NORMAL);
            out.print(wins ? "Georgia will win\n" : "Bob will win\n");
        }
    }

    /// The squares in ascending order, the leftmost square of the strip being 0.
    private static List<BigInteger> squares(InputTokens in) {
        TreeSet<BigInteger> squares = new TreeSet<>();
        for (int n = in.count("the number of chessmen"); n > 0; n--) {
            long square = in.next("a square", 1);
            if (!squares.add(BigInteger.valueOf(square - 1))) {
                throw in.error("two chessmen are on square " + square, "有两枚棋子在第 " + square + " 格");
            }
        }
        return List.copyOf(squares);
    }
}
