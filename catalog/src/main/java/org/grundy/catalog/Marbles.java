package org.grundy.catalog;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Trial;
import org.grundy.game.CellRules;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Text;
import org.grundy.game.Words;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;

/// Marbles: each marble moves like a queen towards (0, 0), and whoever brings any of them there wins at
/// once.
///
/// Each marble is a component whose only terminal position is (0, 0); the rule about the end is the short
/// ending of the sum.
public final class Marbles implements Family {
    private static final Entry ENTRY = new Entry(
            "marbles",
            List.of("marble", "弹珠", "弹珠游戏"),
            List.of("Gym-101908B"),
            "marbles(x,y)",
            "marbles(3,5) + marbles(2,6)",
            new Text("Marbles: bring any one of them to (0, 0) first", "弹珠：最先把任意一颗移到 (0, 0) 者胜"),
            new Text(
                    "Marbles stand on points (x, y). A move takes one of them and lowers x, or y, or both by the same positive number. Whoever brings any marble to (0, 0) wins at once: sums are played with the short ending.",
                    "若干弹珠位于点 (x, y)。每步选一颗，将 x 减少、或将 y 减少、或将两者减少同一个正整数。谁先把任意一颗弹珠移到 (0, 0)，谁立即获胜：即和游戏采用短终局。"));

    /// One part over is all over.
    public static final Convention FIRST_HOME = new Convention(Join.DISJUNCTIVE, Ending.SHORT, Play.NORMAL);

    private static final CellRules RULES = CellRules.moving((x, y, out) -> {
        for (long left = 0; left < x; left++) {
            out.to(left, y);
        }
        for (long left = 0; left < y; left++) {
            out.to(x, left);
        }
        for (long k = 1; k <= Math.min(x, y); k++) {
            out.to(x - k, y - k);
        }
    });

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 0, ENTRY.form());
        return game();
    }

    /// The game; its sums end with the first marble home.
    public static CellGame game() {
        return new CellGame(ENTRY, ENTRY.name(), RULES, List.of(), Optional.empty(), FIRST_HOME, 0, Words.NONE);
    }

    @Override
    public List<Trial<?>> trials() {
        return List.of();
    }
}
