package org.grundy.catalog.graph.sprouts;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.search.CoupleValues;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Sprouts: join two spots by a line and put a new spot on it.
public final class Sprouts implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "sprouts",
            List.of("豆芽游戏", "萌芽游戏", "连点成线"),
            List.of(),
            "sprouts(n) or sprouts(0*3.AB|AB)",
            "sprouts(4)",
            new BilingualText("Sprouts: join spots by lines, with a new spot on each", "豆芽游戏：连线并在线上添一个新点"),
            new BilingualText(
                    "There are n spots, at most 30. A move draws a line from a spot to another one or to itself, crossing and touching no line, and puts a new spot on it. No spot may have more than three ends of lines. A later position is written by its regions, with | between them, a region by the boundaries around it, with points between them, and a boundary by the spots passed on the way around: 0 a spot without lines, 1 with one end, 2 with two ends that can be reached in one place, a capital letter one on two regions, a small letter one passed twice by the same boundary. Spots with three ends are left out. 0*3 is three times 0.",
                    "纸上有 n 个点，n 至多为 30。每步从一点画线到另一点或画回自身，不得与已有的线相交或相碰，并在线上添一个新点。每个点至多接三个线端。之后的局面按区域书写，区域之间用 |；区域由其各条边界组成，用点号隔开；边界依次写出绕行一周经过的点：0 为没有连线的点，1 为接一个线端的点，2 为接两个线端而只能从一处到达的点，大写字母为位于两个区域的点，小写字母为同一边界经过两次的点。接满三个线端的点不写。0*3 表示三个 0。"));

    /// Lands with so many lives less than the bound of the search are valued by the definition: those with 3 at most.
    private static final int SIZE_BEYOND_LIVES = 12;

    /// With 1 the search looked at 91 000 couples for 12, 13, 16 and 17 spots together, with 2 at 109 000.
    private static final int SIZE_PER_UNIT = 1;

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<SproutsLand> game() {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                SproutsRules.RULES,
                List.of(),
                Optional.of(new CoupleValues<>(SproutsRules.RULES, Sprouts::size, SIZE_PER_UNIT)),
                new SproutsText(ENTRY.form()),
                Messages.NONE);
    }

    /// At least how many moves can follow, with more so that only few lands count as small.
    private static int size(SproutsLand land) {
        return land.lives() + SIZE_BEYOND_LIVES;
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int spots = thoroughness.bound(3, 4);
        return List.of(VerificationCase.after(
                game(),
                SproutsLand.spots(spots),
                new BilingualText("all after " + spots + " spots", spots + " 个点及其后的局面")));
    }
}
