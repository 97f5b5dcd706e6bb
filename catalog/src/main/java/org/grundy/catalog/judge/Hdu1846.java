package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import org.grundy.catalog.HeapGame;
import org.grundy.catalog.heap.Bash;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// HDU 1846, Brave Game: Bash, a count of cases, then n and m in each.
final class Hdu1846 implements Problem {
    @Override
    public String id() {
        return "HDU-1846";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Brave Game: take 1..m of n", "勇敢者游戏：n 个石子每次取 1..m 个");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        RecentGames<BigInteger, HeapGame> games = new RecentGames<>(RecentGames.MANY, Bash::game);
        for (int cases = in.count("the number of cases"); cases > 0; cases--) {
            BigInteger n = BigInteger.valueOf(in.next("n", 0));
            BigInteger m = BigInteger.valueOf(in.next("m", 1));
            out.print(TheoremAnswers.wins(games.of(m), n, Play.NORMAL) ? "first\n" : "second\n");
        }
    }
}
