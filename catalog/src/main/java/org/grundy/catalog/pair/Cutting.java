package org.grundy.catalog.pair;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Cutting a paper of grids (POJ 2311): whoever cuts out a single grid wins.
///
/// A strip one grid wide lets the other player cut out a single grid at once, so nobody cuts one off who need
/// not; what is left is a game of normal play on papers with both sides at least 2.
public final class Cutting implements SoleGame {
    /// The shortest side of a paper.
    static final int NARROWEST = 2;

    private static final Entry ENTRY = new Entry(
            "cutting",
            List.of("cutting game", "剪纸博弈", "剪纸游戏"),
            List.of("POJ-2311"),
            "cutting(w,h)",
            "cutting(4,7)",
            new BilingualText("Cutting: cut a paper of grids in two, no strip one grid wide", "剪纸：把方格纸剪成两块，不剪出宽为 1 的条"),
            new BilingualText(
                    "A paper has w × h grids, w and h at least 2. A move cuts a piece in two along a line of the grid, both with sides at least 2. It is the game in which whoever first cuts out a single grid wins: a strip one grid wide gives the other player that grid, so whoever has no other cut left loses.",
                    "一张纸有 w × h 个方格，w、h 至少为 2。每步沿格线把一块剪成两块，两块的边长都至少为 2。这就是“先剪出单独一格者胜”的游戏：剪出宽为 1 的条，对手即可剪出那一格，所以没有别的剪法的人就输了。"));

    private static final PairRules RULES = new PairRules(true, Cutting::cut);

    @Override
    public Entry entry() {
        return ENTRY;
    }

    /// The game, with a table of its own that is filled once.
    @Override
    public CatalogGame<Pair> game() {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                RULES,
                List.of(),
                Optional.of(new CuttingTable()),
                new PairNotation(ENTRY, NARROWEST),
                Messages.NONE);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }

    /// Both pieces of a cut are the same in either order.
    private static void cut(long w, long h, PairRules.Cells out) {
        for (long i = NARROWEST; 2 * i <= w && h >= NARROWEST; i++) {
            out.to(i, h, w - i, h);
        }
        for (long j = NARROWEST; 2 * j <= h && w >= NARROWEST; j++) {
            out.to(w, j, w, h - j);
        }
    }
}
