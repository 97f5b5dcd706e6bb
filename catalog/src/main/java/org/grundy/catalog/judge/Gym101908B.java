package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.pair.Marbles;
import org.grundy.game.Game;
import org.grundy.game.Pair;
import org.grundy.text.BilingualText;

/// Codeforces Gym 101908 B, Marbles: one set of marbles.
///
/// @param game of one marble; its values are computed when the whole input was read
record Gym101908B(Game<Pair> game) implements Problem {
    /// The largest coordinate answered, by a table; the judge's is 100.
    private static final long LARGEST = 1000;

    Gym101908B() {
        this(Marbles.game());
    }

    @Override
    public String id() {
        return "Gym-101908B";
    }

    @Override
    public BilingualText title() {
        return new BilingualText("Marbles: bring one of them to (0, 0)", "Marbles：把任意一颗移到 (0, 0)");
    }

    @Override
    public void answer(InputTokens in, PrintWriter out) {
        List<Pair> marbles = new ArrayList<>();
        for (int n = in.count("the number of marbles"); n > 0; n--) {
            marbles.add(Pair.of(in.next("x", 0, LARGEST), in.next("y", 0, LARGEST)));
        }
        in.end();
        PairCompound compound = new PairCompound(game, Marbles.FIRST_HOME);
        out.print(compound.wins(marbles) ? "Y\n" : "N\n");
    }
}
