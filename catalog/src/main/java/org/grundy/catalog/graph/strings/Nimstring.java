package org.grundy.catalog.graph.strings;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Nimstring: cut strings that hold coins; whoever takes a coin moves again, and who cannot move loses.
///
/// To move again is written as an entailing move: the opponent must answer there, and all he can do is pass. So a
/// position beside which nobody can lose is loony, as in every game with entailing moves.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 3, ch. 16.
public final class Nimstring implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "nimstring",
            List.of("dots and boxes", "strings and coins", "点格棋", "弦与硬币"),
            List.of(),
            "nimstring(m,n) or nimstring(-./|../..)",
            "nimstring(1,2)",
            new BilingualText("Nimstring: Dots and Boxes, but whoever cannot move loses", "弦与硬币：不计格数的点格棋，无法走的人输"),
            new BilingualText(
                    "There are m rows of n boxes of dots. A move draws a side that is not drawn yet. Whoever completes a box, or two, must move again, anywhere; boxes do not count, and whoever has to move and cannot loses, so also he who completed the last box. A drawing has rows of lying sides and rows of standing sides in turn, from top to bottom, with / between them: - and | for those that are drawn, . for others. To move again is written so: the other player must pass, from a board with an exclamation mark to the same without. Box 1.2 is in row 1, column 2.",
                    "点阵中有 m 行 n 列方格。每步画一条尚未画的边。若完成了一个或两个方格，则必须再走一步（可以走在任何地方）；不计方格数，轮到走而无法走的人输，所以完成最后一个方格的人也输。棋盘图自上而下交替写出横边行与竖边行，用 / 分隔：- 和 | 为已画的边，. 为未画的边。再走一步写作：对手必须跳过，即从带感叹号的棋盘走到不带感叹号的同一棋盘。1.2 表示第 1 行第 2 列的方格。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<StringBoard> game() {
        return new CatalogGame<>(
                ENTRY, ENTRY.name(), Rules.RULES, List.of(), new StringNotation(ENTRY.form()), StringNotation.MOVES);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }

    private enum Rules implements Ruleset<StringBoard> {
        RULES;

        @Override
        public boolean entails() {
            return true;
        }

        @Override
        public boolean forced(StringBoard board) {
            return board.passed();
        }

        @Override
        public void options(StringBoard from, Options<StringBoard> out) {
            if (from.passed()) {
                out.to(from.passing(false).parts());
            } else {
                from.strings().forEach(place -> out.to(from.after(place)));
            }
        }

        @Override
        public long bytes(StringBoard board) {
            return board.lines().length();
        }
    }
}
